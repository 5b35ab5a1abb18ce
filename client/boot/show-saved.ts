import { savedChangedEvent, savedNurseriesKey } from './saved-key.ts';

/**
 * Says in the header how many nurseries the device keeps, and leads to them: their list is in its address. Here and not in React, so
 * that it stands on a page that is only read, too. A page about them that names none is left for the one that does.
 */
export function showSaved(): void {
  rememberPlace();
  show();
  for (const event of ['storage', savedChangedEvent]) addEventListener(event, show);
}

function show() {
  const slugs = readSlugs();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-saved]')) {
    const [path = ''] = link.href.split('?');
    link.dataset.saved = slugs.length ? String(slugs.length) : '';
    link.href = slugs.length ? `${path}?${listQuery(slugs)}` : path;
    if (slugs.length && location.href.split('#')[0] === path) location.replace(link.href);
  }
}

function listQuery(slugs: string[]): string {
  const place = readPlace();
  return `selection=${slugs.map(encodeURIComponent).join(',')}${place && `&lieu=${encodeURIComponent(place)}`}`;
}

function readSlugs(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(savedNurseriesKey) ?? '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
  } catch {
    // Storage that is blocked, or written by somebody else: nothing was saved.
    return [];
  }
}

const placeKey = 'place-searched';

/** The place this tab has last searched around: the list says how far its nurseries are from it. */
function rememberPlace() {
  const place = /\/recherche$/.test(location.pathname) && new URLSearchParams(location.search).get('lieu');
  try {
    if (place) sessionStorage.setItem(placeKey, place);
  } catch {
    // The list says no distances.
  }
}

function readPlace(): string {
  try {
    return sessionStorage.getItem(placeKey) ?? '';
  } catch {
    return '';
  }
}
