/** Longest headline that search engines take, in UTF-16 units (specification, section 9). */
const longestHeadline = 110;

/** A title as headline: a long one ends with its last whole word, one without spaces is cut, never through a character. */
export function toHeadline(title: string): string {
  if (title.length <= longestHeadline) return title;
  const cut = title.slice(0, longestHeadline);
  if (title[longestHeadline] === ' ') return cut.trimEnd();
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trimEnd();
  return words || (cut.isWellFormed() ? cut : cut.slice(0, -1));
}
