import { english } from './en';
import { type DeskWords, french } from './fr';

/** Where the panel keeps the language that somebody has chosen in their profile. */
const languageKey = 'strapi-admin-language';

const isEnglish = () => localStorage.getItem(languageKey) === 'en';

/** The language that the panel shows. */
export const deskLanguage = () => (isEnglish() ? 'en' : 'fr');

/** The words of the desk in the language of the panel. */
export const deskWords = (): DeskWords => (isEnglish() ? english : french);

/** A day or a moment as the reader of the panel writes it; nothing where there is none. */
export function dayInWords(value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const format = new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : 'fr-FR', {
    dateStyle: 'medium',
    timeZone: isDay ? 'UTC' : 'Europe/Paris',
  });
  return format.format(new Date(value));
}

/** The same, with the time of day. */
export function momentInWords(value: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
  return new Date(value).toLocaleString(isEnglish() ? 'en-GB' : 'fr-FR', options);
}

/** `2026-11` as « novembre 2026 » in a table, and as « nov. » below a bar. */
export function monthInWords(month: string): { label: string; short: string } {
  const day = new Date(`${month}-01`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString(isEnglish() ? 'en-GB' : 'fr-FR', { ...options, timeZone: 'UTC' });
  return { label: write({ month: 'long', year: 'numeric' }), short: write({ month: 'short' }) };
}
