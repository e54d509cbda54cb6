### Errors of the log book's database file.

database-full = The disk is full, so nothing was written to { $path }. Everything saved before is still there. Free some space and try again.
database-read-only = { $path } can't be written: the folder is read-only or not yours.
database-no-folder = { $path } can't be written: there's a file where its folder should be.
database-busy = Another program has been writing to { $path } for too long. Try again when it's done.
database-disk = The disk reports an error at { $path }. Everything saved before should still be there. Check the disk.
database-damaged = { $path } was damaged while it was open. Restart spacealert to restore everything that's still readable.
database-unrestored = { $path } is damaged and read-only for now. Free some disk space, and it will be restored at the next start.
database-replaced = { $path } was removed or replaced while it was open, so nothing more can be saved there. Restart spacealert.
database-newer = { $path } is from a newer version and was left untouched. Update spacealert to use it.
database-foreign = { $path } is another program's database and was left untouched.
database-endless = { $path } isn't a regular file (reading it would never end).
database-damaged-elsewhere = { $path } is damaged, so nothing was imported. Ask for an export instead.
database-upgraded = { $path } was upgraded for this version. The old file is still there as { $aside }, in case you go back.
database-restored = { $path } was damaged and has been renamed { $aside }. { $count ->
    [0] No entries could be recovered
    [one] { $count } entry was recovered into a new file
   *[other] { $count } entries were recovered into a new file
 }.
database-not-restored = { $path } is damaged and can't be restored because of a disk error. { $count ->
    [0] No entries are readable
    [one] { $count } entry is readable
   *[other] { $count } entries are readable
 }.
