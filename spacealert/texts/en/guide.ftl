### Procedures that the program leads a table through.

guide-no-answer = “{ $answer }” is no answer to what is asked here.
guide-is-over = This has already ended.
guide-nothing-to-undo = There is nothing to undo.
guide-open-elsewhere = This is open in another window or terminal.
guide-unreadable = { $path } cannot be read: { $why ->
    [missing] there is no such file
    [folder] this is a folder
    [forbidden] you are not allowed to read it
   *[other] the system refuses it
 }.
guide-damaged = { $path } is damaged and cannot be resumed. It was left as it is.
