import { expect, test } from 'vitest';
import { hydrate, openIdle } from '../../harness/browser/browser.ts';
import { complaints, openPage, page, site } from '../helpers/open-site.ts';

openPage();

const bar = () => page.locator('#loading-bar');
const look = () =>
  bar().evaluate((element: HTMLElement) => {
    const { opacity, backgroundColor, backgroundImage, position, top, left, right, height, zIndex, pointerEvents } =
      getComputedStyle(element);
    const progress = Number(element.style.getPropertyValue('--progress'));
    return { opacity, backgroundColor, backgroundImage, position, top, left, right, height, zIndex, pointerEvents, progress };
  });

/** Keeps the payload of a page back until it is let go. */
async function holdPayload(path: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}/_payload.json*`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: gate.resolve };
}

async function go(path: string) {
  await page.evaluate((target) => {
    // What becomes of the navigation is looked at on the page.
    navigation?.navigate(target).finished?.catch(() => {});
  }, path);
}

test('a slow navigation shows the bar at once, which slows down, ends full, fades and is empty again', async () => {
  await page.goto(`${site.url}/contact`);
  expect(await look()).toMatchObject({ opacity: '0', pointerEvents: 'none' });
  expect(await bar().getAttribute('style')).toBeNull();
  await openIdle(page, `${site.url}/contact`);
  const { release } = await holdPayload('/equipe');
  await go('/equipe');
  await expect.poll(async () => (await look()).opacity).toBe('1');
  expect(await look()).toMatchObject({
    backgroundColor: 'rgb(6, 206, 200)',
    backgroundImage: 'none',
    position: 'fixed',
    top: '0px',
    left: '0px',
    right: '0px',
    height: '3px',
    zIndex: '999999',
    pointerEvents: 'none',
  });
  const { progress } = await look();
  await expect.poll(async () => (await look()).progress).toBeGreaterThan(progress);
  expect((await look()).progress).toBeLessThan(1);
  release();
  await page.waitForURL(/equipe/);
  await expect.poll(async () => (await look()).progress).toBe(1);
  await expect.poll(async () => (await look()).opacity).toBe('0');
  await expect.poll(async () => (await look()).progress).toBe(0);
  expect(complaints).toEqual([]);
});

test('a navigation that overtakes another begins the bar anew; one that is stopped hides it', async () => {
  await openIdle(page, `${site.url}/contact`);
  const first = await holdPayload('/equipe');
  const second = await holdPayload('/faq-famille');
  await go('/equipe');
  await expect.poll(async () => (await look()).progress).toBeGreaterThan(0.2);
  await go('/faq-famille');
  expect((await look()).progress).toBeLessThan(0.9);
  await expect.poll(async () => (await look()).opacity).toBe('1');
  await page.evaluate(() => stop());
  await expect.poll(async () => (await look()).opacity).toBe('0');
  expect((await look()).progress).toBe(0);
  first.release();
  second.release();
});

test('an error colours the bar', async () => {
  await openIdle(page, `${site.url}/contact`);
  await page.evaluate(() => sessionStorage.setItem('reloads', JSON.stringify([['/faq-famille', Date.now() + 10_000]])));
  await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await page.route(/\/assets\/faq-list-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await go('/faq-famille');
  await expect.poll(async () => (await look()).backgroundImage).toMatch(/^linear-gradient\(.*rgb\(179, 38, 30\)/);
  await go('/equipe');
  await expect.poll(async () => (await look()).backgroundImage).toBe('none');
});

test('a bar that comes after a navigation has begun shows it', async () => {
  const idle = Promise.withResolvers<void>();
  await page.route(/\/assets\/idle-tasks-[^/]*\.js$/, async (route) => {
    await idle.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/contact`);
  await hydrate(page);
  const { release } = await holdPayload('/equipe');
  await go('/equipe');
  await page.waitForURL(/equipe/);
  expect((await look()).opacity).toBe('0');
  idle.resolve();
  await expect.poll(async () => (await look()).opacity).toBe('1');
  release();
  await expect.poll(async () => (await look()).opacity).toBe('0');
});

test('it is for the eye alone', async () => {
  await page.goto(`${site.url}/contact`);
  expect(await bar().getAttribute('role')).toBe('progressbar');
  expect(await page.getByRole('progressbar').count()).toBe(0);
});
