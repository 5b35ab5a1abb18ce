import { BoundedMap } from '../../domain/bounded-map.ts';
import { UnreadableEntryError, UpstreamError } from '../errors.ts';
import { isPurgedSince, type PurgeMarks } from './marks.ts';

/** After a failure, how long nothing is asked that can be answered without, in milliseconds. */
const pauseMilliseconds = 1000;
const longestPauseMilliseconds = 60_000;
/** What took so long to fail, in milliseconds, has hung: nobody should wait for the next attempt who has something to read. */
const slowMilliseconds = 1000;
/** How long after a call that hung readers are spared the wait, in milliseconds. */
const spareMilliseconds = 10_000;
/** Unreadable answers that are remembered; the oldest leaves first. */
const maximumUnreadable = 300;

interface Unreadable {
  error: UpstreamError;
  tags: string[];
  askedAt: number;
  until: number;
}

/** What has failed lately, so that a source that is down is left alone, and one bad entry stands in the way of no other. */
export interface RecentFailures {
  note(key: string, error: unknown, askedAt: number): void;
  succeeded(key: string): void;
  /** Why a key is not worth asking now, or null: the source has just answered something about it that cannot be used. */
  ofKey(key: string, marks: PurgeMarks): UpstreamError | null;
  /** The source has just failed, or has asked to wait. */
  isPaused(): boolean;
  /** The source has just hung: it is asked behind the response. */
  isHanging(): boolean;
}

export function createRecentFailures(clock: () => number): RecentFailures {
  const unreadable = new BoundedMap<string, Unreadable>(maximumUnreadable);
  let pausedUntil = 0;
  let hangingUntil = 0;

  return {
    note(key, error, askedAt) {
      const now = clock();
      if (error instanceof UpstreamError && isOfKey(error)) {
        const tags = error instanceof UnreadableEntryError ? error.tags : [];
        unreadable.set(key, { error, tags, askedAt, until: now + pauseMilliseconds });
        return;
      }
      const requestedPause = error instanceof UpstreamError && error.retryAfterSeconds ? error.retryAfterSeconds * 1000 : pauseMilliseconds;
      pausedUntil = now + Math.min(requestedPause, longestPauseMilliseconds);
      if (now - askedAt >= slowMilliseconds) hangingUntil = now + spareMilliseconds;
    },
    succeeded(key) {
      unreadable.delete(key);
      hangingUntil = 0;
    },
    ofKey(key, marks) {
      const failure = unreadable.get(key);
      return failure && clock() < failure.until && !isPurgedSince(marks, failure.tags, failure.askedAt) ? failure.error : null;
    },
    isPaused: () => clock() < pausedUntil,
    isHanging: () => clock() < hangingUntil,
  };
}

/** True for an answer about this one question: the source is well. */
function isOfKey(error: UpstreamError): boolean {
  if (error instanceof UnreadableEntryError) return true;
  const { upstreamStatus: status } = error;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
