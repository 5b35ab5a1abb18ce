/** Lower-case ASCII letters and digits joined by single hyphens, as a part of an expression. */
export const slugText = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** What an entry has its address from, where nobody has written one: the fields of each of its segments. */
const sources: Record<string, readonly (readonly string[])[]> = {
  article: [['title']],
  city: [['regionName'], ['departmentName'], ['name']],
  'faq-entry': [['question']],
  'lexicon-term': [['term']],
  nursery: [['name', 'cityName']],
  page: [['title']],
  'team-member': [['name']],
  testimonial: [['title']],
  'white-paper': [['title']],
};

const longestSlug = 80;

/** A text as the end of an address: letters without accents, digits and hyphens, cut at a word. */
export function slugOf(text: string): string {
  const plain = text.replaceAll(/[œŒ]/g, 'oe').replaceAll(/[æÆ]/g, 'ae').replaceAll('ß', 'ss').normalize('NFD').toLowerCase();
  const words = plain.replaceAll(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
  let slug = words.shift()?.slice(0, longestSlug) ?? '';
  for (const word of words) {
    if (slug.length + word.length >= longestSlug) break;
    slug += `-${word}`;
  }
  return slug;
}

/** The address that an entry of a type has of itself; empty as long as a text that it is made of is missing. */
export function slugFrom(type: string, entry: Record<string, unknown>): string {
  const segments = (sources[type] ?? []).map((fields) => fields.map((field) => slugOf(String(entry[field] ?? ''))));
  return segments.flat().every(Boolean) ? segments.map((words) => words.join('-')).join('/') : '';
}
