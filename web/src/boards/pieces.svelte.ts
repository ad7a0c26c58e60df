// A board that comes is made piece by piece, each in a task of its own, so that a slow telephone hears between them; it is seen when all are there.
import { getContext, setContext } from 'svelte';
import { breath } from '../breath';

const KEY = Symbol('pieces');

class Pieces {
  made = $state(0); // the number of the piece that is there last
  last = $state(Infinity);

  get whole(): boolean {
    return this.made >= this.last;
  }

  /** Make so many pieces after the first, which is there at once. */
  async make(last: number): Promise<void> {
    this.last = last;
    for (this.made = 0; !this.whole; this.made++) await breath();
  }
}

export const piecesOfBoard = (): Pieces => setContext(KEY, new Pieces());
export const pieces = (): Pieces => getContext(KEY);
