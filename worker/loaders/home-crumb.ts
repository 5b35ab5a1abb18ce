import type { Messages } from '../../client/i18n/fr.ts';
import { pathTo } from '../../domain/addresses/paths.ts';
import type { Locale } from '../../domain/locale.ts';

/** The first of the links above a page: where the site begins. */
export const homeCrumb = ({ head }: Pick<Messages, 'head'>, locale: Locale) => ({
  label: head.homeCrumb,
  href: pathTo('home', {}, locale),
});
