import type { Logger } from './logger.ts';

export type ReportCategory = 'error' | 'transaction';

export interface ReportTransport {
  /** Whether an envelope of this kind would be sent now: the tracker asks for no pause, and there is room. */
  accepts(category: ReportCategory): boolean;
  /** Sends an envelope, or drops it; false where the tracker does not have it. Never rejects: a tracker that is down is no concern of the site. */
  send(envelope: string, category: ReportCategory): Promise<boolean>;
}

export interface ReportTransportOptions {
  /** With its key. */
  url: string;
  /** How long a report may take. */
  timeoutMilliseconds: number;
  fetch: typeof fetch;
  clock: () => number;
  logger: Logger;
}

/** Reports under way at once in an isolate: a slow tracker must not pile them up. Traces leave room, so that the errors of a storm are heard among its traces. */
const maximumUnderWay: Record<ReportCategory, number> = { error: 20, transaction: 10 };
/** How long a tracker that failed, or that said nothing of its limits, is left alone, in seconds. */
const failureSeconds = 10;
const limitSeconds = 60;
const longestPauseSeconds = 3600;
const logMilliseconds = 60_000;

/** Posts envelopes, and leaves the tracker alone for as long as it asks to be. One an isolate. */
export function createReportTransport({ url, timeoutMilliseconds, fetch: send, clock, logger }: ReportTransportOptions): ReportTransport {
  const pausedUntil: Record<ReportCategory, number> = { error: 0, transaction: 0 };
  /** When each report that is under way began: one whose request was ended by the platform never says that it is over. */
  let underWay: number[] = [];
  let loggedAt = Number.NEGATIVE_INFINITY;

  function pause(seconds: number, categories: ReportCategory[] = ['error', 'transaction']) {
    const until = clock() + Math.min(seconds, longestPauseSeconds) * 1000;
    for (const category of categories) pausedUntil[category] = Math.max(pausedUntil[category], until);
  }

  function log(reason: string) {
    if (clock() - loggedAt < logMilliseconds) return;
    loggedAt = clock();
    logger.warn('report-unsent', { reason });
  }

  function respect(response: Response) {
    const limits = response.headers.get('x-sentry-rate-limits');
    if (limits) for (const { seconds, categories } of parseRateLimits(limits)) pause(seconds, categories);
    else if (response.status === 429) pause(retryAfterSeconds(response.headers.get('retry-after'), clock()));
    else if (response.status >= 500) pause(failureSeconds);
    if (!response.ok) log(`status ${response.status}`);
  }

  function accepts(category: ReportCategory): boolean {
    const now = clock();
    underWay = underWay.filter((time) => now - time < 2 * timeoutMilliseconds);
    return now >= pausedUntil[category] && underWay.length < maximumUnderWay[category];
  }

  return {
    accepts,
    async send(envelope, category) {
      if (!accepts(category)) return false;
      const startedAt = clock();
      underWay.push(startedAt);
      try {
        const signal = AbortSignal.timeout(timeoutMilliseconds);
        const response = await send(url, {
          method: 'POST',
          body: envelope,
          headers: { 'content-type': 'application/x-sentry-envelope' },
          redirect: 'manual',
          signal,
        });
        respect(response);
        await response.body?.cancel();
        return response.ok;
      } catch (error) {
        pause(failureSeconds);
        log(error instanceof Error ? error.name : 'unknown');
        return false;
      } finally {
        underWay.splice(underWay.indexOf(startedAt) >>> 0, 1);
      }
    },
  };
}

/** `60:error;transaction:organization, 2700::project`: seconds, what they are for (nothing means all), and what we need not know. */
export function parseRateLimits(header: string): { seconds: number; categories: ReportCategory[] }[] {
  return header.split(',').map((limit) => {
    const [seconds = '', names = ''] = limit.trim().split(':');
    const categories = (['error', 'transaction'] as const).filter((category) => !names || names.split(';').includes(category));
    return { seconds: positive(Number(seconds)) ?? limitSeconds, categories };
  });
}

function retryAfterSeconds(header: string | null, now: number): number {
  if (!header) return limitSeconds;
  return positive(Number(header)) ?? positive((Date.parse(header) - now) / 1000) ?? limitSeconds;
}

function positive(value: number): number | null {
  return Number.isFinite(value) && value > 0 ? value : null;
}
