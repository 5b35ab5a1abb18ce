import { catalogAddress } from '../../domain/addresses/from-nursery-catalog.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';
import type { NavigationListener } from './navigation-events.ts';

/** Keeps the rule of the nursery catalogue for a navigation that begins. */
export const catalogRule: NavigationListener = {
  before(target) {
    const { locale, path } = splitLocale(target.pathname);
    const address = catalogAddress({ path, search: target.search, from: splitLocale(location.pathname).path });
    return address ? new URL(localizePath(address, locale), target) : undefined;
  },
};
