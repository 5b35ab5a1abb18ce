import type { Locale } from '../../domain/locale.ts';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const allMessages: Record<Locale, Messages> = { fr, en };

/** The messages of an interface language, for the worker; the browser loads one language, by the areas that its page names, see `client/pages/load-page-view.ts`. */
export function messagesOf(locale: Locale): Messages {
  return allMessages[locale];
}
