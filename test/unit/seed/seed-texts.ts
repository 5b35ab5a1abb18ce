import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SeedEntry, seed, seedFolder } from '../../../harness/cms-stand-in/seed.ts';

export interface SeedText {
  locale: 'fr' | 'en';
  /** File, and position in it. */
  place: string;
  /** `blocks[2].steps[0].text` */
  field: string;
  text: string;
}

/** Fields that hold keys, addresses, numbers and names of places instead of prose. */
const notProse = new Set([
  ...[
    '__component',
    'key',
    'slug',
    'category',
    'audience',
    'type',
    'form',
    'kind',
    'layout',
    'tone',
    'style',
    'icon',
    'imageSide',
    'status',
  ],
  ...['href', 'url', 'from', 'to', 'illustration', 'file', 'related', 'date', 'publishedOn', 'updatedOn', 'experienceOn'],
  ...['inseeCode', 'postalCode', 'postalCodes', 'departmentCode', 'citySlug', 'deskPhone', 'deskEmail', 'contactPhone', 'contactEmail'],
  ...['weekday', 'opens', 'closes', 'tariffMode', 'outdoorSpace', 'wheelchairAccess', 'disabilityWelcome', 'avip', 'items'],
]);

function* walk(value: unknown, field: string): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') yield { field, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* walk(item, `${field}[${index}]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) if (!notProse.has(name)) yield* walk(item, field ? `${field}.${name}` : name);
  }
}

/** Every prose text of an entry. The author of an article is a reference, that of a testimonial a name. */
function textsOf({ data, locale, place, uid }: SeedEntry): SeedText[] {
  const { author, ...rest } = data;
  const prose = uid === 'api::article.article' ? rest : { author, ...rest };
  return [...walk(prose, '')].map((part) => ({ locale, place, ...part }));
}

/** The long texts that the PDFs of the white papers are made of; their front matter is part of the text. */
const fullTexts = readdirSync(path.join(seedFolder, 'white-papers'))
  .filter((file) => file.endsWith('.full.md'))
  .map((file): SeedText => {
    const place = `white-papers/${file}`;
    const source = readFileSync(path.join(seedFolder, place), 'utf8');
    return { locale: 'fr', place, field: 'text', text: source.replace(/^---\n[\s\S]*?\n---\n/, '') };
  });

/** Every prose text of the seed. */
export const seedTexts: SeedText[] = [...seed.entries.flatMap(textsOf), ...fullTexts];

/** What a reader sees of Markdown: without addresses, code and the marks of callouts. */
export function visibleText(markdown: string): string {
  return markdown
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\bhttps?:\/\/\S+|\bmailto:\S+|\S+@\S+\.\w+/g, '')
    .replace(/^>\s*\[!\w+\]\s*$/gm, '')
    .replace(/^\|?(?:\s*:?-{2,}:?\s*\|?)+$/gm, '');
}
