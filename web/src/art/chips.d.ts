export function pileOf(n: number, kind: 'w' | 'r', room: number): string;
