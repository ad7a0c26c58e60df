### Errors of every game: what is wrong, and what to do.

error-game = There is no game called “{ $game }”. The games are: { $known }.
error-illegal = The rules do not allow that now.
error-option = “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-option-unknown = There is no option “{ $option }”. The options are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-seats = The number of players cannot be { $players } here: choose from { $least } to { $most }.
error-seats-one = The number of players cannot be { $players } here: choose { $most }.
error-position = The position cannot be read: { $where }: { $what }.
error-content = The deck or map file has a fault: { $entry }: { $what }.

### Why the system refused something, within a sentence.

system-no-file = there is no such file or folder
system-no-right = there is no right to do that
system-is-folder = it is a folder
system-no-folder = something in its path is no folder
system-exists = it is there already
system-long-name = the name is too long
system-full = the disk is full
system-read-only = the disk can only be read
system-device = the disk does not work as it should
system-many-files = too many files are open
system-port-taken = another program uses it
system-no-address = this machine has no such address
system-no-open = the file cannot be opened
system-locked = another program holds the database
system-damaged = the database is damaged
