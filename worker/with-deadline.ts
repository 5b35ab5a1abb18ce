import { UpstreamError } from './errors.ts';

/** Waits for some work, but not for ever: where it takes too long, `late` gives the value, or throws. The work goes on, unheard. */
export function withDeadline<Value>(work: Promise<Value>, milliseconds: number, late: () => Value): Promise<Value> {
  const answer = Promise.withResolvers<Value>();
  const timer = setTimeout(() => {
    try {
      answer.resolve(late());
    } catch (error) {
      answer.reject(error);
    }
  }, milliseconds);
  work.then(answer.resolve, answer.reject).finally(() => clearTimeout(timer));
  return answer.promise;
}

/** How long the first bytes of a page wait for what they can do without, in milliseconds. */
const secondaryMilliseconds = 1000;

/** What the first bytes of a page would have, but do not wait for longer than a second: then it rejects. */
export function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return withDeadline(work, secondaryMilliseconds, () => {
    throw new UpstreamError('cms', `no answer within ${secondaryMilliseconds} ms`);
  });
}
