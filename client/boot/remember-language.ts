import { yearSeconds } from '../../domain/durations.ts';

const cookieName = 'locale';

/** The cookie that keeps a language the reader has chosen. */
export function languageCookie(locale: string): string {
  return `${cookieName}=${locale}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax; Secure`;
}

/**
 * Remembers an explicit choice of language for a year, where a click was one. It redirects nobody: an address opens as it was shared, in its own
 * language.
 */
export function rememberLanguage({ type, target }: Event): void {
  const link = type === 'click' && target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers only later
  if (link?.dataset.locale) document.cookie = languageCookie(link.dataset.locale);
}
