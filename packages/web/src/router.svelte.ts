/** Routes live in the hash, so the page can be served from any folder and every place has a link. */
export interface Route {
  readonly page: string;
  readonly parts: readonly string[];
}

function parse(hash: string): Route {
  const [page = '', ...parts] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, parts };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash);
    });
  }

  go(page: string, ...parts: readonly string[]): void {
    location.hash = `/${[page, ...parts].map(encodeURIComponent).join('/')}`;
  }
}

export const router = new Router();
