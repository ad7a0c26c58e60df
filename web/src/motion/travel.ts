// Things travel from where they were to where they go. Only `translate`, `scale` and `opacity` move, so that the compositor does it.
import { tick } from 'svelte';
import { me } from '../state/me.svelte';

/** Where something goes. from, to: names of places (`data-spot`); an element at `to` flies in, `ghost` flies instead of one. */
export interface Journey {
  from: string;
  to: string;
  ghost?: string; // a picture's address, or a short text
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
      const target = within.querySelector<HTMLElement>(`[data-spot="${CSS.escape(one.to)}"]`);
      const from = before.get(one.from) ?? within.querySelector(`[data-spot="${CSS.escape(one.from)}"]`)?.getBoundingClientRect();
      if (!target || !from) continue;
      const delay = one.after ?? late;
      late += 45;
      if (one.ghost === undefined) fly(target, from, target.getBoundingClientRect(), delay);
      else flyGhost(one.ghost, from, target.getBoundingClientRect(), delay);
    }
  };
}

function fly(what: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const dx = from.x + from.width / 2 - to.x - to.width / 2, dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 3) return;
  const far = Math.min(1, Math.hypot(dx, dy) / 700);
  go(what, [{ translate: `${dx}px ${dy}px`, scale: String(from.width / (to.width || 1)), zIndex: 20 }, { translate: '0 0', scale: '1', zIndex: 20 }], 180 + 140 * far, delay);
}

function flyGhost(ghost: string, from: DOMRect, to: DOMRect, delay: number): void {
  const made = document.createElement(/[/:]/.test(ghost) ? 'img' : 'b');
  if (made instanceof HTMLImageElement) made.src = ghost;
  else made.textContent = ghost;
  made.className = 'ghost';
  made.setAttribute('aria-hidden', 'true');
  const size = Math.min(from.width, 96);
  Object.assign(made.style, { left: `${from.x + (from.width - size) / 2}px`, top: `${from.y}px`, width: `${size}px` });
  document.body.append(made);
  const dx = to.x + to.width / 2 - from.x - from.width / 2, dy = to.y + to.height / 2 - from.y - Math.min(from.height, 130) / 2;
  const done = go(made, [{ translate: '0 0', opacity: 1 }, { translate: `${dx}px ${dy}px`, opacity: 1, offset: 0.85 }, { translate: `${dx}px ${dy}px`, opacity: 0 }], 320, delay);
  done.finished.then(() => made.remove(), () => made.remove());
}

/** Move one element; the animation is kept so that a tap can hurry it. */
export function go(what: Element, frames: Keyframe[], ms: number, delay = 0): Animation {
  const moved = what.animate(frames, { duration: ms * pace(), delay: delay * pace(), easing: EASE, fill: 'backwards' });
  flying.add(moved);
  moved.finished.then(() => flying.delete(moved), () => flying.delete(moved));
  return moved;
}
