"""Over many games without sockets: what each viewer would be sent of every entry, and asked after it, names seen cards only."""

import random

import msgspec
import pytest

from imperia.games import game as game_named
from imperia.games.conquest import atlas
from imperia.games.game import Setup
from imperia.play import Fast, Match
from imperia.server import projection
from server.seen import Apart, cards_of, named, single_deck, unseen
from server.test_whole_games import ENDING, GAMES, MOST, SMALL_MAP

SEEDS = (0, 1)  # games of a kind; in the first of Империя a rocket is put on a system


@pytest.fixture(autouse=True)
def apart(monkeypatch):
    """Maps on which cards are called otherwise than territories."""
    monkeypatch.setattr(atlas, "_ATLASES", {})
    monkeypatch.setattr(atlas, "Atlas", lambda played_on, made=atlas.Atlas: Apart(made(played_on)))


def played(name, seed):
    """A game of random answers, and what its viewers were sent of it: (viewer, entry, whether after it, bytes)."""
    players, options, content = GAMES[name]
    text = {"": "", "map": SMALL_MAP.read_text(), "deck": single_deck()}[content]
    made = game_named(name).read_content(text) if text else None
    match = Match.start(Setup(name, players, options, made), Fast(seed))
    names = [f"P{seat}" for seat in range(players)]
    rng = random.Random(seed)
    sent, told = [], 0
    for _ in range(MOST):
        for viewer in range(-1, players):
            for entry in match.log[told:]:
                sent.append((viewer, entry.seq, False, msgspec.json.encode(projection.frame(match, entry, viewer, names))))
            if not match.ended:
                after = projection.update(match, [], viewer, names, [])
                sent.append((viewer, match.log[-1].seq, True, msgspec.json.encode(after)))
        told = len(match.log)
        if match.ended:
            break
        question = rng.choice(match.asked())
        answers = match.legal(question.seat)
        going_on = [answer for answer in answers if type(answer).__struct_config__.tag not in ENDING]
        match.act(question.seat, rng.choice(going_on if going_on and rng.random() < 0.9 else answers))
    return match, sent


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_what_anybody_is_sent_names_seen_cards_only(name, seed):
    match, sent = played(name, seed)
    cards = cards_of(match)
    hidden = unseen(match, range(-1, match.players))
    for viewer, entry, after, text in sent:
        assert not named(text, cards) & hidden[entry][viewer][after], (viewer, entry, text)
