import type { FoundPage } from '../cache/page-store.ts';
import type { ReportSubject, RequestReport } from '../observe/reporter.ts';

/** What was begun for a request before its steps, which take it over instead of beginning it once more. */
export interface BegunRequest {
  id: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  report: RequestReport;
  /** What the report is about; replaced by who knows more. */
  about: { subject(): ReportSubject };
  /** What the page store has answered, and how long that took, in milliseconds. */
  look: { key: string; keptPage: FoundPage | null; milliseconds: number };
}
