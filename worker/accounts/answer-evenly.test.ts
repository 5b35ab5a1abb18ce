import { expect, test } from 'vitest';
import { answerEvenly } from './answer-evenly.ts';

function start() {
  const work = Promise.withResolvers<string>();
  const until = Promise.withResolvers<void>();
  const left: Promise<unknown>[] = [];
  const answer = answerEvenly(work.promise, { until: until.promise, waitUntil: (rest) => left.push(rest) });
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  return { work, until, left, answer, isAnswered: () => isAnswered };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

test('work that ends early is answered no earlier than any other', async () => {
  const { work, until, answer, isAnswered } = start();
  work.resolve('done');
  await turn();
  expect(isAnswered()).toBe(false);
  until.resolve();
  expect(await answer).toBe('done');
});

test('work that takes longer is answered just as soon, and goes on', async () => {
  const { work, until, left, answer } = start();
  until.resolve();
  expect(await answer).toBe('late');
  work.resolve('done');
  expect(await Promise.all(left)).toEqual(['done']);
});
