"""The synthesised sounds, rendered by the browser: none clips, none clicks, all are about as loud."""

from __future__ import annotations

from pathlib import Path

import pytest

ASSETS = Path(__file__).parents[2] / "src" / "imperia" / "server" / "client" / "assets"
SOUNDS = ("card", "coin", "dice", "turn", "victory")
RENDER = """async ([file, name]) => {
  const { SOUNDS } = await import(file), rate = 48000, heard = new OfflineAudioContext(1, rate * 2, rate);
  SOUNDS[name](heard, 0.01);
  const samples = (await heard.startRendering()).getChannelData(0), apart = 240, wide = 2400;
  const loud = (from) => Math.sqrt(samples.subarray(from, from + wide).reduce((sum, one) => sum + one * one, 0) / wide);
  const at = [...samples.keys()].filter((i) => Math.abs(samples[i]) > 1e-6), first = at[0], last = at.at(-1);
  return {
    names: Object.keys(SOUNDS),
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    seconds: (last - first) / rate,
    begins: Math.abs(samples[first]),
    ends: Math.abs(samples[last]),
    loudest: Math.max(...Array.from({ length: Math.floor((samples.length - wide) / apart) }, (_, i) => loud(i * apart))),
  };
}"""


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_short_and_soft_and_neither_clips_nor_clicks(page_of, sound):
    (file,) = ASSETS.glob("sounds-*.js")
    found = page_of("/check").evaluate(RENDER, [f"/assets/{file.name}", sound])
    assert sorted(found["names"]) == sorted(SOUNDS)
    assert found["peak"] < 0.5, "two sounds at once must not clip"
    assert 0.05 < found["seconds"] < 1.2
    assert found["begins"] < 0.005
    assert found["ends"] < 0.001
    assert 0.03 < found["loudest"] < 0.09, "about as loud as the others"
