import { splitLocale } from '../../domain/locale.ts';
import type { Payload } from '../pages/payload.ts';
import { catalogRule } from './catalog-rule.ts';
import { fetchPayload, type NavigationPayload } from './fetch-payload.ts';
import { askBefore, onNavigation, tellFail, tellFinish, tellStart, tellStop } from './navigation-events.ts';

export interface NavigationOptions {
  current: Pick<Payload, 'buildId' | 'locale'>;
  /** Puts a page on the screen; resolves when its code is there. */
  show(payload: NavigationPayload): Promise<void>;
}

/**
 * Client navigation on the browser's Navigation API. Where the API is missing, and for every address, build or language
 * that is not this page's own kind, links stay what they are: a full page load.
 */
export function startNavigation({ current, show }: NavigationOptions): void {
  if (!('navigation' in window)) return;
  onNavigation(catalogRule);

  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    if (!asksForPage(event) || target.origin !== location.origin) return;
    const { navigationType } = event;
    const answer = askBefore(target);
    if (answer instanceof URL && event.cancelable && (navigationType === 'push' || navigationType === 'replace')) {
      event.preventDefault();
      navigation.navigate(answer.href, { history: navigationType });
      return;
    }
    const isLoad = answer === 'load';
    // The way back to an entry of this document loads nothing by itself.
    if (isLoad ? !event.destination.sameDocument : !isOurs(target, current.locale)) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => (isLoad ? loadWhole() : goTo(target, event)),
    });
  });

  async function goTo(target: URL, event: NavigateEvent) {
    const { signal } = event;
    const stop = () => tellStop(target);
    signal.addEventListener('abort', stop);
    tellStart(target);
    try {
      const payload = await fetchPayload(target, { buildId: current.buildId, signal });
      if (signal.aborted) return;
      await show(payload);
      if (signal.aborted) return;
      await nextPaint();
      event.scroll();
      focusHeading();
      signal.removeEventListener('abort', stop);
      tellFinish(target, payload);
    } catch (error) {
      if (signal.aborted) return;
      signal.removeEventListener('abort', stop);
      if (!tellFail(target, error)) loadWhole();
    }
  }
}

/** The address is the target's already, so that the browser only has to load it. */
function loadWhole() {
  location.reload();
}

function asksForPage(event: NavigateEvent): boolean {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload') return false;
  // What is not a way back or forward and stays in the document is a script's: it only writes the address.
  return navigationType === 'traverse' || !destination.sameDocument;
}

function isOurs(target: URL, locale: Payload['locale']): boolean {
  // Pages have no extension in their address; what has one is a file. Whether there is such a page, the payload tells.
  return splitLocale(target.pathname).locale === locale && !/\.\w+$/.test(target.pathname);
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

/** A reader of the screen hears the new page's heading, and the keyboard goes on from there. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
