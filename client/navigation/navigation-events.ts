/** Follows client navigations; each has one `start`, then one of `finish`, `fail` and `stop`. */
export interface NavigationListener {
  /**
   * Asked before anything else happens: 'load' for a full load of the target by the browser, another address of this site
   * to go to (followed for links and forms, not on the way back or forward), nothing to let it go on.
   */
  before?(target: URL): URL | 'load' | undefined;
  start?(target: URL): void;
  /** The page stands on the screen, and the document has its title. */
  finish?(target: URL): void;
  /** The browser loads the target next, unless a listener answers 'handled': it has taken care of that. */
  fail?(target: URL, error: unknown): 'handled' | undefined;
  /** Another navigation has overtaken this one, or the reader has stopped it. */
  stop?(target: URL): void;
}

const listeners: NavigationListener[] = [];
let current: URL | null = null;

/** Lets a part of the site follow client navigations without the navigation knowing of it. One that comes late hears of the present one. */
export function onNavigation(listener: NavigationListener): void {
  listeners.push(listener);
  if (current) listener.start?.(current);
}

/** The first answer of the listeners to a navigation that is about to begin. */
export function askBefore(target: URL): URL | 'load' | undefined {
  for (const listener of listeners) {
    const answer = listener.before?.(target);
    if (answer) return answer;
  }
  return undefined;
}

export function tellStart(target: URL): void {
  current = target;
  for (const listener of listeners) listener.start?.(target);
}

export function tellFinish(target: URL): void {
  current = null;
  for (const listener of listeners) listener.finish?.(target);
}

/** Whether a listener has taken care of what happens next; all of them hear of it. */
export function tellFail(target: URL, error: unknown): boolean {
  current = null;
  return listeners.map((listener) => listener.fail?.(target, error)).includes('handled');
}

export function tellStop(target: URL): void {
  current = null;
  for (const listener of listeners) listener.stop?.(target);
}
