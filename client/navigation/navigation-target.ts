import { type Locale, splitLocale } from '../../domain/locale.ts';

/** Whether a navigation asks for a page: no anchor, no download, no form that changes something, nothing a script only writes into the address. */
export function asksForPage(event: NavigateEvent): boolean {
  const { canIntercept, destination, downloadRequest, formData, hashChange, info, navigationType } = event;
  // React shows by a navigation to nowhere that it is busy.
  if (info === 'react-transition') return false;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload') return false;
  return navigationType === 'traverse' || !destination.sameDocument;
}

/** Whether an address may be a page of this site in a language. What has an extension is a file; whether there is such a page, the payload tells. */
export function isPageAddress({ origin, pathname }: URL, locale: Locale): boolean {
  return origin === location.origin && splitLocale(pathname).locale === locale && !/\.\w+$/.test(pathname);
}
