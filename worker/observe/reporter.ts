import { silentTransaction, type Transaction } from './transaction.ts';

/** What is known of a request once its steps have looked at it; asked for when a report is made. */
export interface ReportSubject {
  /** Canonical path without query, where there is one. */
  path: string | null;
  bot: string | null;
}

export interface ReportedRequest {
  id: string;
  method: string;
  subject(): ReportSubject;
  waitUntil(work: Promise<unknown>): void;
}

/** The reports of one request. It is handed on with the request: what is global would mix requests that run at once. */
export interface RequestReport {
  /** Reports a failure, once however often it is handed in. `source` names the place, like the event in the log. */
  captureError(error: unknown, source: string): void;
  transaction: Transaction;
  /** The response is on its way: its times are sent when all steps have ended. */
  finish(status: number): void;
}

/** Tells an error tracker what goes wrong and how long things take; the log says the same, and more, to whoever looks. */
export interface Reporter {
  begin(request: ReportedRequest): RequestReport;
}

export const silentReport: RequestReport = { captureError() {}, transaction: silentTransaction, finish() {} };

/** Where no error tracker is configured. */
export const silentReporter: Reporter = { begin: () => silentReport };
