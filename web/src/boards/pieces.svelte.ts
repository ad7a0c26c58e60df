// A board that comes is made piece by piece, each in a task of its own, so that a slow telephone hears between them; it is seen when all are there.
import { getContext, setContext } from 'svelte';
import { breath } from '../breath';

export type PieceNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const LAST = 8;
const KEY = Symbol('pieces');

class Pieces {
  made = $state(0); // the number of the piece that is there last

  get whole(): boolean {
    return this.made >= LAST;
  }

  /** Make the pieces after the first, which is there at once. */
  async make(): Promise<void> {
    for (this.made = 0; !this.whole; this.made++) await breath();
  }
}

export const piecesOfBoard = (): Pieces => setContext(KEY, new Pieces());
export const pieces = (): Pieces => getContext(KEY);
