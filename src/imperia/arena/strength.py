"""The page `docs/strength.md`: what the ladder has shown, and what it has not yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .keeping import text_of
from .ladder import LIMITS, MORE_POINTS, MORE_WHITES, NEAR_OPEN, SECONDS, Climbed
from .paces import Paces
from .summary import Standing

TITLES = {"imperial": "Imperial", "conquest": "Imperium", "empire": "Империя (Empire)"}
HEAD = f"""# How strong the bots are

Written by `make ladder`, which goes on where it was stopped; nothing here is typed in by hand. All games lie in `docs/strength`,
a file for every step; `make ladder LADDER='--folder build/ladder'` plays them all again, and every line can be had alone, with
the same games, by its command.

Both sides of a step get the same chance: every deal set is played twice with the seats exchanged, and errors are counted over
deal sets. Imperial is counted in whites a deal more than the other (a red is six), with half the 95 % interval: a level has to
be {MORE_WHITES:g} above the one below, clear of zero. `open` sees both hands and plays the best there is; `master` has to come
within {NEAR_OPEN:g} of it. The other games are counted in points (a draw is half), by a sequential test of Elo 0 against 70: a
level has to take {100 * MORE_POINTS:.0f} % from the one below, with an interval clear of 50 %. Steps with seconds (`@2s`) have the
time of a table and only confirm the direction.
"""
HOLDS = {True: "holds", False: "**does not hold**", None: "open"}


def page(climbed: Sequence[Climbed], paces: Sequence[Paces] = (), odds: float | None = None) -> str:
    """The whole page, in Markdown. odds: seconds that the odds of all battles of up to 60 armies a side took."""
    parts = [HEAD]
    for game in dict.fromkeys(one.step.game for one in climbed):
        own = [one for one in climbed if one.step.game == game]
        parts.append(f"\n## {TITLES[game]}\n")
        parts.append(table([one for one in own if one.found]))
        parts.append(missing([one for one in own if not one.found]))
    parts += [endings(climbed), thinking(paces, odds), spent(climbed)]
    return "\n".join(part for part in parts if part).rstrip() + "\n"


def table(climbed: Iterable[Climbed]) -> str:
    """The steps that were played."""
    rows = [row(one) for one in climbed]
    if not rows:
        return ""
    head = [
        "| step | players | played | outcome, 95 % | | actions a second | command |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    return "\n".join([*head, *rows]) + "\n"


def row(one: Climbed) -> str:
    """One step as a line."""
    step, found = one.step, one.found
    assert found is not None
    unit = "deals" if step.deals else "games"
    actions = found.length.mean * found.games / max(one.seconds, 0.1) if found.length else 0.0
    cells = [
        f"{step.upper} over {step.lower}",
        str(step.players),
        f"{found.games:,} {unit}",
        outcome(found.bots[0], step.deals),
        HOLDS[one.holds],
        f"{actions:,.0f}",
        f"`{step.command}`",
    ]
    return "| " + " | ".join(cells) + " |"


def outcome(first: Standing, deals: bool) -> str:
    """What a step has come to."""
    if deals and first.chips:
        error = "?" if first.chips.error is None else f"{first.chips.error:.2f}"
        return f"{first.chips.mean:+.2f} ± {error} whites a deal"
    return f"{100 * first.share:.1f} % ({100 * first.low:.1f} – {100 * first.high:.1f})"


def missing(climbed: Sequence[Climbed]) -> str:
    """The steps that were not played, plainly."""
    if not climbed:
        return ""
    named = "; ".join(f"{one.step.upper} over {one.step.lower} with {one.step.players}" for one in climbed)
    return f"Not played yet: {named}.\n"


def endings(climbed: Sequence[Climbed]) -> str:
    """How many games ended before the limits."""
    reasons = [(reason, n) for one in climbed if one.found and not one.step.deals for reason, n in one.found.reasons.items()]
    games = sum(n for _, n in reasons)
    if not games:
        return ""
    limits = sum(n for reason, n in reasons if reason in LIMITS)
    return (
        f"\n## Endings\n\n{games - limits:,} of {games:,} games ({100 * (games - limits) / games:.2f} %) ended before the limits.\n"
    )


def thinking(paces: Sequence[Paces], odds: float | None) -> str:
    """How long the bots think at a table, a review takes, and the odds of all battles."""
    if not paces:
        return ""
    rows = [
        f"| {TITLES[one.game]} | {one.players} | {pace.level} | {pace.choices:,} | {1000 * pace.mean:,.1f} ms "
        f"| {1000 * pace.longest:,.0f} ms | {1000 * SECONDS[pace.level]:,.0f} ms |"
        for one in paces
        for pace in one.paces
    ]
    reviews = ", ".join(f"{TITLES[one.game]} {one.review:.1f} s" for one in paces)
    battles = "" if odds is None else f" The odds of all battles of up to 60 armies against 60: {odds:.2f} s (at most 1)."
    return (
        "\n## Thinking times\n\n"
        "Whole games with the time of a table; every choice between two or more actions timed by the clock, from the question\n"
        "to the answer. Whoever notices that the time is over may finish what he is at.\n\n"
        "| game | players | level | choices | mean | longest | time |\n| --- | --- | --- | --- | --- | --- | --- |\n"
        + "\n".join(rows)
        + f"\n\nA review of such a game: {reviews} (at most 60).{battles}\n"
    )


def spent(climbed: Sequence[Climbed]) -> str:
    """The time that all this took, and which bots it speaks of: games of others do not count."""
    hours = sum(one.seconds for one in climbed) / 3600
    texts = ", ".join(f"{TITLES[game]} `{text_of(game)}`" for game in dict.fromkeys(one.step.game for one in climbed))
    return (
        f"\n## What was measured\n\nBots and rules of these texts (the first line of a file of the arena names its own): {texts}."
        f"\nAll this took {hours:.2f} hours of one processor.\n"
    )
