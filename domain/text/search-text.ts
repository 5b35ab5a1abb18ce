import type { QueryValues } from '../addresses/query-values.ts';

/** Nobody searches for more; what is longer is cut, so that work stays bounded whatever is sent. */
const maximumSearchCharacters = 100;

/** What a reader has typed: one line, trimmed, composed (NFC), cut at its limit; empty where nothing was. */
export function readSearchText(query: Pick<QueryValues, 'get'>, name: string): string {
  const text = (query.get(name) ?? '').slice(0, 4 * maximumSearchCharacters).normalize('NFC');
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // By code point: half an emoji is no text.
  return [...line].slice(0, maximumSearchCharacters).join('').trim();
}
