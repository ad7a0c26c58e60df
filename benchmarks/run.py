"""The measuring itself: samples of ours and of others in turn, so that a busy machine slows them alike; medians over the runs."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import statistics
from collections import defaultdict
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

import imperia
from imperia.games import UnknownGame, game

from . import ours
from .goals import AT_LEAST, AT_MOST, met
from .others import PEERS, ROLLOUTS, Others, Peer
from .timing import Sampled

SHAPED = {"imperial": 60, "conquest": 3, "empire": 10}  # games looked at plain; compiled, fifty times as many

Say = Callable[[str], None]


def measure(names: Sequence[str], runs: int, seconds: float, with_peers: bool, say: Say) -> dict[str, Any]:
    """All figures, as one object that JSON can hold."""
    fast = find_spec("numba") is not None
    found: dict[str, Any] = {"machine": machine(), "games": {}, "peers": {}, "ratios": {}, "notes": []}
    if not fast:
        found["notes"].append("Numba is not installed: nothing compiled was measured (pip install 'imperia[fast]').")
    names = [name for name in names if is_there(name, found["notes"])]
    say("preparing (the first time the rules are compiled) ...")
    sampled = {figure: Sampled(run, seconds) for name in names for figure, run in figures(name, fast)}
    rates, peer_samples = alternate(sampled, Others() if with_peers else None, runs, seconds, say, found["notes"])
    figure_rates = {figure: statistics.median(each) for figure, each in rates.items()}
    for name in names:
        say(f"{name}: shape, bytes, memory ...")
        found["games"][name] = about(name, fast, figure_rates)
    found["peers"] = {str(peer): about_peer(samples) for peer, samples in peer_samples.items()}
    found["ratios"] = ratios(rates, peer_samples)
    found["goals"] = judged(figure_rates, found)
    return found


def is_there(name: str, notes: list[str]) -> bool:
    """Whether this game can be measured; if not, the notes say so."""
    try:
        return bool(game(name))
    except (UnknownGame, ImportError) as error:
        notes.append(f"{name} was not measured: {error}")
        return False


def figures(name: str, fast: bool) -> list[tuple[str, Callable[[int], int]]]:
    """What is sampled of a game: the figure's name and what to run."""
    machines = [("plain", ours.Playouts(name, compiled=False))]
    if fast:
        machines.append(("compiled", ours.Playouts(name, compiled=True)))
    found = [(f"{name} {machine}", playouts.actions) for machine, playouts in machines]
    if name == "imperial":
        found += [(f"{name} {machine} deals", playouts.deals) for machine, playouts in machines]
        found += [(f"{name} {machine} open deals", ours.open_deals(machine == "compiled")) for machine, _ in machines]
    return [*found, (f"{name} match", ours.match_actions(name))]


Rates = dict[str, list[float]]
PeerSamples = dict[Peer, list[dict[str, Any]]]


def alternate(
    sampled: dict[str, Sampled], others: Others | None, runs: int, seconds: float, say: Say, notes: list[str]
) -> tuple[Rates, PeerSamples]:
    """In each run one sample of everything of ours, then one of everything of the others."""
    rates: Rates = defaultdict(list)
    peers: PeerSamples = defaultdict(list)
    for run in range(runs):
        for figure, one in sampled.items():
            say(f"run {run + 1} of {runs}: {figure} ...")
            rates[figure].append(one.rate())
        if others:
            say(f"run {run + 1} of {runs}: OpenSpiel and RLCard ...")
            for peer, answer in others.sample(seconds):
                peers[peer].append(answer)
    if others:
        notes += [f"{peer} was not measured: {others.missing[peer]}" for peer in PEERS if peer in others.missing]
    return dict(rates), {peer: samples for peer, samples in peers.items() if len(samples) == runs}


def about(name: str, fast: bool, rates: dict[str, float]) -> dict[str, Any]:
    """What is told of one game."""
    actions, forced = ours.Playouts(name, fast).shape(SHAPED[name] * 50 if fast else SHAPED[name])
    full, bare = ours.bytes_of_state(name)
    return {
        "rates": {figure.removeprefix(name + " "): rate for figure, rate in rates.items() if figure.startswith(name + " ")},
        "actions_a_game": actions,
        "forced": forced,
        "bytes_of_state": full,
        "bytes_without_events": bare,
        "memory_mib": {"plain": ours.memory(name, False), **({"compiled": ours.memory(name, True)} if fast else {})},
    }


def rate(sample: dict[str, Any]) -> float:
    """Actions a second of one sample of others."""
    return float(sample["actions"] / sample["seconds"])


def about_peer(samples: list[dict[str, Any]]) -> dict[str, Any]:
    """What is told of one game of others. C++ rollouts do not say which actions were forced."""
    actions, games = (sum(sample[of] for sample in samples) for of in ("actions", "games"))
    forced = sum(sample["forced"] for sample in samples)
    return {"rate": statistics.median(map(rate, samples)), "actions_a_game": actions / games, "forced": forced / actions}


def ratios(rates: Rates, peers: PeerSamples) -> dict[str, dict[str, float]]:
    """How many times faster we are: the median over the runs of the ratio within each."""
    found: dict[str, dict[str, float]] = {}
    four = [peers[peer] for peer in ROLLOUTS if peer in peers]
    for figure, ours_each in rates.items():
        if not figure.endswith((" compiled", " plain")):
            continue
        found[figure] = {
            str(peer): statistics.median(own / rate(sample) for own, sample in zip(ours_each, samples, strict=True))
            for peer, samples in peers.items()
        }
        if len(four) == len(ROLLOUTS):
            means = [statistics.geometric_mean(map(rate, samples)) for samples in zip(*four, strict=True)]
            found[figure][OVER_ALL] = statistics.median(own / mean for own, mean in zip(ours_each, means, strict=True))
    return found


OVER_ALL = "OpenSpiel, geometric mean of its C++ rollouts over four games"


def judged(rates: dict[str, float], found: dict[str, Any]) -> list[dict[str, Any]]:
    """Every goal that could be measured, and whether it is met."""
    values = dict(rates)
    if "imperial compiled open deals" in rates:
        values["imperial open deal"] = 1000 / rates["imperial compiled open deals"]
    if "imperial compiled deals" in rates:
        values["imperial compiled deals"] = rates["imperial compiled deals"]
    if OVER_ALL in found["ratios"].get("conquest compiled", {}):
        values["conquest over OpenSpiel"] = found["ratios"]["conquest compiled"][OVER_ALL]
    goals = {**AT_LEAST, **AT_MOST}
    return [{"figure": it, "value": values[it], "goal": goals[it], "met": met(it, values[it])} for it in goals if it in values]


def machine() -> dict[str, Any]:
    """What was measured on."""
    versions = {}
    for library in ("numba", "numpy"):
        if find_spec(library):
            versions[library] = importlib.metadata.version(library)
    return {
        "imperia": imperia.__version__,
        "python": platform.python_version(),
        **versions,
        "system": platform.platform(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
    }


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    try:
        with open("/proc/cpuinfo") as told:
            return next(line.split(":", 1)[1].strip() for line in told if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
