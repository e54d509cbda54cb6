### What is wrong with a file in which the program keeps what was played.

database-full = The disk is full, so nothing could be written to { $path }; what was there is still there.
database-read-only = { $path } cannot be written: the folder is read-only or not yours.
database-no-folder = { $path } cannot be written: a file is where its folder should be.
database-busy = Another program has been writing to { $path } for too long; try again when it has ended.
database-disk = The disk reports an error at { $path }; what was there before is still there if the disk is.
database-damaged = { $path } was damaged while it was open; restart, and whatever can be read will be restored.
database-unrestored = { $path } is damaged, and can only be read until there is room on the disk to restore it at the next start.
database-replaced = { $path } was removed or replaced while it was open, so nothing more can be written to it; restart spacealert.
database-newer = { $path } was written by a newer spacealert and was left untouched.
database-foreign = { $path } is a database of another program and was left untouched.
database-endless = Reading { $path } would never end; it is no file of spacealert.
database-damaged-elsewhere = { $path } is damaged, so nothing was imported from it; ask for an export of it.
database-upgraded = { $path } was brought up to date for this version. The old file lies beside it as { $aside }, in case you go back.
database-restored = { $path } was damaged. It now lies beside the new one as { $aside }; { $count ->
    [0] no entry of it could be read
    [one] { $count } entry of it was restored
   *[other] { $count } entries of it were restored
 }.
database-not-restored = { $path } is damaged, and nothing can be written there to restore it; { $count ->
    [0] no entry of it can be read
    [one] { $count } entry of it can be read
   *[other] { $count } entries of it can be read
 }.
