# Words on cards and maps. Names come from the deck or map file, and from empire.ftl for kinds of cards. ¤ is the sign of the imperial.

art-empire-universal = Universal
art-empire-freight = Freight
art-empire-any-colour = Any colour
art-empire-any-colour-about = Counts as an object of any colour. Cannot pay.
art-empire-bank = Imperial Bank
art-empire-imperials =
    { $n ->
        [one] { $n } imperial
       *[other] { $n } imperials
    }
art-empire-reach-others = Contact · on others
art-empire-reach-self = Contact · for myself
art-empire-reach-answer = Contact · in answer
art-empire-effect-freight = All other players pay you freight for one of these two colours.
art-empire-effect-great-freight = One player of your choice pays you freight for any colour.
art-empire-effect-spaceport = Draw 2 cards.
art-empire-effect-space-fund = Every other player gives you 2¤ in any form.
art-empire-effect-hyperjump = Play 3 more cards this turn.
art-empire-effect-time-machine = Take the 2 oldest cards of the discard. You may play them at once.
art-empire-effect-rocket = Put it on your system: its freight doubles. One for each system.
art-empire-effect-annihilation = Take one rocket from any player.
art-empire-effect-mind-swap = Give a player one object and take one of his outside a system.
art-empire-effect-dictator = Take one object outside a system from every other player.
art-empire-effect-fiver = Cancels for you a Freight, Dictator, Mind Swap, Space Fund or Annihilation.

## Said of a card, for those who hear it

art-empire-about-worth = Worth { $value }и.
art-empire-about-colour = { $system }: freight by the number of objects { $ladder }

art-imperial-chip-white = white chip
art-imperial-chip-red = red chip
art-imperial-chips =
    { $colour ->
        [red] { $n ->
            [one] { $n } red chip
           *[other] { $n } red chips
        }
       *[white] { $n ->
            [one] { $n } white chip
           *[other] { $n } white chips
        }
    }

art-conquest-wild = Wild card
art-conquest-token =
    { $emblem ->
        [rose] Rose
        [anchor] Anchor
        [trefoil] Trefoil
        [sun] Sun
        [crown] Crown
        [tower] Tower
       *[shield] Neutral
    }: { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }

error-art = This card cannot be drawn: { $card }.
error-art-name = The name of the card “{ $card }” is too long to stand on it: shorten it in the deck or map file.
error-art-letter = The card “{ $card }” has a character that our fonts do not: “{ $letter }”. Use Latin or Cyrillic letters.
