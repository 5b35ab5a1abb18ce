import type { SeedText } from './seed-texts.ts';

const amount = /\d[\s\u00a0\u202f]?[%€]|€\d/u;
const year = /\b20\d\d\b/;

/** The sections of a Markdown text: each heading of the second level with what stands under it, and what comes before the first. */
function sectionsOf(markdown: string): string[] {
  return markdown.split(/^(?=## )/m);
}

/**
 * The sections of a text that state a percentage or an amount in euros without a year beside it. Left out: the short texts
 * for search engines, whose page is checked itself, and a nursery's own tariff, which its entry dates (`updatedOn`).
 */
export function undatedSections({ field, text }: SeedText): string[] {
  if (field.startsWith('seo.') || field === 'tariffText') return [];
  return sectionsOf(text).filter((section) => amount.test(section) && !year.test(section));
}

interface Figure {
  prefix?: string;
  suffix?: string;
  label: string;
  source?: string;
}

/** The figures of a block that are a percentage or an amount, and whose label and source name no year. */
export function undatedFigures(figures: Figure[]): string[] {
  return figures
    .filter(({ prefix = '', suffix = '', label, source = '' }) => /[%€]/.test(prefix + suffix) && !year.test(`${label} ${source}`))
    .map(({ label }) => label);
}
