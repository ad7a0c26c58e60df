# Gra w terminalu.

terminal-rank-K = K
terminal-rank-Q = D
terminal-rank-J = W
terminal-rank-A = A
terminal-suit-S = P
terminal-suit-H = H
terminal-suit-D = R
terminal-suit-C = T
terminal-card = { $rank ->
    [K] król
    [Q] dama
    [J] walet
    [A] as
    [10] dziesiątka
    [9] dziewiątka
    [8] ósemka
   *[7] siódemka
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
terminal-enter = Enter: dalej
