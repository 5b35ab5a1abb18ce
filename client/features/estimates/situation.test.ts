import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monthlyEstimate } from '../../../domain/childcare/costs/nursery-estimate.ts';
import { familyCostScalesOn } from '../../../domain/childcare/scales/cost-scales.ts';
import { forgetSituation, keepSituation, readSituation } from './kept-situation.ts';
import { needOfSituation } from './situation-need.ts';

const now = Date.parse('2026-11-28T09:00:00Z');
const day = '2026-11-28';
const dayMilliseconds = 24 * 60 * 60 * 1000;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a situation is kept for 180 days, and until it is erased', () => {
  expect(keepSituation({ resources: '4000' }, now)).toBe(true);
  expect(readSituation(now + 179 * dayMilliseconds)).toEqual({ resources: '4000' });
  expect(readSituation(now + 180 * dayMilliseconds)).toBeNull();
  forgetSituation();
  expect(readSituation(now)).toBeNull();
});

test.for(['', 'null', '{', '[]', '4', '{"until":"x","fields":{}}', '{"until":9e15}'])('%s in the storage is no situation', (text) => {
  kept.set('family-situation', text);
  expect(readSituation(now)).toBeNull();
});

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepSituation({}, now)).toBe(false);
  expect(readSituation(now)).toBeNull();
});

test('the figure is that of the simulator: 3,600 €, 9 hours on 5 days of 46 weeks', () => {
  const scales = familyCostScalesOn(day);
  const need = needOfSituation({ resources: '3600', weeks: '46', other: 'x', children: '99' }, day, scales);
  // 230 days of 9 hours by 12 invoices are 172.5 hours at 2.23 €.
  expect(need && monthlyEstimate('psu', need, scales)).toBe(385);
});

test('what cannot be read is no need', () => {
  expect(needOfSituation({ resources: 'beaucoup' }, day, familyCostScalesOn(day))).toBeNull();
});
