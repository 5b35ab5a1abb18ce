/** A check of the tree: the problems it found, one line each, and what is worth printing either way. */
interface CheckResult {
  problems: string[];
  notes?: string[];
}

export interface Check {
  name: string;
  run(): CheckResult | Promise<CheckResult>;
}
