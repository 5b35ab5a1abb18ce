/**
 * Waits just as long whatever happens to the work: how long it took would tell whether a mail was sent. Work that takes
 * longer goes on behind the response.
 */
export async function answerEvenly<Result>(
  work: Promise<Result>,
  { until, waitUntil }: { until: Promise<void>; waitUntil(work: Promise<unknown>): void },
): Promise<Result | 'late'> {
  waitUntil(work);
  const first = await Promise.race([work, until.then(() => 'late' as const)]);
  await until;
  return first;
}
