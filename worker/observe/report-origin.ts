import type { Dsn } from './dsn.ts';

/** What all reports of a build have in common. */
export interface ReportOrigin {
  /** As configured, and its parts. */
  dsnText: string;
  dsn: Dsn;
  environment: string;
  /** The build's id, the same in the browser. */
  release: string;
}
