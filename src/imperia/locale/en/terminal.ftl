# Play in the terminal.

terminal-rank-K = K
terminal-rank-Q = Q
terminal-rank-J = J
terminal-rank-A = A
terminal-suit-S = S
terminal-suit-H = H
terminal-suit-D = D
terminal-suit-C = C
terminal-card = { $rank ->
    [K] king
    [Q] queen
    [J] jack
    [A] ace
    [10] ten
    [9] nine
    [8] eight
   *[7] seven
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
terminal-enter = Enter to go on
