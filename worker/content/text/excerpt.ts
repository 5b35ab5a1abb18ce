import { plainTextOf } from './plain-text.ts';

/** What a search engine shows of a description, in characters. */
const maximumLength = 155;

/** The beginning of rendered Markdown as plain text, cut between words: a description where editors wrote none. */
export function excerptOf(html: string): string {
  const text = plainTextOf(html);
  if (text.length <= maximumLength) return text;
  const cut = text.slice(0, maximumLength);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s\u00a0\u202f,;:–-]+$/u, '')}…`;
}
