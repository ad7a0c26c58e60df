// A map of one's own has no geography: it is drawn from its borders. Lands that border on each other come to lie side by side, each continent an
// island or some; where a border cannot be land, a line crosses the sea. The same map is always drawn the same.
import { at, type Drawn, type DrawnLand, type MapContent, type Point } from './chart';

const APART = 150, // units between neighbours
  REACH = 96, // from a seal to the coast
  LAND = 24, // the shortest border on land; a shorter one has a line over the sea as well
  STRAIT = 9, // half of the sea between lands that do not touch
  EDGE = 190, // round all seals
  ROUNDS = 300;

export function drawing(content: MapContent): Drawn {
  const lands = content.territory.map((land) => land.id),
    known = new Map(lands.map((id, i) => [id, i]));
  const home = new Map(content.continent.flatMap((one, i) => one.territories.map((id) => [known.get(id)!, i])));
  const borders = content.territory.map((land) => new Set(land.borders.map((id) => known.get(id)!)));
  const seals = spread(
    lands.length,
    (a, b) => borders[a]!.has(b),
    (a, b) => home.get(a) === home.get(b),
  );
  const width = Math.max(...seals.map(([x]) => x)) + EDGE + 90,
    height = Math.max(...seals.map(([, y]) => y)) + EDGE;
  const shapes = seals.map((seal, i) => coast(seal, i));
  seals.forEach((seal, i) =>
    seals.forEach((other, j) => {
      if (i !== j) shapes[i] = cut(shapes[i]!, seal, other, borders[i]!.has(j) && home.get(i) === home.get(j) ? 0 : STRAIT);
    }),
  );
  const territories = content.territory.map((one, i): DrawnLand => ({
    id: one.id,
    name: Object.fromEntries(Object.entries(one.name).map(([language, name]) => [language, halved(name)])),
    token: seals[i]!,
    label: seals[i]!,
    hang: true,
    d: outline(shapes[i]!),
  }));
  const sea_lines = seals.flatMap((a, i) =>
    [...borders[i]!]
      .filter((j) => j > i && alongside(shapes[i]!, shapes[j]!, a, seals[j]!) < LAND)
      .map((j) => ({ a: lands[i]!, b: lands[j]!, d: crossing(a, seals[j]!, seals) })),
  );
  // Plates, rose and ship lie where the sea is free, the plates near their continents.
  const taken = [...seals];
  const free = (near: Point, room: number): Point => {
    let best: Point = near,
      least = Infinity;
    for (let x = 110; x <= width - 110; x += 20)
      for (let y = 60; y <= height - 60; y += 20) {
        const close = Math.min(...taken.map(([p, q]) => Math.hypot((x - p) * 0.75, y - q)));
        const cost = Math.hypot(x - near[0], y - near[1]) + 6 * Math.max(0, room - close);
        if (cost < least) [best, least] = [[x, y], cost];
      }
    taken.push(best);
    return best;
  };
  const continents = content.continent.map(({ id, name, territories: own }) => ({
    id,
    name,
    label: free(middle(own.map((one) => seals[known.get(one)!]!)), 122),
  }));
  return {
    width,
    height,
    territories,
    continents,
    sea_lines,
    lakes: '',
    continent_borders: '',
    graticule: grid(width, height),
    peaks: [],
    rose: free([width, height - EDGE], 225),
    ship: free([0, height - EDGE], 190),
    ends: { south: Math.min(...seals.map(([x]) => x)) - REACH, bottom: height - EDGE + REACH + 30 },
  };
}

/** Places for so many lands: borders draw together, all else keeps its distance; wider than high, the first land in the north-west. */
function spread(many: number, border: (a: number, b: number) => boolean, together: (a: number, b: number) => boolean): Point[] {
  const seals = Array.from({ length: many }, (_, i): Point => {
    const turned = (i / many) * 2 * Math.PI;
    return [many * 40 * Math.cos(turned), many * 30 * Math.sin(turned)];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const pull = seals.map((): Point => [0, 0]);
    for (let a = 0; a < many; a++)
      for (let b = a + 1; b < many; b++) {
        const dx = seals[b]![0] - seals[a]![0],
          dy = seals[b]![1] - seals[a]![1],
          far = Math.hypot(dx, dy) || 1;
        const strength = -((APART / far) ** 2) + (border(a, b) ? far / APART : together(a, b) ? (0.25 * far) / APART : 0);
        for (const [one, way] of [
          [a, 1],
          [b, -1],
        ] as const) {
          pull[one]![0] += (way * strength * dx * APART) / far;
          pull[one]![1] += (way * strength * dy * APART) / far;
        }
      }
    const most = 60 * (1 - round / ROUNDS); // units that a land may go in this round
    seals.forEach((seal, i) => {
      const [px, py] = pull[i]!,
        far = Math.hypot(px, py) || 1,
        go = Math.min(most, far * 0.1);
      seal[0] += (px / far) * go;
      seal[1] += (py / far) * go;
    });
  }
  const [cx, cy] = middle(seals);
  let xx = 0,
    xy = 0,
    yy = 0;
  for (const [x, y] of seals) {
    xx += (x - cx) ** 2;
    xy += (x - cx) * (y - cy);
    yy += (y - cy) ** 2;
  }
  const turned = -Math.atan2(2 * xy, xx - yy) / 2; // what is longest lies from west to east
  const level = seals.map(([x, y]): Point => [
    (x - cx) * Math.cos(turned) - (y - cy) * Math.sin(turned),
    (x - cx) * Math.sin(turned) + (y - cy) * Math.cos(turned),
  ]);
  const [east, south] = level[0]!.map((v) => (v > 0 ? -1 : 1)) as Point;
  let least = Infinity;
  level.forEach((one, i) =>
    level.slice(0, i).forEach((two) => (least = Math.min(least, Math.hypot(one[0] - two[0], one[1] - two[1])))),
  );
  const scale = Math.max(1, (APART * 0.8) / least);
  const placed = level.map(([x, y]): Point => [x * east * scale, y * south * scale]);
  const [left, top] = [Math.min(...placed.map(([x]) => x)), Math.min(...placed.map(([, y]) => y))];
  return placed.map(([x, y]) => [Math.round(x - left + EDGE), Math.round(y - top + EDGE)]);
}

/** The coast of a land that has the sea all round. */
const coast = ([x, y]: Point, seed: number): Point[] =>
  Array.from({ length: 60 }, (_, i) => {
    const a = (i / 60) * 2 * Math.PI,
      wave = (often: number, high: number): number => high * Math.sin(often * a + seed * often * 1.7);
    const far = REACH * (1 + wave(2, 0.09) + wave(3, 0.07) + wave(5, 0.05) + wave(11, 0.02));
    return [x + far * Math.cos(a), y + far * Math.sin(a)];
  });

/** How far a point lies beyond the middle between two seals, towards the second. */
function beyond([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const far = Math.hypot(bx - ax, by - ay);
  return ((x - (ax + bx) / 2) * (bx - ax) + (y - (ay + by) / 2) * (by - ay)) / far;
}

/** What remains of a shape on its own side of the middle between two seals. */
function cut(shape: Point[], own: Point, other: Point, strait: number): Point[] {
  return shape.flatMap((p, i) => {
    const q = shape[(i + 1) % shape.length]!,
      a = beyond(p, own, other) + strait,
      b = beyond(q, own, other) + strait;
    const kept = a <= 0 ? [p] : [];
    if (a * b < 0) kept.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
    return kept;
  });
}

/** How long the border is that two shapes have on the line between their seals; below 0: none. */
function alongside(one: Point[], two: Point[], a: Point, b: Point): number {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [from, to] = [one, two].map((shape) => {
    const on = shape.filter((p) => Math.abs(beyond(p, a, b)) < 0.01);
    return on.map(([x, y]) => ((y - a[1]) * (b[0] - a[0]) - (x - a[0]) * (b[1] - a[1])) / far);
  }) as [number[], number[]];
  return Math.min(Math.max(...from), Math.max(...to)) - Math.max(Math.min(...from), Math.min(...to));
}

/** A shape as a path. All shapes are bent alike, so that no border is straight and neighbours still fit. */
function outline(shape: Point[]): string {
  const fine = shape.flatMap(([x, y], i) => {
    const [p, q] = shape[(i + 1) % shape.length]!,
      steps = Math.max(1, Math.round(Math.hypot(p - x, q - y) / 9));
    return Array.from({ length: steps }, (_, k): Point => [x + ((p - x) * k) / steps, y + ((q - y) * k) / steps]);
  });
  return `M${fine.map(([x, y]) => at(x + 5 * Math.sin(y / 17) + 2.4 * Math.sin(y / 6 + x / 31), y + 5 * Math.sin(x / 19) + 2.4 * Math.sin(x / 7 + y / 29))).join('L')}z`;
}

/** A line over the sea from seal to seal, round the seals between. */
function crossing(a: Point, b: Point, seals: Point[]): string {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    far = Math.hypot(dx, dy);
  let bend = 0.1;
  for (const [x, y] of seals) {
    const along = ((x - a[0]) * dx + (y - a[1]) * dy) / far,
      aside = ((x - a[0]) * -dy + (y - a[1]) * dx) / far;
    if (along > 10 && along < far - 10 && Math.abs(aside) < 70) bend = aside > 0 ? -0.45 : 0.45;
  }
  return `M${at(...a)}Q${at((a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend)} ${at(...b)}`;
}

function middle(points: Point[]): Point {
  const sum = (i: 0 | 1): number => points.reduce((all, one) => all + one[i], 0) / points.length;
  return [sum(0), sum(1)];
}

function grid(width: number, height: number): string {
  const lines = (from: string, way: string, to: number): string =>
    Array.from({ length: Math.ceil(to / 120) + 8 }, (_, i) => from.replace('?', `${(i - 4) * 120}`) + way).join('');
  return lines('M? -600', `V${height + 600}`, width) + lines('M-600 ?', `H${width + 600}`, height);
}

/** A long name in two lines. */
function halved(name: string): string {
  const gaps = [...name].flatMap((letter, i) => (letter === ' ' ? [i] : []));
  if (name.length < 12 || !gaps.length) return name;
  const gap = gaps.reduce((best, one) => (Math.abs(one - name.length / 2) < Math.abs(best - name.length / 2) ? one : best));
  return `${name.slice(0, gap)}|${name.slice(gap + 1)}`;
}
