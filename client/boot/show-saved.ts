import { savedChangedEvent, savedNurseriesKey } from './saved-key.ts';

/**
 * Says in the header how many nurseries the device keeps, and leads to them: their list is in its address. Here and not in React, so
 * that it stands on a page that is only read, too. A page about them that names none is left for the one that does.
 */
export function showSaved(): void {
  show();
  for (const event of ['storage', savedChangedEvent]) addEventListener(event, show);
  // Another search is another place to measure from.
  window.navigation?.addEventListener('currententrychange', show);
}

function show() {
  const slugs = readSlugs();
  const query = slugs.length ? `?${listQuery(slugs)}` : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-saved]')) {
    const [path = ''] = link.href.split('?');
    link.dataset.saved = query && String(slugs.length);
    link.href = path + query;
    if (query && location.href.split('#')[0] === path) return location.replace(link.href);
  }
}

function listQuery(slugs: string[]): string {
  const place = placeSearched();
  return `selection=${slugs.map(encodeURIComponent).join(',')}${place && `&lieu=${encodeURIComponent(place)}`}`;
}

/** The place this tab has last searched around, by its history: the list says how far its nurseries are from it. */
function placeSearched(): string {
  const places = window.navigation?.entries().map(({ url }) => {
    const { pathname, searchParams } = new URL(url ?? location.href);
    return pathname.endsWith('/recherche') ? searchParams.get('lieu') : null;
  });
  return places?.findLast(Boolean) ?? '';
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
