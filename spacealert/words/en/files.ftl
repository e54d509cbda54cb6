### What can be wrong with a file before anybody asks what it means.

files-faulty = { $path } has { $count ->
    [one] a fault
   *[other] { $count } faults
 }.
