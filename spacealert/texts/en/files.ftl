### Errors that any file can have, whatever its content.

files-invalid = { $path } has { $count ->
    [one] an error
   *[other] { $count } errors
 }.

## The value found, used in the sentences below.

files-found = { $shape ->
    [list] Found a list here
    [table] Found a table of names and values here
    [nothing] Found nothing here
   *[text] Found “{ $found }” here
 }

## The file as a whole

files-unreadable = { $why ->
    [missing] The file doesn't exist.
    [folder] It's a folder; expected a file.
    [forbidden] You don't have permission to read this file.
   *[other] The file can't be read.
 }
files-occupied = { $path } is { $by ->
    [device] not an ordinary file
   *[database] a log book or another database
}, so it wasn't overwritten. Choose another name.
files-unwritable = { $path } can't be written: { $why ->
    [missing] its folder doesn't exist
    [folder] it's a folder
    [file] it's a file, not a folder
    [forbidden] you don't have permission to write there
    [full] the disk is full
    [name] the name is too long
   *[other] the system won't allow it
 }.
files-too-large = { $size ->
    [unknown] The file never ends
   *[other] The file is { $size } kB
 }; the limit is { $most } kB.
files-newer = { $what ->
    [mission] An unfinished mission
    [resolution] An unfinished resolution
    [entry] A half-finished entry
    [guide] An unfinished guide
    [explorer] A career
    [the-thing-box] The saved facts about your copy of The Thing
    [nemesis-settings] The house rules for Nemesis
   *[campaign] A saved campaign
 } is from a newer version and was left untouched. Update spacealert to use it.
files-utf16 = The file is in UTF-16. Save it as UTF-8 and try again.
files-not-utf8 = Byte { $byte } (offset { $offset } in the { $part ->
    [line] line
   *[file] file
 }) isn't valid UTF-8. Save the file as UTF-8 and try again.
files-control = Found the control character { $code } here; expected text.
files-empty = The file is empty.
files-too-deep = Lists and tables are nested more than { $most } levels deep here, so the rest wasn't read.
files-too-many = The file has more than { $most } values, so the rest wasn't read.
files-second-document = A second document begins here; expected one per file.
files-more-faults = … and { $count ->
    [one] one more error
   *[other] { $count } more errors
 } from here on.

## YAML syntax

files-tab = This line is indented with a tab; expected spaces.
files-anchor = Found the anchor “{ $found }” here; expected the value itself, without anchors.
files-alias = Found the reference “{ $found }” here; expected the value itself, written out.
files-tag = Found the tag “{ $found }” here; expected a plain value without tags.
files-syntax = “{ $found }” isn't valid YAML here.
files-syntax-block = Found “{ $found }” here; expected quotation marks around text that begins with > or |.
files-syntax-quote = The quotation mark opened here is never closed.
files-syntax-escape = “{ $found }” isn't a valid escape; expected \\ for a backslash itself.
files-syntax-bracket = The bracket opened here is never closed.
files-syntax-comma = Found “{ $found }” here; expected a comma or the closing bracket.
files-syntax-colon = Found “{ $found }” here; expected a name, a colon, a space and a value.
files-syntax-value = There's a colon where no value can begin. Either this line is indented incorrectly, or text with “: ” in it needs quotation marks.
files-syntax-indent = Found “{ $found }” here, indented less than the lines above and below it; expected the same indentation.
files-syntax-character = Found “{ $found }” here; a value can't begin with this character unless it's in quotation marks.
files-syntax-key = Found “{ $found }” here; expected the next name, indented like those above, or the end.
files-syntax-dash = Found “{ $found }” here; expected “- ” as in the lines above, or the end of the list.
files-syntax-entry = Found a dash here. Put the list on lines of its own or in [square brackets], or put quotation marks around text that begins with a dash.
files-syntax-outside = Found “{ $found }” here; expected the end of the file, or this line indented like the first one.

## Missing and unexpected values

files-expected-name = { $standing }; expected a name.
files-expected-table = { $standing }; expected a table with lines such as “name: value”.
files-expected-list = { $standing }; expected a list in [square brackets], with commas between the values.
files-expected-text = { $standing }; expected text.
files-expected-number = { $standing }; expected a whole number from { $least } to { $most }.
files-doubled = “{ $found }” appears twice; expected only the one on line { $line }.
files-missing = “{ $name }” is missing here.
files-unknown-near = “{ $found }” is unknown here; did you mean “{ $nearest }”?
files-unknown = “{ $found }” is unknown here; expected one of: { $choices }.

## Invalid JSON values

files-value = { $path }: { $problem }
files-not-json = This isn't JSON.
files-impossible = This isn't possible.
files-expected-decimal = { $standing }; expected a number.
files-expected-truth = { $standing }; expected true or false.
files-expected-nothing = { $standing }; expected nothing.
files-expected-date = { $standing }; expected a date such as 2026-11-18.
files-expected-choice = { $standing }; expected one of: { $choices }.
files-expected-length = Found text of { $count } characters here; expected at most { $most }.
files-expected-items = Found a list of { $count ->
    [one] 1 value
   *[other] { $count } values
 } here; expected { $least ->
    [0] at most { $most }
   *[other] exactly { $most }
 }.
files-expected-form = { $standing }, which contains a character that isn't allowed.
