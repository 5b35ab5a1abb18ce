import { daySeconds } from '../../domain/durations.ts';

// What the forms hold to, in one place; the tests count with these.

/** Largest body of a form, in bytes: a message of 10,000 characters takes up to 90 kB as it is encoded. */
export const largestBody = 128 * 1024;
/** Most fields of a body: a partner with ten nurseries sends about 90. */
export const mostFields = 200;
/** Longest path with query of the page a form stands on, in characters. */
export const longestPage = 500;

/** The first attempt comes right behind the response; how long it has before another may begin, in seconds. */
export const attemptSeconds = 60;
/** How long the CMS may take to record one submission, in milliseconds: it sends white papers meanwhile. */
export const deliveryMilliseconds = 15_000;
/** How long a reader waits to hear what became of a white paper, in milliseconds. */
export const outcomeMilliseconds = 8000;
/** How long the CMS may take to begin sending a PDF, in milliseconds. */
export const fileMilliseconds = 8000;
const firstRetrySeconds = 60;
const longestRetrySeconds = 6 * 3600;

/** Seconds after a failed attempt until the next: a minute, then twice as long each time, up to six hours. */
export function retrySeconds(attempts: number): number {
  return Math.min(firstRetrySeconds * 2 ** Math.max(0, attempts - 1), longestRetrySeconds);
}

/** Most rows the scheduled task delivers at once, and how many of them side by side. */
export const mostDeliveries = 100;
export const deliveriesAtOnce = 4;
/** After so many failures in a row the CMS is left alone until the next run. */
export const failuresUntilStop = 3;
/** What waits longer than this, in seconds, is reported. */
export const lateSeconds = 15 * 60;

/** How long after delivery personal data stay at the edge, in seconds: requirement R8.2 allows 30 days. */
export const erasureSeconds = 28 * daySeconds;
/** How long a draft waits for its owner, in seconds. */
export const draftSeconds = daySeconds;
/** How long the screen of an outcome knows its reference, in seconds. */
export const receiptSeconds = 600;
/** Seconds somebody is asked to wait who has sent too much. */
export const rateLimitSeconds = 60;
