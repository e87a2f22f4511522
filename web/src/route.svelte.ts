// Where in the house we are. All of it stands behind the #, which no request ever carries: a seat's
// link holds the right to sit there.
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'table'; readonly id: string; readonly token: string }
  | { readonly page: 'seats'; readonly packed: string }
  | { readonly page: 'learn'; readonly title: string; readonly name: string }
  | { readonly page: 'review'; readonly id: string; readonly ply: string }
  | { readonly page: 'record'; readonly packed: string; readonly ply: string }
  | { readonly page: 'moment'; readonly title: string; readonly text: string }
  | { readonly page: 'puzzles'; readonly book: string; readonly which: string }
  | { readonly page: 'rules'; readonly title: string; readonly clause: string };

/** The places where games are looked at again; who plays need not fetch them. */
export type Reviewed = Extract<Route, { readonly page: 'review' | 'record' | 'moment' | 'puzzles' }>;

export const isReviewing = (route: Route): route is Reviewed =>
  ['review', 'record', 'moment', 'puzzles'].includes(route.page);

export function read(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'local' && first) return { page, id: first };
  if (page === 'table' && first) return { page, id: first, token: second };
  if (page === 'seats' && first) return { page, packed: first };
  if (page === 'learn' && first) return { page, title: first, name: second };
  if (page === 'review' && first) return { page, id: first, ply: second };
  if (page === 'record' && first) return { page, packed: first, ply: second };
  if (page === 'moment' && first && second) return { page, title: first, text: spelled(second) };
  if (page === 'puzzles') return { page, book: second ? first : '', which: second };
  if (page === 'rules' && first) return { page, title: first, clause: second };
  return { page: 'home' };
}

/** A link that somebody cut or typed need not be well written. */
function spelled(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Place {
  route = $state<Route>(read(location.hash));
  /** Counts up when the same place is entered anew, as somebody else. */
  entered = $state(0);
  /** Whether we came here from another page of the house, and nothing was pressed since. */
  moved = false;
  /** Whether some page has been shown already. */
  shown = false;

  constructor() {
    addEventListener('hashchange', () => {
      this.moved = true;
      this.route = read(location.hash);
    });
    for (const pressed of ['pointerdown', 'keydown']) addEventListener(pressed, () => (this.moved = false), true);
  }

  /** Enters the place where we are once more, under this address, without a step in the history. */
  enterAnew(hash: string): void {
    history.replaceState(null, '', hash);
    this.route = read(hash);
    this.moved = true;
    this.entered++;
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const place = new Place();

/**
 * The focus goes to what a page is about, when we came there from another page, or when what had it is gone: a button
 * that opened the next page. Who has just opened the house begins at its top.
 */
export function arriving(element: HTMLElement): void {
  const isLost = place.shown && document.activeElement === document.body;
  place.shown = true;
  if (place.moved || isLost) element.focus({ preventScroll: true });
}
