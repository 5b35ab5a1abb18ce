import type { Locale } from '../../domain/locale.ts';
import { formatsOf } from './format.ts';

/** « 400 m », « 2,3 km »: metres below one kilometre, then one decimal, whole kilometres from ten. Apart: only the worker writes distances. */
export function distanceText(kilometres: number, locale: Locale): string {
  const { number } = formatsOf(locale);
  const space = locale === 'fr' ? '\u202f' : ' ';
  if (kilometres < 0.975) return `${number(Math.max(50, Math.round(kilometres * 20) * 50))}${space}m`;
  return `${number(kilometres, kilometres < 9.95 ? 1 : 0)}${space}km`;
}
