/** True where two words differ by at most one letter: one wrong, one missing, one too many, or two neighbours swapped. */
export function isNearSpelling(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (Math.abs(difference) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  if (difference > 0) return one.slice(start + 1) === other.slice(start);
  if (difference < 0) return one.slice(start) === other.slice(start + 1);
  if (one.slice(start + 1) === other.slice(start + 1)) return true;
  return one[start] === other[start + 1] && one[start + 1] === other[start] && one.slice(start + 2) === other.slice(start + 2);
}

/** A word backwards, for finding it by its end. */
export function reversed(word: string): string {
  return [...word].reverse().join('');
}
