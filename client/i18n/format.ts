import { formatLocaleOf, type Locale } from '../../domain/locale.ts';

export interface Formats {
  /** `2026-03-01` → « 1 mars 2026 »; also takes a full timestamp. */
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

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** A plain date is read and shown in UTC, so that no time zone moves it; a moment is shown as the clock in Paris shows it. */
function dateFormatter(tag: string, options: Intl.DateTimeFormatOptions) {
  const plain = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Europe/Paris' });
  return (value: string) => {
    const time = Date.parse(value);
    if (Number.isNaN(time)) return value;
    return (plainDate.test(value) ? plain : moment).format(time).replace(/^1 (?=\p{Ll})/u, tag.startsWith('fr') ? '1er ' : '1 ');
  };
}

function createFormats(locale: Locale): Formats {
  const tag = formatLocaleOf(locale);
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options);
  const decimals = [0, 1, 2].map((maximumFractionDigits) => number({ maximumFractionDigits }));
  const percents = [0, 1, 2].map((maximumFractionDigits) => number({ style: 'percent', maximumFractionDigits }));
  const wholePrice = number({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const exactPrice = number({ style: 'currency', currency: 'EUR' });
  const metres = number({ style: 'unit', unit: 'meter', maximumFractionDigits: 0 });
  const near = number({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  const far = number({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });
  const conjunction = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    date: dateFormatter(tag, { day: 'numeric', month: 'long', year: 'numeric' }),
    month: dateFormatter(tag, { month: 'long', year: 'numeric' }),
    number: (value, maximumDecimals = 0) => (decimals[maximumDecimals] ?? number({ maximumFractionDigits: maximumDecimals })).format(value),
    price: (euros) => (Number.isInteger(euros) ? wholePrice : exactPrice).format(euros),
    distance: (kilometres) => {
      if (kilometres < 0.975) return metres.format(Math.max(50, Math.round(kilometres * 20) * 50));
      return (kilometres < 9.95 ? near : far).format(kilometres);
    },
    percent: (share, maximumDecimals = 0) =>
      (percents[maximumDecimals] ?? number({ style: 'percent', maximumFractionDigits: maximumDecimals })).format(share),
    list: (values) => conjunction.format(values),
  };
}

const cache = new Map<Locale, Formats>();

/** The formatters of a locale; made once, since creating an `Intl` object costs more than a hundred uses of it. */
export function formatsOf(locale: Locale): Formats {
  let formats = cache.get(locale);
  if (!formats) {
    formats = createFormats(locale);
    cache.set(locale, formats);
  }
  return formats;
}
