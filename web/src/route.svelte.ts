// Where in the house we are. All of it stands behind the #, which no request ever carries: a seat's
// link holds the right to sit there.
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'table'; readonly id: string; readonly token: string }
  | { readonly page: 'learn'; readonly title: string; readonly name: string }
  | { readonly page: 'rules'; readonly title: string; readonly clause: string };

export function read(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'local' && first) return { page, id: first };
  if (page === 'table' && first) return { page, id: first, token: second };
  if (page === 'learn' && first) return { page, title: first, name: second };
  if (page === 'rules' && first) return { page, title: first, clause: second };
  return { page: 'home' };
}

class Place {
  route = $state<Route>(read(location.hash));
  /** Counts up when the same place is entered anew, as somebody else. */
  entered = $state(0);
  /** Whether we came here from another page of the house. */
  moved = false;

  constructor() {
    addEventListener('hashchange', () => {
      this.moved = true;
      this.route = read(location.hash);
    });
  }

  /** Enters the place where we are once more, under this address, without a step in the history. */
  enterAnew(hash: string): void {
    history.replaceState(null, '', hash);
    this.route = read(hash);
    this.entered++;
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const place = new Place();

/** The focus goes to what a page is about, when we came there from another page. */
export function arriving(element: HTMLElement): void {
  if (!place.moved) return;
  place.moved = false;
  element.focus({ preventScroll: true });
}
