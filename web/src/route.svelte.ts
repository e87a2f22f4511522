// Where in the house we are. All of it stands behind the #, which no request ever carries: a seat's
// link holds the right to sit there.
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'table'; readonly id: string; readonly token: string }
  | { readonly page: 'rules'; readonly title: string; readonly clause: string };

export function read(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'local' && first) return { page, id: first };
  if (page === 'table' && first) return { page, id: first, token: second };
  if (page === 'rules' && first) return { page, title: first, clause: second };
  return { page: 'home' };
}

class Place {
  route = $state<Route>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = read(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const place = new Place();
