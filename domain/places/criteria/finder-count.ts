/** Answered by `/recherche/nombre?` with the criteria of the finder: what a search would find. */
export interface FinderCount {
  /** Null where the criteria name no place. */
  total: number | null;
  /** There are more than the total says. */
  isMore: boolean;
  /** So many have a place that fits; null where no place was described. */
  fitting: number | null;
}

export const finderCountPath = '/recherche/nombre';
