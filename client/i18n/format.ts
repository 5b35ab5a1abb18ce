import { todayInParis } from '../../domain/forms/fields/paris-day.ts';
import type { Locale } from '../../domain/locale.ts';

export interface Formats {
  /** `2026-03-01` → « 1er mars 2026 »; also takes a full timestamp. */
  date(value: string): string;
  /** `2026-03-01` → « mars 2026 » */
  month(value: string): string;
  number(value: number, maximumDecimals?: number): string;
  /** Whole amounts without decimals, all others with two. */
  price(euros: number): string;
  percent(share: number, maximumDecimals?: number): string;
  /** « a, b et c » */
  list(values: string[]): string;
}

/**
 * Written by ourselves: the first number or date that `Intl` writes takes a slow phone a tenth of a second while a page is hydrated, and
 * browsers differ in the spaces that they write, so that they would find another text than the worker's. A test holds all against `Intl`.
 */
function createFormats(locale: Locale): Formats {
  const isFrench = locale === 'fr';
  const [decimalSign, groupSign, and] = isFrench ? [',', '\u202f', 'et'] : ['.', ',', 'and'];
  const months = (isFrench ? frenchMonths : englishMonths).split(' ');

  /** A value times a power of ten, with at least and at most so many decimals. Half is rounded away from zero, of the digits that are written: 1.005 is 1.01. */
  function decimal(value: number, [least, most]: [least: number, most: number], exponent = 0): string {
    const [digits, ownExponent = 0] = String(Math.abs(value)).split('e');
    const rounded = Math.round(Number(`${digits}e${Number(ownExponent) + exponent + most}`));
    const [whole = '', fraction = ''] = (rounded / 10 ** most).toFixed(most).split('.');
    const shown = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
    const sign = value < 0 && rounded ? '-' : '';
    return sign + whole.replace(/\B(?=(?:\d{3})+$)/g, groupSign) + (shown && decimalSign + shown);
  }

  /** A plain date is the same everywhere; a moment has the day that it has in Paris. */
  function dayParts(value: string): { day: number; month: string } | null {
    const time = Date.parse(value);
    if (Number.isNaN(time)) return null;
    const plain = plainDate.test(value) ? new Date(time).toISOString() : todayInParis(time);
    const [year, month, day] = plain.split(/[-T]/).map(Number);
    return { day: Number(day), month: `${months[Number(month) - 1]} ${year}` };
  }

  return {
    date(value) {
      const parts = dayParts(value);
      return parts ? `${isFrench && parts.day === 1 ? '1er' : parts.day} ${parts.month}` : value;
    },
    month: (value) => dayParts(value)?.month ?? value,
    number: (value, most = 0) => decimal(value, [0, most]),
    price(euros) {
      const decimals = Number.isInteger(euros) ? 0 : 2;
      const amount = decimal(Math.abs(euros), [decimals, decimals]);
      return (euros < 0 ? '-' : '') + (isFrench ? `${amount}\u00a0€` : `€${amount}`);
    },
    percent: (share, most = 0) => decimal(share, [0, most], 2) + (isFrench ? '\u00a0%' : '%'),
    list: (values) => [values.slice(0, -1).join(', '), ...values.slice(-1)].filter(Boolean).join(` ${and} `),
  };
}

const frenchMonths = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
const englishMonths = 'January February March April May June July August September October November December';

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

const made: Partial<Record<Locale, Formats>> = {};

/** The formatters of a locale, made once. */
export function formatsOf(locale: Locale): Formats {
  made[locale] ??= createFormats(locale);
  return made[locale];
}
