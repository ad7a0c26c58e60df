// What part of the sheet is seen, how large: the sheet moves under one finger, grows between two, and what is asked about comes into sight.
import { pace } from '../../motion/travel';
import type { ConquestView } from '../../wire/messages';
import type { Drawn, Point } from './chart';
import { LINE, rowsReach, type Box } from './spots';

const MOST = 2.4; // pixels in a unit of the map
const LARGE = 0.8; // to this scale what is asked about is brought
const LEAST = 0.43; // where not every window is so large that all of the map fits: below it seals would be pushed off their lands
const WHOLE = 1.1; // no map is shown larger unless it is asked for
const THUMB = 0.62; // the least scale that a thumb can use
const TABLET = 640; // pixels; so wide a window may show all of the map
const NEARLY = 1.35; // times as large as the whole map: to be seen larger than that is worth that a part is out of sight
const SHORE = 136; // units of the map: from a seal to the end of its land's shoals, at most
const PANEL = 288; // pixels; on a wide window the panel lies on the left
const MARGIN = 16; // between it and the window's ends
const AIR = 9; // between it and the names
export const SEAL = 26; // pixels: from a seal's middle to its edge
const ODDS = 18; // from there up to the end of its odds; down to that of its name it is two lines
const PLATE = [34, 27] as const; // from the middle of a continent's plate up to the end of its medal, and down to its own
const NAME = 52; // from its middle to the end of most names
export const NUDGES = [0, -8, 8, -16, 16, -24, 24, -32, 32, -40, 40, -48, 48]; // pixels

export class Sight {
  wide = $state(1000);
  high = $state(600);
  desk = $state(false); // the window is so wide that the panel lies beside the lands, and all of them are seen at once
  s = $state(0.5); // scale
  x = $state(0); // where the sheet's corner lies in the window
  y = $state(0);
  gliding = $state(false);
  readonly u = $derived(1 / this.s);
  readonly #land = $derived.by(() => this.drawn().ends);
  readonly #sides = $derived.by((): Point => {
    const [west, , east] = around(this.drawn().territories.map((land) => land.token));
    return [Math.max(0, west - SHORE), Math.min(this.drawn().width, east + SHORE)];
  });
  readonly #beside = $derived(this.desk ? PANEL : 0);
  readonly #least = $derived.by(() => {
    const across = this.wide / this.drawn().width;
    const besides = (this.wide - PANEL) / (this.drawn().width - this.#land.west); // all that is not under the panel
    return this.desk
      ? Math.min(Math.max(Math.min(across, besides), LEAST), (this.high - this.above()) / this.#land.bottom, WHOLE)
      : this.wide < TABLET
        ? Math.max(across, Math.min(this.high / this.drawn().height, THUMB))
        : Math.max(LEAST, Math.min(this.wide / (this.#sides[1] - this.#sides[0]), (this.high - this.above()) / this.#land.bottom));
  });
  /** The west and the east end of the lands, where all of them are seen on a high window, which has sea to spare north and south of them. */
  readonly rows = $derived.by((): Point | null => {
    if (this.desk || this.wide < TABLET || this.s > this.#least * 1.001) return null;
    const [top, bottom] = rowsReach(this.drawn(), this.u);
    return (bottom - top) * this.s < this.high - this.above() ? this.#sides : null;
  });
  #home = $state.raw<Point>([0, 0]); // where the sheet's corner lies while all of the map is shown, if no finger moves it
  /** What lies under the panel while all of the map is shown. */
  readonly covered = $derived.by((): Box | null => {
    if (!this.desk || !this.panel() || this.s > this.#least * 1.001) return null;
    const [x, y] = this.#home;
    return [-1e5, (this.high - MARGIN - this.panel() - AIR - y) * this.u, (PANEL + AIR - x) * this.u, 1e5];
  });
  #held = new Map<number, { x: number; y: number }>();
  #moved = 0; // pixels, since the first finger came down

  /** above: so many pixels of the window lie under the plates; panel: so high is the panel. */
  constructor(
    readonly drawn: () => Drawn,
    readonly above: () => number,
    readonly panel: () => number,
  ) {}

  /** Whether the finger stayed in its place: then it chooses. */
  get tapped(): boolean {
    return this.#moved <= 8;
  }

  /** Follow the size of the window. */
  watch = (frame: HTMLElement): (() => void) => {
    const measured = (width: number, height: number): void => {
      this.wide = width;
      this.high = height;
      this.desk = matchMedia('(min-width: 1100px)').matches;
    };
    const { width, height } = getComputedStyle(frame);
    measured(parseFloat(width), parseFloat(height)); // at once, so that nothing is drawn for another size first
    const watch = new ResizeObserver(([entry]) => measured(entry!.contentRect.width, entry!.contentRect.height));
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = within(frame, event);
      this.gliding = false;
      this.zoom(Math.exp(-event.deltaY * 0.0016), at.x, at.y);
    };
    watch.observe(frame);
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      watch.disconnect();
      frame.removeEventListener('wheel', wheel);
    };
  };

  #put(scale: number, left: number, top: number): void {
    const { wide, high } = this,
      above = this.above(),
      across = this.drawn().width;
    this.s = Math.min(MOST, Math.max(this.#least, scale));
    const free = high - above - this.#land.bottom * this.s; // what the lands leave of the height
    this.x = Math.min(Math.max(left, wide - across * this.s), Math.max(this.#beside, (wide - across * this.s) / 2));
    this.y = free > 0 ? above + (this.desk && this.s < LARGE ? 0 : free * 0.4) : Math.min(Math.max(top, above + free - 24), above);
    if (!this.rows) return;
    const [north, south] = rowsReach(this.drawn(), this.u); // with the plates, all lies in the middle
    this.y = (high + above - (north + south) * this.s) / 2;
  }

  zoom(by: number, px = this.wide / 2, py = this.high / 2): void {
    const to = Math.min(MOST, Math.max(this.#least, this.s * by));
    this.#put(to, px - ((px - this.x) / this.s) * to, py - ((py - this.y) / this.s) * to);
  }

  /** All of the map. */
  refit = (): void => {
    const least = this.#least;
    const left = this.desk
      ? Math.max(
          (this.wide - this.drawn().width * least) / 2,
          Math.min(PANEL - this.#land.west * least, this.wide - this.drawn().width * least),
        )
      : (this.wide - (this.#sides[0] + this.#sides[1]) * least) / 2;
    this.#put(least, left, this.above());
    this.#home = [this.x, this.y];
  };

  /** A change of the view that a button asked for. */
  glide(change: () => void): void {
    this.gliding = pace() > 0;
    change();
  }

  /** The lands that are asked about come into sight, else those that something happens on, else those of the player on turn. */
  look(view: ConquestView, asked: Set<string>): void {
    const least = this.#least,
      duel = [view.move.source, view.move.target].filter((one) => one !== null);
    if (this.desk) return this.#whole(duel);
    const wanted = new Set([...asked, ...duel]);
    if (!wanted.size) for (const land of view.territories) if (land.owner === view.player) wanted.add(land.id);
    let points = this.#tokens(wanted);
    if (!points.length) return this.s < least ? this.refit() : undefined;
    const width = this.wide,
      height = this.high - this.above();
    let [x0, y0, x1, y1] = around(points);
    const fit = Math.min(LARGE, Math.max(least, Math.min((width - 2 * NAME) / (x1 - x0), (height - 2 * NAME) / (y1 - y0))));
    if (width >= TABLET && fit < least * NEARLY) return this.glide(this.refit); // nearly all of it: then all
    const scale = fit > 0.45 || width >= TABLET ? fit : THUMB;
    const room = [(width - 2 * SEAL) / scale, (height - 2 * SEAL) / scale] as const;
    if (!view.move.source && (x1 - x0 > room[0] || y1 - y0 > room[1])) {
      points = asked.size ? this.#tokens(asked) : points;
      [x0, y0, x1, y1] = around(most(points, ...room));
    }
    this.gliding = pace() > 0;
    this.#put(scale, width / 2 - ((x0 + x1) / 2) * scale, (this.high + this.above()) / 2 - ((y0 + y1) / 2) * scale);
    this.#settle(wanted);
  }

  /** A little to a side, so that the edge and the plates of players cut as few seals as can be, those that are asked about least of all, and few plates. */
  #settle(wanted: Set<string>): void {
    const { s, x, y, wide, high } = this,
      above = this.above(),
      { territories, continents } = this.drawn(),
      lands = territories.map(({ id, token }) => [token[0] * s, token[1] * s, wanted.has(id)] as const);
    let best: Point = [x, y],
      least = Infinity;
    for (const right of NUDGES)
      for (const down of NUDGES) {
        this.#put(s, x + right, y + down);
        const here: Point = [this.x, this.y];
        let cost = (Math.abs(right) + Math.abs(down)) / 200;
        for (const [east, south, asked] of lands) {
          const left = here[0] + east,
            top = here[1] + south,
            within = Math.min(left, wide - left, top - above - (asked ? ODDS : 0), high - top - (asked ? 2 * LINE : 0));
          if (Math.abs(within) < SEAL) cost += asked ? 6 : 1;
          else if (within < 0 && asked) cost += 6;
        }
        for (const { label } of continents) {
          const middle = here[0] + label[0] * s,
            from = here[1] + label[1] * s - PLATE[0],
            to = from + PLATE[0] + PLATE[1];
          if (middle > 0 && middle < wide && ((from < above && to > above) || (from < high && to > high))) cost += 0.2;
        }
        if (cost < least) [least, best] = [cost, here];
      }
    this.#put(s, ...best);
  }

  /** All of the map; where it has no room beside the panel, who fights whom is not left under that. */
  #whole(duel: string[]): void {
    this.refit();
    const hidden = this.#tokens(new Set(duel)).filter(
      ([x, y]) => this.x + x * this.s < PANEL + SEAL && this.y + y * this.s > this.high * 0.36,
    );
    if (hidden.length) this.#put(this.s, PANEL + 44 - Math.min(...hidden.map(([x]) => x)) * this.s, this.y);
    this.#home = [this.x, this.y];
  }

  /** A land that the keyboard stands on comes into sight. */
  show([x, y]: Point): void {
    const left = this.x + x * this.s,
      top = this.y + y * this.s,
      above = this.above(),
      edge = 44;
    if (left > this.#beside + edge && left < this.wide - edge && top > above + edge && top < this.high - edge) return;
    this.gliding = pace() > 0;
    this.#put(this.s, (this.wide + this.#beside) / 2 - x * this.s, (this.high + above) / 2 - y * this.s);
  }

  #tokens(ids: Set<string>): Point[] {
    return this.drawn()
      .territories.filter((land) => ids.has(land.id))
      .map((land) => land.token);
  }

  down = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    if (!this.#held.size) this.#moved = 0;
    this.#held.set(event.pointerId, within(event.currentTarget, event));
    this.gliding = false;
  };

  move = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const was = this.#held.get(event.pointerId);
    if (!was) return;
    const [other] = [...this.#held].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const at = within(event.currentTarget, event);
    this.#held.set(event.pointerId, at);
    this.#moved += Math.hypot(at.x - was.x, at.y - was.y);
    if (other) {
      const by = Math.hypot(at.x - other.x, at.y - other.y) / (Math.hypot(was.x - other.x, was.y - other.y) || 1);
      this.zoom(by, (at.x + other.x) / 2, (at.y + other.y) / 2);
    } else if (this.#moved > 6) this.#put(this.s, this.x + at.x - was.x, this.y + at.y - was.y);
  };

  up = (event: PointerEvent): void => void this.#held.delete(event.pointerId);

  /** A key chooses as a tap does. */
  pressed(): void {
    this.#moved = 0;
  }
}

/** Where in the frame, in its own pixels: the big screen enlarges them. */
function within(frame: HTMLElement, event: MouseEvent): { x: number; y: number } {
  const corner = frame.getBoundingClientRect(),
    zoom = frame.currentCSSZoom ?? 1;
  return { x: (event.clientX - corner.x) / zoom, y: (event.clientY - corner.y) / zoom };
}

function around(points: Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Those of the points that a window so wide and high shows, where it shows the most of them. */
function most(points: Point[], across: number, down: number): Point[] {
  let best: Point[] = [];
  for (const [left] of points)
    for (const [, top] of points) {
      const inside = points.filter(([x, y]) => x >= left && x <= left + across && y >= top && y <= top + down);
      if (inside.length > best.length) best = inside;
    }
  return best;
}
