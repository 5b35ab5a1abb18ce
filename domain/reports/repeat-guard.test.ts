import { expect, test } from 'vitest';
import { createRepeatGuard } from './repeat-guard.ts';

function createClock() {
  let now = 1_000_000;
  return { clock: () => now, pass: (milliseconds: number) => (now += milliseconds) };
}

const thrownHere = (message: string) => new Error(message);

test('the same error passes once a minute, and the next one says how many were held back', () => {
  const { clock, pass } = createClock();
  const guard = createRepeatGuard({ clock, perMinute: 30 });
  expect(guard.admit(thrownHere('a'))).toBe(0);
  for (let times = 0; times < 99; times += 1) expect(guard.admit(thrownHere('a'))).toBeNull();
  pass(60_000);
  expect(guard.admit(thrownHere('a'))).toBe(99);
  pass(60_000);
  expect(guard.admit(thrownHere('a'))).toBe(0);
});

test('errors that differ in message, name or place are others', () => {
  const { clock } = createClock();
  const guard = createRepeatGuard({ clock, perMinute: 30 });
  const elsewhere = new Error('a');
  for (const error of [thrownHere('a'), thrownHere('b'), new TypeError('a'), elsewhere, 'a', null, Object.create(null), { a: 1 }])
    expect(guard.admit(error)).toBe(0);
  expect(guard.admit('a')).toBeNull();
});

test('a storm of errors that all differ is cut off until the minute is over', () => {
  const { clock, pass } = createClock();
  const guard = createRepeatGuard({ clock, perMinute: 10 });
  const passed = () =>
    Array.from({ length: 1000 }, (_, index) => guard.admit(thrownHere(`number ${index}`))).filter((held) => held !== null);
  expect(passed()).toHaveLength(10);
  pass(60_000);
  expect(passed()).toHaveLength(10);
});

test('an error whose report did not arrive passes again, and is counted', () => {
  const { clock } = createClock();
  const guard = createRepeatGuard({ clock, perMinute: 2 });
  const lost = thrownHere('a');
  expect(guard.admit(lost)).toBe(0);
  expect(guard.admit(lost)).toBeNull();
  guard.retract(lost);
  guard.retract(thrownHere('never seen'));
  expect(guard.admit(lost)).toBe(2);
  guard.retract(lost);
  expect(guard.admit(lost)).toBeNull();
});
