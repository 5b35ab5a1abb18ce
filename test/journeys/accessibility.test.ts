import { describe, expect, test } from 'vitest';
import { desktop, hydrate, phone } from '../../harness/browser/browser.ts';
import { openPage, page, site } from '../helpers/open-site.ts';
import { accessibilityViolations, unreachableText } from '../helpers/page-checks.ts';

openPage();

/** Of the specification: mobile, mobileMedium, mobileWide, tablet, desktop, desktopMedium, desktopWide. */
const breakpoints = [320, 375, 425, 768, 1024, 1280, 1600];

const press = (key: string) => page.keyboard.press(key);
const navigation = () => page.getByRole('navigation', { name: /Navigation principale|Main navigation/ });
const hasFocus = (selector: string) => page.evaluate((pattern) => document.activeElement?.matches(pattern) ?? false, selector);

/** What has the focus, and whether a reader sees that: an outline of two pixels or more, on the element or around it, on the screen. */
function focused() {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isOnScreen = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    // What arrives above it moves it for the moment that the browser needs to scroll after it.
    for (let waited = 0; !isOnScreen() && waited < 2_000; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50));
    let outlined: Element | null = element;
    while (outlined) {
      const { outlineStyle, outlineWidth } = getComputedStyle(outlined);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) break;
      outlined = outlined.parentElement?.matches(':focus-within') ? outlined.parentElement : null;
    }
    return {
      name: `${element.localName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label')}`,
      isOutlined: outlined !== null,
      isOnScreen: isOnScreen(),
    };
  });
}

test('the first stop is the link that skips to the content, and every stop after it is seen', async () => {
  await page.goto(site.url);
  await press('Tab');
  expect(await focused()).toEqual({ name: 'a Aller au contenu', isOutlined: true, isOnScreen: true });
  const stops = [];
  for (;;) {
    await press('Tab');
    const stop = await focused();
    if (!stop || stops.length > 150) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(50);
  expect(stops.filter(({ isOutlined, isOnScreen }) => !isOutlined || !isOnScreen)).toEqual([]);
});

test('the skip link moves the focus past the header', async () => {
  await page.goto(site.url);
  await press('Tab');
  await press('Enter');
  await expect.poll(() => hasFocus('main')).toBe(true);
  await press('Tab');
  expect(await hasFocus('main *')).toBe(true);
});

test('a menu of the bar opens by Enter, closes by Escape with the focus where it was, and closes where the focus leaves it', async () => {
  await page.goto(site.url);
  await hydrate(page);
  const open = navigation().locator('details[open]');
  await navigation().locator('summary').first().focus();
  await press('Enter');
  expect(await open.count()).toBe(1);
  await press('Tab');
  expect(await hasFocus('details[open] a')).toBe(true);
  await press('Escape');
  expect(await open.count()).toBe(0);
  expect(await hasFocus('summary')).toBe(true);
  await press('Enter');
  await navigation().locator('summary').nth(1).focus();
  expect(await open.count()).toBe(0);
});

test('the menu of a phone opens by Enter, takes the focus in, and gives it back on Escape', async () => {
  await page.setViewportSize(phone);
  await page.goto(site.url);
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await press('Enter');
  await navigation().waitFor();
  await press('Tab');
  expect(await hasFocus('nav *')).toBe(true);
  await press('Escape');
  await navigation().waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the menu stays open where the touch that opened it is what React came for', async () => {
  await page.setViewportSize(phone);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await hydrate(page);
  expect(await navigation().isVisible()).toBe(true);
});

test('at 200 % zoom the header keeps its ways: each stop of the open menu can be clicked', async () => {
  await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const stops = await navigation().locator(':is(a, summary, button):visible').all();
  for (const stop of stops) await stop.click({ trial: true });
  expect(stops.length).toBeGreaterThan(7);
  expect(await unreachableText(page)).toEqual([]);
});

test.for(['/', '/en', '/component-preview', '/trouver-une-creche/recherche?lieu=Lyon'])(
  '%s fits at every breakpoint of the specification',
  async (path) => {
    await page.goto(site.url + path);
    for (const width of breakpoints) {
      await page.setViewportSize({ width, height: 800 });
      expect(await unreachableText(page), `${width} px`).toEqual([]);
    }
  },
);

test('nothing moves for a reader who wants no movement, and a figure does not count up', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/component-preview`);
  const figure = page
    .locator('main')
    .getByText(/^12.500$/)
    .first();
  await hydrate(page);
  await figure.scrollIntoViewIfNeeded();
  expect(await figure.isVisible()).toBe(true);
  await navigation().locator('summary').first().click();
  const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  expect(await figure.isVisible()).toBe(true);
});

test('for a reader who wants no movement, all of a page has its new size at once', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/component-preview`);
  const transitions = await page.evaluate(() => {
    const { style } = document.documentElement;
    // The first style is that of the page as it stands.
    document.documentElement.getBoundingClientRect();
    style.fontSize = '150%';
    return document.getAnimations().length;
  });
  expect(transitions).toBe(0);
});

describe.for([
  { screen: 'desktop', viewport: desktop },
  { screen: 'phone', viewport: phone },
])('on a $screen', ({ viewport }) => {
  test.for(['/', '/en/component-preview'])('%s is accessible with its menu and its accordions open', async (path) => {
    await page.setViewportSize(viewport);
    await page.goto(site.url + path);
    await hydrate(page);
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open ||= !details.name;
    });
    // What still opens covers its own links, and has less contrast than it will have.
    const opening = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === 1).length,
      );
    await expect.poll(opening).toBe(0);
    expect(await accessibilityViolations(page), 'accordions open').toEqual([]);
    expect(await unreachableText(page)).toEqual([]);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    if (await button.isVisible()) await button.click();
    await navigation().locator('summary').first().click();
    await navigation().locator('details[open]').waitFor();
    await expect.poll(opening).toBe(0);
    expect(await accessibilityViolations(page), 'menu open').toEqual([]);
  });
});
