import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import type { Locale } from '../../domain/locale.ts';

export interface Formats {
  /** `2026-03-01` → « 1er mars 2026 »; also takes a full timestamp. */
  date(value: string): string;
  /** `2026-03-01` → « mars 2026 » */
  month(value: string): string;
  number(value: number, maximumDecimals?: number): string;
  /** Whole amounts without decimals, all others with two. */
  price(euros: number): string;
  /** Metres below one kilometre, then one decimal, whole kilometres from ten. */
  distance(kilometres: number): string;
  percent(share: number, maximumDecimals?: number): string;
  /** « a, b et c » */
  list(values: string[]): string;
}

/** How a language writes. */
interface Writing {
  decimalSign: string;
  groupSign: string;
  beforeUnit: string;
  percentSign: string;
  and: string;
  firstOfMonth: string;
  months: string;
  price(amount: string): string;
}

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

const writings: Record<Locale, Writing> = {
  fr: {
    decimalSign: ',',
    groupSign: narrowNoBreak,
    beforeUnit: narrowNoBreak,
    percentSign: `${noBreak}%`,
    and: 'et',
    firstOfMonth: '1er',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    price: (amount) => `${amount}${noBreak}€`,
  },
  en: {
    decimalSign: '.',
    groupSign: ',',
    beforeUnit: ' ',
    percentSign: '%',
    and: 'and',
    firstOfMonth: '1',
    months: 'January February March April May June July August September October November December',
    price: (amount) => `€${amount}`,
  },
};

interface Decimals {
  /** A power of ten to multiply by. */
  exponent?: number;
  least?: number;
  most: number;
}

/**
 * Written by ourselves: the first number or date that `Intl` writes takes a slow phone a tenth of a second while a page is hydrated, and
 * browsers differ in the spaces that they write, so that they would find another text than the worker's. A test holds all against `Intl`.
 */
function createFormats(locale: Locale): Formats {
  const { decimalSign, groupSign, beforeUnit, percentSign, and, firstOfMonth, months, price } = writings[locale] ?? writings.en;
  const monthNames = months.split(' ');

  /** Half is rounded away from zero, of the decimals that are written: 1.005 is 1.01. */
  function decimal(value: number, { exponent = 0, least = 0, most }: Decimals): string {
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
    return { day: Number(day), month: `${monthNames[Number(month) - 1]} ${year}` };
  }

  return {
    date(value) {
      const parts = dayParts(value);
      return parts ? `${parts.day === 1 ? firstOfMonth : parts.day} ${parts.month}` : value;
    },
    month: (value) => dayParts(value)?.month ?? value,
    number: (value, most = 0) => decimal(value, { most }),
    price(euros) {
      const decimals = Number.isInteger(euros) ? 0 : 2;
      const amount = price(decimal(Math.abs(euros), { least: decimals, most: decimals }));
      return euros < 0 ? `-${amount}` : amount;
    },
    distance(kilometres) {
      if (kilometres < 0.975) return `${decimal(Math.max(50, Math.round(kilometres * 20) * 50), { most: 0 })}${beforeUnit}m`;
      return `${decimal(kilometres, { most: kilometres < 9.95 ? 1 : 0 })}${beforeUnit}km`;
    },
    percent: (share, most = 0) => decimal(share, { exponent: 2, most }) + percentSign,
    list: (values) => [values.slice(0, -1).join(', '), ...values.slice(-1)].filter(Boolean).join(` ${and} `),
  };
}

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

const cache = new Map<Locale, Formats>();

/** The formatters of a locale, made once. */
export function formatsOf(locale: Locale): Formats {
  let formats = cache.get(locale);
  if (!formats) {
    formats = createFormats(locale);
    cache.set(locale, formats);
  }
  return formats;
}
