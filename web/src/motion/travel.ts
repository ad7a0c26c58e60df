// Things travel from where they were to where they go. Only `translate`, `scale` and `opacity` move, so that the compositor does it.
import { tick } from 'svelte';
import { me } from '../state/me.svelte';

/** Where something goes. from, to: names of places (`data-spot`), of several the first that is in sight; an element at `to` flies in, `ghost` flies instead of one. */
export interface Journey {
  from: string | string[];
  to: string | string[];
  ghost?: string; // a picture's address, or a short text
  size?: number; // of a picture: its width, at most the place's own
  after?: number; // ms until it sets out
}

const EASE = 'cubic-bezier(.2,.8,.25,1)';
const SPEED = { slow: 1.7, normal: 1, fast: 0.5, none: 0 } as const;
const quiet = matchMedia('(prefers-reduced-motion: reduce)');
const flying = new Set<Animation>();

/** By how much every motion is stretched; 0: nothing moves. */
export const pace = (): number => (quiet.matches ? 0 : SPEED[me.speed]);
/** By how much every stay is stretched: what is to be read stays also where nothing moves, unless everything is at once. */
export const patience = (): number => SPEED[me.speed];

/** A tap hurries: whatever still flies is there. */
export function arrive(): void {
  for (const one of flying) one.finish();
}

function places(within: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const one of within.querySelectorAll<HTMLElement>('[data-spot]')) {
    const box = one.getBoundingClientRect();
    if (box.width) found.set(one.dataset.spot!, box);
  }
  return found;
}

/** Call before the board changes; what it returns, called with the journeys, waits for the change and sends them off. */
export function departing(within: Element): (journeys: Journey[]) => Promise<void> {
  if (!pace()) return async () => undefined;
  const before = places(within);
  return async (journeys) => {
    await tick();
    let late = 0;
    for (const one of journeys.slice(0, 40)) {
      const place = (name: string): HTMLElement | null => within.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
      const target = [one.to]
        .flat()
        .map(place)
        .find((at) => at?.getBoundingClientRect().width);
      const from = [one.from]
        .flat()
        .map((name) => before.get(name) ?? place(name)?.getBoundingClientRect())
        .find((box) => box?.width);
      if (!target || !from) continue;
      const delay = one.after ?? late;
      late += 45;
      if (one.ghost === undefined) fly(target, from, target.getBoundingClientRect(), delay);
      else flyGhost(one.ghost, from, target.getBoundingClientRect(), delay, one.size);
    }
  };
}

function fly(what: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const dx = from.x + from.width / 2 - to.x - to.width / 2,
    dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 3) return;
  const far = Math.min(1, Math.hypot(dx, dy) / 700);
  const as = from.width / (to.width || 1); // out of a whole hand a card comes as large as it is
  go(
    what,
    [
      { translate: `${dx}px ${dy}px`, scale: String(as > 1.6 ? 1 : as), zIndex: 20 },
      { translate: '0 0', scale: '1', zIndex: 20 },
    ],
    180 + 140 * far,
    delay,
  );
}

/** A picture or a short text flies from the middle of one place to that of another; shrunk: by what, when it is there. */
export function flyGhost(ghost: string, from: DOMRect, to: DOMRect, delay: number, size = 96, shrunk = 1): void {
  const made = document.createElement(/[/:]/.test(ghost) ? 'img' : 'b');
  if (made instanceof HTMLImageElement) {
    made.src = ghost;
    made.alt = '';
    made.style.width = `${Math.min(Math.max(30, from.width), size)}px`;
    made.onerror = () => made.remove();
  } else made.textContent = ghost;
  made.className = 'ghost';
  made.setAttribute('aria-hidden', 'true');
  Object.assign(made.style, { left: `${from.x + from.width / 2}px`, top: `${from.y + from.height / 2}px` });
  document.body.append(made);
  const dx = to.x + to.width / 2 - from.x - from.width / 2,
    dy = to.y + to.height / 2 - from.y - from.height / 2;
  const done = go(
    made,
    [
      { translate: '0 0', scale: 1, opacity: 0 }, // until it sets out
      { translate: `${0.03 * dx}px ${0.03 * dy}px`, scale: 1, opacity: 1, offset: 0.03 },
      { translate: `${dx}px ${dy}px`, scale: shrunk, opacity: 1, offset: 0.85 },
      { translate: `${dx}px ${dy}px`, scale: shrunk, opacity: 0 },
    ],
    320,
    delay,
  );
  done.finished.then(
    () => made.remove(),
    () => made.remove(),
  );
}

/** Move one element; the animation is kept so that a tap can hurry it. */
export function go(what: Element, frames: Keyframe[], ms: number, delay = 0): Animation {
  const moved = what.animate(frames, { duration: ms * pace(), delay: delay * pace(), easing: EASE, fill: 'backwards' });
  flying.add(moved);
  moved.finished.then(
    () => flying.delete(moved),
    () => flying.delete(moved),
  );
  return moved;
}
