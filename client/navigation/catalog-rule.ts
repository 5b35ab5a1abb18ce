import { catalogAddress } from '../../domain/addresses/from-nursery-catalog.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';

/** Keeps the rule of the nursery catalogue for a navigation that begins; true where another one has taken its place. */
export function applyCatalogRule(event: NavigateEvent): boolean {
  const { navigationType } = event;
  if (!event.cancelable || (navigationType !== 'push' && navigationType !== 'replace')) return false;
  const target = new URL(event.destination.url);
  if (target.origin !== location.origin) return false;
  const { locale, path } = splitLocale(target.pathname);
  const address = catalogAddress({ path, search: target.search, from: splitLocale(location.pathname).path });
  if (!address) return false;
  event.preventDefault();
  navigation.navigate(localizePath(address, locale), { history: navigationType });
  return true;
}
