import { catalogAddress } from '../../domain/addresses/from-nursery-catalog.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';
import { MovedError, type NavigationPayload } from '../payload/fetch-payload.ts';
import type { Payload } from '../payload/payload.ts';
import { arrive } from './arrive.ts';
import { askBefore, type NavigationListener, onNavigation, tellFail, tellFinish, tellStart, tellStop } from './navigation-events.ts';
import { asksForPage, isPageAddress } from './navigation-target.ts';
import type { PayloadStore } from './payload-store.ts';

/** How long a page may take until it is shown, before the browser loads it itself, in milliseconds. */
const timeoutMilliseconds = 8000;

export interface NavigationOptions<View> {
  locale: Payload['locale'];
  payloads: PayloadStore<NavigationPayload>;
  /** Loads the code of a page. */
  prepare(payload: NavigationPayload): Promise<View>;
  /** Puts a page on the screen, and calls back in the moment it stands in the document. */
  show(view: View, isAnimated: boolean, onShown: () => void): void;
}

/**
 * Client navigation on the browser's Navigation API. Where the API is missing, and for every address, build or language
 * that is not this page's own kind, links stay what they are: a full page load.
 */
export function startNavigation<View>(options: NavigationOptions<View>): void {
  const { locale, payloads } = options;
  if (!('navigation' in window)) return;
  onNavigation(catalogRule);
  let isLeaving = false;

  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    if (isLeaving || !asksForPage(event) || target.origin !== location.origin) return;
    const { navigationType } = event;
    const answer = askBefore(target);
    if (answer instanceof URL && event.cancelable && (navigationType === 'push' || navigationType === 'replace')) {
      event.preventDefault();
      navigation.navigate(answer.href, { history: navigationType });
      return;
    }
    const isLoad = answer === 'load';
    // The way back to an entry of this document loads nothing by itself.
    if (isLoad ? !event.destination.sameDocument : !isPageAddress(target, locale)) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => (isLoad ? loadWhole() : goTo(target, event)),
    });
  });

  async function goTo(target: URL, event: NavigateEvent) {
    const { signal } = event;
    const stop = () => tellStop(target);
    signal.addEventListener('abort', stop);
    tellStart(target);
    try {
      const payload = await inTime(load(target, event, options));
      if (!payload) return;
      signal.removeEventListener('abort', stop);
      payloads.keep(target, payload);
      tellFinish(target);
    } catch (error) {
      if (signal.aborted) return;
      signal.removeEventListener('abort', stop);
      if (!tellFail(target, error)) loadWhole(error);
    }
  }

  /** The address is the target's already, so that the browser only has to load it. */
  function loadWhole(error?: unknown) {
    isLeaving = true;
    if (error instanceof MovedError) location.replace(error.to);
    else location.reload();
  }
}

/** Resolves when the page is shown; to null where another navigation has taken its place. */
async function load<View>(
  target: URL,
  event: NavigateEvent,
  { payloads, prepare, show }: NavigationOptions<View>,
): Promise<NavigationPayload | null> {
  const { signal } = event;
  const payload = await payloads.read(target, { isReturn: event.navigationType === 'traverse', signal });
  const view = await prepare(payload);
  if (signal.aborted) return null;
  const isAnimated = !event.hasUAVisualTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve, reject) => {
    show(view, isAnimated, () => {
      if (signal.aborted) return resolve(null);
      try {
        // React has told why.
        if (document.querySelector('[data-crash]')) throw new Error('the page has crashed');
        event.scroll();
        arrive(payload.head.title, target.hash);
        resolve(payload);
      } catch (error) {
        reject(error);
      }
    });
  });
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMilliseconds, new Error('the page is too slow')));
  return Promise.race([work, late]);
}

/** Keeps the rule of the nursery catalogue for a navigation that begins. */
const catalogRule: NavigationListener = {
  before(target) {
    const { locale, path } = splitLocale(target.pathname);
    const address = catalogAddress({ path, search: target.search, from: splitLocale(location.pathname).path });
    return address ? new URL(localizePath(address, locale), target) : undefined;
  },
};
