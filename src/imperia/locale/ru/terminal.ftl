# Игра в терминале.

terminal-rank-K = К
terminal-rank-Q = Д
terminal-rank-J = В
terminal-rank-A = Т
terminal-suit-S = П
terminal-suit-H = Ч
terminal-suit-D = Б
terminal-suit-C = Т
terminal-card = { $rank ->
    [K] король
    [Q] дама
    [J] валет
    [A] туз
    [10] десятка
    [9] девятка
    [8] восьмёрка
   *[7] семёрка
} { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
}
terminal-enter = Enter — дальше
