import { type Locale, splitLocale } from '../../../domain/locale.ts';
import { isPageAddress } from '../navigation-target.ts';

/** The address a link leads to where it may be fetched ahead; null for files, other sites and windows, this page, accounts, and answers of a form. */
export function prefetchTarget(link: HTMLAnchorElement, locale: Locale): URL | null {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const target = new URL(link.href);
  if (!isPageAddress(target, locale) || isPersonal(target)) return null;
  const isThisPage = target.pathname === location.pathname && target.search === location.search;
  return isThisPage || (target.search && isFormAction(target.pathname)) ? null : target;
}

/** A page of an account or of saved nurseries is made for each reader anew; a sign-in with a provider is no page. */
function isPersonal({ pathname }: URL): boolean {
  return /^\/(?:compte|connect|mes-creches)(?:\/|$)/.test(splitLocale(pathname).path);
}

/** Every question to a form has its own address: nobody can tell which will be asked, and none of them is kept. */
function isFormAction(pathname: string): boolean {
  // Not `form.action`: that is the button, in a form with one of that name.
  return [...document.forms].some((form) => new URL(form.getAttribute('action') ?? '', location.href).pathname === pathname);
}
