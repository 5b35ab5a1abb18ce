import type { QueryValues } from '../addresses/query-values.ts';
import { withoutUnseen } from './unseen.ts';

/** Nobody searches for more; what is longer is cut, so that work stays bounded whatever is sent. */
const maximumSearchCharacters = 100;

/** What a reader has typed: one line, trimmed, composed (NFC), cut at its limit; empty where nothing was. */
export function readSearchText(query: Pick<QueryValues, 'get'>, name: string): string {
  // A line break is a space; other control characters are dropped.
  const text = withoutUnseen((query.get(name) ?? '').slice(0, 4 * maximumSearchCharacters).replace(/[\r\n\u0085\u2028\u2029]/g, ' '));
  const line = text.replace(/\s+/gu, ' ').trim();
  // By code point: half an emoji is no text.
  return [...line].slice(0, maximumSearchCharacters).join('').trim();
}
