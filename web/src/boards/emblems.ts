// The signs of the players, one set for all games: a colour and an emblem each, so that colour is never the only sign.
interface Sign {
  id: string;
  /** Drawn in 24 by 24, filled with currentColor. */
  d: string;
}

const petals = (n: number, d: string): string => Array.from({ length: n }, (_, i) => turned(d, (i * 360) / n)).join('');

/** A path of absolute M, L and Z only, turned about (12, 12). */
function turned(d: string, degrees: number): string {
  const a = (degrees * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a);
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const dx = Number(x) - 12,
      dy = Number(y) - 12;
    return `${(12 + dx * c - dy * s).toFixed(2)} ${(12 + dx * s + dy * c).toFixed(2)}`;
  });
}

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const dots = (n: number, far: number, r: number): string =>
  Array.from({ length: n }, (_, i) =>
    ring(12 + far * Math.sin((i * 2 * Math.PI) / n), 12 - far * Math.cos((i * 2 * Math.PI) / n), r),
  ).join('');

export const SIGNS: Sign[] = [
  { id: 'rose', d: `${dots(5, 5.6, 4.3)}${ring(12, 12, 2.2)}` },
  {
    id: 'anchor',
    d: 'M12 1.6a3.3 3.3 0 0 0-1.4 6.3v1H6.4v2.7h4.2v7.6c-2.900-.5-4.700-2-5.500-4.200l1.700.9-.3-4.200-4.100 2.300 1.300.700C4.500 19.300 7.700 21.900 12 22.400c4.300-.5 7.500-3.100 8.300-7.700l1.300-.7-4.100-2.300-.3 4.200 1.700-.9c-.8 2.200-2.600 3.700-5.500 4.200v-7.600h4.200V8.900h-4.200v-1A3.300 3.300 0 0 0 12 1.600zm0 2.300a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  },
  {
    id: 'trefoil',
    d: `${ring(12, 6.6, 4.7)}${ring(6.6, 13.4, 4.7)}${ring(17.4, 13.4, 4.7)}M10.600 11h2.800l-.3 4c.2 3 1 5.200 2.900 7.200H8c1.900-2 2.700-4.200 2.900-7.200z`,
  },
  { id: 'sun', d: `${ring(12, 12, 4.9)}${petals(8, 'M10.3 5.9L12 0.7L13.7 5.9Z')}` },
  {
    id: 'crown',
    d: `M2.600 7.200l4.600 4.300L12 4l4.800 7.500 4.600-4.300-1.900 10.300H4.500zM4.500 18.600h15v2.900h-15z${ring(2.6, 6.3, 1.7)}${ring(12, 3.3, 1.8)}${ring(21.4, 6.3, 1.7)}`,
  },
  { id: 'tower', d: 'M4 3h3.500v3h2.700V3h3.600v3h2.700V3H20v6l-2 1.500V20h2v2H4v-2h2v-9.500L4 9z' },
  { id: 'moon', d: 'M15.500 2.200a10 10 0 1 0 6.300 13.700A8.200 8.200 0 0 1 15.500 2.200z' },
  { id: 'star', d: petals(4, 'M9.6 9.600L12 1L14.4 9.600L12 12Z') + petals(4, 'M10.6 10.600L17.6 6.400L13.400 13.400Z') },
  { id: 'ship', d: 'M2 15h20l-3.500 6h-13zM11 2v11H4.500C8 10 10.500 6.500 11 2zm2 1.500c3.500 2 5.500 5.500 6 9.500h-6z' },
  {
    id: 'key',
    d: `M7 3.200a4.800 4.800 0 1 0 1.300 9.400l1.700 1.700h2.400v2.400h2.400v2.400h2.400V21H21v-4.300l-8.600-8.600A4.800 4.800 0 0 0 7 3.200zm-.6 2.400a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z`,
  },
  { id: 'tree', d: 'M12 1l6 8h-3.300l4.800 7h-6v6h-3v-6h-6l4.800-7H6z' },
  {
    id: 'bell',
    d: `M12 1.500a2 2 0 0 1 1.900 2.700c3 .9 4.600 3.500 4.600 7.300 0 3 .9 4.600 2.500 6H3c1.600-1.400 2.500-3 2.500-6 0-3.800 1.600-6.400 4.600-7.300A2 2 0 0 1 12 1.500z${ring(12, 20.3, 2.2)}`,
  },
  {
    id: 'wheel',
    d: `M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z${petals(6, 'M11 12L11 4L13 4L13 12Z')}`,
  },
  {
    id: 'heart',
    d: 'M12 21.500C5.500 16.500 2 12.800 2 8.600A5.300 5.300 0 0 1 12 6a5.300 5.300 0 0 1 10 2.600c0 4.200-3.500 7.900-10 12.900z',
  },
  { id: 'hammer', d: 'M3 3.500h13l5 4.500v3h-5.500V9H13v13h-3.500V9H3z' },
  { id: 'leaf', d: 'M21 3c.5 11-4 17-12 17-1.500 0-2.800-.3-4-.9L3.400 22 2 20.500l4-5C4 9 9 3.500 21 3z' },
];

/** The sign of a seat; neutral land (-1) has none of its own. */
export const signOf = (seat: number): Sign => SIGNS[((seat % SIGNS.length) + SIGNS.length) % SIGNS.length]!;

/** How the line of a seat is dashed in a chart, so that colour is never alone. */
export const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 2', '12 4'];
