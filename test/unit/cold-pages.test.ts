import { expect, test } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp } from '../app/test-app.ts';

/** Until whatever can go on without an answer has gone on. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Asks for a page that nobody has asked for, of a CMS that answers in rounds: what is asked side by side is answered together. Says how many
 * rounds there were until the response began and until its end, and how many questions.
 */
async function roundsOf(path: string) {
  let held: (() => void)[] = [];
  const app = createTestApp(async (url) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return answerFromSeed(url);
  });
  const state = { began: -1, ended: -1, html: '' };
  let rounds = 0;
  const reading = app.get(path).then(async (response) => {
    state.began = rounds;
    state.html = await response.text();
    state.ended = rounds;
  });
  await rest();
  while (state.ended < 0 && rounds < 10) {
    const answers = held;
    held = [];
    rounds += 1;
    for (const answer of answers) answer();
    await rest();
  }
  await reading;
  return { ...state, questions: app.cmsCalls.length };
}

test.for([
  // Five kinds of blocks ask for content of their own; all of them are asked for while the page streams.
  { path: '/', began: 1, ended: 2, questions: 10 },
  { path: '/reserver-des-berceaux', began: 1, ended: 2, questions: 5 },
  { path: '/blog-famille/cout-creche-tarif-psu', began: 1, ended: 2, questions: 5 },
  { path: '/contact', began: 1, ended: 1, questions: 3 },
  // An address is asked for in French first, so that one that is unknown costs one question.
  { path: '/en', began: 2, ended: 3, questions: 13 },
  { path: '/en/blog-famille/cout-creche-tarif-psu', began: 2, ended: 3, questions: 10 },
])('$path begins after $began rounds of questions and ends after $ended', async ({ path, ...expected }) => {
  // What modules take to come the first time is no round.
  await roundsOf(path);
  const { html, ...rounds } = await roundsOf(path);
  expect(rounds).toEqual(expected);
  expect(html).toContain('</html>');
});
