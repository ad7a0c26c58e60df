// Where we are: the address, and going elsewhere without loading the page anew.
export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string; secret: string; invite: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'print'; game: string }
  | { page: 'check' };

const route = $state<{ place: Place }>({ place: read() });

function read(): Place {
  const [first = '', second = ''] = location.pathname.split('/').filter(Boolean);
  const hash = new URLSearchParams(location.hash.slice(1));
  if (first === 't' && second) return { page: 'table', id: second, secret: hash.get('s') ?? '', invite: hash.get('i') ?? '' };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: location.hash.slice(1) };
  if (first === 'print' && second) return { page: 'print', game: second };
  if (first === 'check') return { page: 'check' };
  return { page: 'home' };
}

export function place(): Place {
  return route.place;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  route.place = read();
  scrollTo(0, 0);
}

/** A seat's secret stays out of the address bar, and so out of the history, once it was read; the invitation may stand there. */
export function showInvitation(invite: string): void {
  history.replaceState(null, '', location.pathname + (invite ? `#i=${invite}` : ''));
}

/** For links: stay in the page on a plain click, let the browser do all others. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

addEventListener('popstate', () => (route.place = read()));
