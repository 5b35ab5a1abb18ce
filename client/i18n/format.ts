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

function createFormats(locale: Locale): Formats {
  const tag = formatLocaleOf(locale);
  /** `Intl` objects of a kind, each made at its first use: that costs more than a hundred uses of it. */
  function formatters<Options, Format>(Kind: new (tag: string, options: Options) => Format): (options: Options) => Format {
    const made = new Map<string, Format>();
    return (options) => {
      const key = JSON.stringify(options);
      const format = made.get(key) ?? new Kind(tag, options);
      made.set(key, format);
      return format;
    };
  }
  const [numbers, dates, lists] = [formatters(Intl.NumberFormat), formatters(Intl.DateTimeFormat), formatters(Intl.ListFormat)];
  const numberText = (value: number, options: Intl.NumberFormatOptions) => numbers(options).format(value);
  /** A plain date is read and shown in UTC, so that no time zone moves it; a moment is shown as the clock in Paris shows it. */
  const dateText = (value: string, options: Intl.DateTimeFormatOptions) => {
    const time = Date.parse(value);
    if (Number.isNaN(time)) return value;
    const timeZone = plainDate.test(value) ? 'UTC' : 'Europe/Paris';
    const text = dates({ ...options, month: 'long', year: 'numeric', timeZone }).format(time);
    return text.replace(/^1 (?=\p{Ll})/u, locale === 'fr' ? '1er ' : '1 ');
  };
  return {
    date: (value) => dateText(value, { day: 'numeric' }),
    month: (value) => dateText(value, {}),
    number: (value, maximumFractionDigits = 0) => numberText(value, { maximumFractionDigits }),
    price: (euros) =>
      numberText(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: Number.isInteger(euros) ? 0 : undefined }),
    distance: (kilometres) => {
      const unit = (value: number, name: string, maximumFractionDigits = 0) =>
        numberText(value, { style: 'unit', unit: name, maximumFractionDigits });
      if (kilometres < 0.975) return unit(Math.max(50, Math.round(kilometres * 20) * 50), 'meter');
      return unit(kilometres, 'kilometer', kilometres < 9.95 ? 1 : 0);
    },
    percent: (share, maximumFractionDigits = 0) => numberText(share, { style: 'percent', maximumFractionDigits }),
    list: (values) => lists({ type: 'conjunction' }).format(values),
  };
}

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
