import type { Locale } from '../../domain/locale.ts';

/** The language the reader has chosen before, or null. */
export function chosenLanguage(cookies: string): Locale | null {
  const found = /(?:^|; )locale=(fr|en)(?:;|$)/.exec(cookies)?.[1];
  return found === 'fr' || found === 'en' ? found : null;
}
