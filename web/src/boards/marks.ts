// Which beginnings of rounds, turns or deals have their number under a chart: few, and none over its neighbour.

export interface Mark {
  number: number;
  at: number; // where on the axis, 0-1
}

const MOST = 12; // numbers under a chart
const ROOM = 0.035; // of the narrowest chart, for a digit and the gap beside it

/** The marks whose numbers are written: all, every second, every fifth … of them, without those that come too near. */
export function numbered(marks: Mark[]): Mark[] {
  const last = marks.at(-1)?.number ?? 0;
  const step = [1, 2, 5, 10, 20, 50].find((n) => last / n <= MOST) ?? 100;
  const chosen: Mark[] = [];
  for (const mark of marks.filter(({ number }) => number % step === 0)) {
    const before = chosen.at(-1);
    if (!before || mark.at - before.at >= ROOM * (1 + String(mark.number).length)) chosen.push(mark);
  }
  return chosen;
}
