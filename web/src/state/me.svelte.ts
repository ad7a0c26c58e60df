// What this browser keeps: nickname, theme, sound, the seats it holds, its own random bytes of each start.
export interface Kept {
  game: string;
  secret: string; // of the seat; empty: a spectator
  invite: string;
  seen: number; // when last opened, ms since 1970
}

export type Speed = 'slow' | 'normal' | 'fast' | 'none';
type Theme = 'system' | 'dark' | 'light';

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const me = $state({
  nickname: read('nickname', ''),
  theme: read<Theme>('theme', 'system'),
  sound: read('sound', true),
  signal: read('signal', true),
  fourColours: read('fourColours', false),
  speed: read<Speed>('speed', 'normal'), // of everything that moves
  moveList: read('moveList', false), // the list of the legal moves is open
  handOpen: read('handOpen', false), // my cards of Imperium lie open
  hints: read('hints', true),
  hinted: read<string[]>('hinted', []), // hints that were seen
  tables: read<Record<string, Kept>>('tables', {}),
});

/** Keep one thing, now and for the next visit. */
export function keep<K extends keyof typeof me>(key: K, value: (typeof me)[K]): void {
  me[key] = value;
  localStorage.setItem(key, JSON.stringify(value));
  if (key === 'theme') showTheme();
}

export function keepTable(id: string, kept: Kept): void {
  keep('tables', { ...me.tables, [id]: kept });
}

export function forgetTable(id: string): void {
  const { [id]: _, ...others } = me.tables;
  keep('tables', others);
}

export function showTheme(): void {
  const dark = me.theme === 'dark' || (me.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** My own part of a match's chance, kept so that the Check page can see whether it was used. */
export function keepEntropy(match: string, commitment: string, bytes: string): void {
  localStorage.setItem(`entropy-${match}`, JSON.stringify({ commitment, bytes }));
}

export function keptEntropy(match: string): { commitment: string; bytes: string } | null {
  return read(`entropy-${match}`, null);
}
