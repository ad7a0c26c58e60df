"""OpenSpiel and RLCard, measured in the same manner. Runs in an environment of its own and knows nothing of Imperia.

It reads requests, one JSON object a line, {"library", "game", "how", "seconds"}, and answers each with one: {"actions", "seconds",
"games", "forced"}, or {"missing": why}. how "python": their Python API, uniform random play, chance included. how "rollouts":
OpenSpiel's own C++ rollouts, reached through an `MCTSBot` of 2 simulations with K rollouts each, begun where the first decision
is due. Their length is not told, so the mean length of random games played from there by the Python API stands for it.
"""

import json
import random
import sys
import time

ROLLOUTS = 50  # K
DRAW = random.Random(20261129)


def spiel_outcome(state):
    """One action: of chance by its probabilities, of a player uniformly; and whether it was forced."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        return DRAW.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0], len(outcomes) == 1
    legal = state.legal_actions()
    return legal[int(DRAW.random() * len(legal))], len(legal) == 1


def spiel_play(state):
    """Play on to the end: actions, forced actions."""
    actions = forced = 0
    while not state.is_terminal():
        action, only = spiel_outcome(state)
        state.apply_action(action)
        actions += 1
        forced += only
    return actions, forced


def spiel_opening(game):
    """A position in which the first decision is due."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(spiel_outcome(state)[0])
    return state


class Spiel:
    """OpenSpiel."""

    def __init__(self):
        import pyspiel

        self.pyspiel = pyspiel
        self.lengths = {}

    def python(self, name, seconds):
        game = self.pyspiel.load_game(name)
        return timed(lambda: spiel_play(game.new_initial_state()), seconds)

    def rollouts(self, name, seconds):
        game = self.pyspiel.load_game(name)
        if name not in self.lengths:
            lengths = timed(lambda: spiel_play(spiel_opening(game)), 2.0)
            self.lengths[name] = lengths["actions"] / lengths["games"]
        length = self.lengths[name]
        evaluator = self.pyspiel.RandomRolloutEvaluator(ROLLOUTS, DRAW.randrange(2**31))
        bot = self.pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, DRAW.randrange(2**31), False)
        took = steps = 0
        while took < seconds:
            opening = spiel_opening(game)
            started = time.process_time()
            bot.step(opening)  # one simulation from here, one from an action further
            took += time.process_time() - started
            steps += 1
        return {"actions": steps * ROLLOUTS * (2 * length - 1), "seconds": took, "games": steps * 2 * ROLLOUTS, "forced": 0}


class RLCard:
    """RLCard."""

    def __init__(self):
        import rlcard

        self.rlcard = rlcard

    def python(self, name, seconds):
        table = self.rlcard.make(name)

        def game():
            actions = forced = 0
            state, _ = table.reset()
            while not table.is_over():
                legal = list(state["legal_actions"])
                state, _ = table.step(legal[int(DRAW.random() * len(legal))])
                actions += 1
                forced += len(legal) == 1
            return actions, forced

        return timed(game, seconds)


def timed(game, seconds):
    """Games until the time is up."""
    actions = forced = games = 0
    started = time.process_time()
    while (took := time.process_time() - started) < seconds:
        more, only = game()
        actions += more
        forced += only
        games += 1
    return {"actions": actions, "seconds": took, "games": games, "forced": forced}


def main():
    """Answer requests until there are no more."""
    libraries = {}
    for line in sys.stdin:
        request = json.loads(line)
        try:
            name = request["library"]
            if name not in libraries:
                libraries[name] = {"OpenSpiel": Spiel, "RLCard": RLCard}[name]()
            answer = getattr(libraries[name], request["how"])(request["game"], request["seconds"])
        except Exception as error:  # whatever their libraries say is told in the report
            answer = {"missing": f"{type(error).__name__}: {error}".splitlines()[0]}
        print(json.dumps(answer), file=ANSWERS, flush=True)


if __name__ == "__main__":
    ANSWERS, sys.stdout = sys.stdout, sys.stderr  # their libraries may print
    main()
