import type { Locale } from '../../domain/locale.ts';
import type { Messages } from './fr.ts';

/** The messages of an interface language, each a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return (await import('./en.ts')).en;
  return (await import('./fr.ts')).fr;
}
