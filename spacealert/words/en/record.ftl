### The log book in the window.

record-entered = This mission is line { $number } of the log book.
