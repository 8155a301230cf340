/** Routes live in the hash, so the page can be served from any folder and every place has a link. */
export interface Route {
  readonly page: string;
  readonly parts: readonly string[];
}

/** A link somebody mangled is a place that does not exist, and no reason to fail. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parse(hash: string): Route {
  const [page = '', ...parts] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { page, parts };
}

export function linkTo(page: string, ...parts: readonly string[]): string {
  return `#/${[page, ...parts].map(encodeURIComponent).join('/')}`;
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash);
    });
  }

  go(page: string, ...parts: readonly string[]): void {
    location.hash = linkTo(page, ...parts);
  }

  /** Another place without a step in the history: for what changes often on one page. */
  replace(page: string, ...parts: readonly string[]): void {
    history.replaceState(null, '', linkTo(page, ...parts));
    this.route = parse(location.hash);
  }
}

export const router = new Router();
