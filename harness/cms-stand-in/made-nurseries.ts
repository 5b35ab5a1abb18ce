import type { StandInAnswer } from './cms-stand-in.ts';

/** Answers as a CMS that holds nothing but the nurseries it is given, in pages by id; there may be very many. */
export function answerFromNurseries(nurseries: readonly { documentId: string }[]): StandInAnswer {
  const sorted = nurseries.toSorted((one, other) => (one.documentId < other.documentId ? -1 : 1));
  return ({ pathname, searchParams }) => {
    if (pathname !== '/api/nurseries') return { data: [] };
    const after = searchParams.get('filters[documentId][$gt]') ?? '';
    const pageSize = Number(searchParams.get('pagination[pageSize]') ?? 25);
    let start = 0;
    for (let high = sorted.length; start < high; ) {
      const middle = (start + high) >> 1;
      if ((sorted[middle]?.documentId ?? '') > after) high = middle;
      else start = middle + 1;
    }
    return { data: sorted.slice(start, start + pageSize) };
  };
}
