export interface Problem {
  error: unknown;
  /** Who noticed it. */
  source: string;
  /** Where in the tree of components. */
  detail?: string;
}

/** Tells the error tracker of a problem. */
export type Report = (problem: Problem) => void;
