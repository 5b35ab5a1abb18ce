import { expect, test } from 'vitest';
import { breakpoints, compareViewport, fallbackViewport, toViewport, viewportCookieOf, viewportQueries, viewports } from './viewport.ts';

test('the breakpoints are those of the specification, narrow to wide, and desktop is the fallback', () => {
  expect(Object.entries(breakpoints)).toEqual([
    ['mobile', 320],
    ['mobileMedium', 375],
    ['mobileWide', 425],
    ['tablet', 768],
    ['desktop', 1024],
    ['desktopMedium', 1280],
    ['desktopWide', 1600],
  ]);
  expect(fallbackViewport).toBe('desktop');
});

test('each kind has a query from its least width up to a tenth of a pixel below the next; the narrowest takes all below', () => {
  expect(viewportQueries()).toEqual([
    ['mobile', '(min-width: 1px) and (max-width: 374.9px)'],
    ['mobileMedium', '(min-width: 375px) and (max-width: 424.9px)'],
    ['mobileWide', '(min-width: 425px) and (max-width: 767.9px)'],
    ['tablet', '(min-width: 768px) and (max-width: 1023.9px)'],
    ['desktop', '(min-width: 1024px) and (max-width: 1279.9px)'],
    ['desktopMedium', '(min-width: 1280px) and (max-width: 1599.9px)'],
    ['desktopWide', '(min-width: 1600px)'],
  ]);
});

test.for(['__proto__', 'constructor', 'toString', '', 'Desktop', 'xs', 'x'.repeat(4096), null, undefined])(
  '%s is no kind of screen',
  (text) => {
    expect(toViewport(text)).toBeNull();
  },
);

test('every kind is known by its name', () => {
  expect(viewports.map(toViewport)).toEqual(viewports);
});

test('kinds compare by their width, never with a name that is none', () => {
  const { isGreaterThan, isGreaterOrEquals, isLessThan, isLessOrEquals, matches } = compareViewport('tablet');
  const truths = (compare: (name: string) => boolean) => viewports.filter(compare);
  expect(truths(isGreaterThan)).toEqual(['mobile', 'mobileMedium', 'mobileWide']);
  expect(truths(isGreaterOrEquals)).toEqual(['mobile', 'mobileMedium', 'mobileWide', 'tablet']);
  expect(truths(isLessThan)).toEqual(['desktop', 'desktopMedium', 'desktopWide']);
  expect(truths(isLessOrEquals)).toEqual(['tablet', 'desktop', 'desktopMedium', 'desktopWide']);
  expect([matches('mobile', 'tablet'), matches('mobile'), matches()]).toEqual([true, false, false]);
  for (const compare of [isGreaterThan, isGreaterOrEquals, isLessThan, isLessOrEquals]) {
    expect([compare('xs'), compare('__proto__'), compare('')]).toEqual([false, false, false]);
  }
});

test('the cookie is kept for 365 days, for the whole site, and sent to it alone and encrypted', () => {
  expect(viewportCookieOf('mobileWide')).toBe('viewport=mobileWide; Max-Age=31536000; Path=/; SameSite=Strict; Secure');
});
