### The log book: its troubles, its lines, its pictures.

# Troubles

logbook-full = The disk is full, so nothing could be written to the log book { $path }; what was there is still there.
logbook-read-only = The log book { $path } cannot be written: the folder is read-only or not yours.
logbook-busy = Another program has been writing to the log book { $path } for too long; try again when it has ended.
logbook-disk = The disk reports an error at the log book { $path }; what was there before is still there if the disk is.
logbook-torn = The log book { $path } was damaged while it was open; start again, and what can be read will be saved.
logbook-newer = The log book { $path } was written by a newer spacealert, so this one leaves it alone.
logbook-foreign = { $path } is a database of another program, so it is left alone.
logbook-set-aside = The log book was damaged. It now lies beside the new one as { $aside }; { $count ->
    [0] no entry of it could be read
    [one] { $count } entry of it was saved
   *[other] { $count } entries of it were saved
 }.
logbook-no-such-line = The log book has no entry { $number }.
logbook-nothing-to-undo = There is nothing to undo in the log book.
