import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, hydrate, phone, watchComplaints } from '../../harness/browser/browser.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';
import { samplePaths } from '../helpers/sample-paths.ts';
import { chosenWidth, mostTooWide, placedPictures } from '../helpers/sizes/picture-sizes.ts';

openBrowser();

const tablet = { width: 800, height: 1100 };
const withPictures = [
  'home',
  'team',
  'testimonials',
  'nursery',
  'testimonial',
  'blog-list',
  'article',
  'white-paper-list',
  'white-paper',
] as const;

test.for([phone, tablet, desktop])('pictures say what room they take at $width px', async (viewport) => {
  const page = await browser.newPage({ viewport });
  const wrong: string[] = [];
  for (const id of withPictures) {
    await page.goto(site.url + samplePaths[id]);
    const pictures = (await placedPictures(page)).filter(({ candidates }) => candidates.length > 0);
    expect(pictures.length, samplePaths[id]).toBeGreaterThan(0);
    for (const { name, sizes, sizesWidth, needed } of pictures) {
      const isRight = sizesWidth >= needed * 0.9 && sizesWidth <= needed * mostTooWide;
      if (!isRight) wrong.push(`${samplePaths[id]} ${name}: "${sizes}" is ${Math.round(sizesWidth)} px, needed ${Math.round(needed)} px`);
    }
  }
  await page.close();
  expect(wrong).toEqual([]);
});

/** The widths in dots that the browser has fetched pictures in, once its reader has seen all of the page. */
function fetchedWidths(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const widths: number[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[srcset]')) {
      image.scrollIntoView();
      image.loading = 'eager';
      await image.decode();
      const address = new URL(image.currentSrc);
      const fetched = image.srcset.split(', ').find((candidate) => candidate.startsWith(`${address.pathname}${address.search} `));
      widths.push(Number.parseInt(fetched?.split(' ')[1] ?? '', 10));
    }
    return widths;
  });
}

test.for([phone, desktop])('on a screen of two dots a pixel pictures are fetched in the width that fits at $width px', async (viewport) => {
  for (const id of ['testimonials', 'blog-list'] as const) {
    // Chromium shows a wider one that it has already.
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.goto(site.url + samplePaths[id]);
    const pictures = await placedPictures(page);
    const fetched = await fetchedWidths(page);
    expect(fetched.length, id).toBeGreaterThan(2);
    expect(fetched, id).toEqual(pictures.map((picture) => chosenWidth(picture, 2)));
    expect(
      fetched.filter((width, index) => width > (pictures[index]?.needed ?? 0) * 2 * mostTooWide),
      id,
    ).toEqual([]);
    await context.close();
  }
});

test('the largest picture of a page is asked for once, in the size of the screen, before any script', async () => {
  const page = await browser.newPage({ viewport: phone });
  const paths: string[] = [];
  page.on('request', (request) => {
    if (/\/_ipx\/|\/assets\/.*\.js/.test(request.url())) paths.push(new URL(request.url()).pathname);
  });
  await page.goto(site.url + samplePaths.article);
  const cover = page.locator('main img[fetchpriority="high"]');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc)).toContain('w_512');
  expect(paths[0]).toMatch(/^\/_ipx\/f_webp&w_512\//);
  expect(paths.filter((path) => path === paths[0])).toHaveLength(1);
  await page.close();
});

test('a video of a host asks twice, and asks its host nothing before', async () => {
  const host = 'https://www.youtube-nocookie.com';
  const page = await browser.newPage({ viewport: desktop });
  const complaints = watchComplaints(page);
  const paths: string[] = [];
  await page.route(`${host}/**`, (route) => {
    paths.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Lecteur</title><p>La vidéo joue</p>' });
  });
  await page.goto(`${site.url}/component-preview`);
  await hydrate(page);
  const block = page.locator('section', { has: page.getByRole('heading', { name: 'Vidéo d’un hébergeur' }) });
  const poster = block.getByRole('link', { name: 'Lire la vidéo' });
  // Its chunk comes after the page; before, the poster is a link to the host.
  await expect.poll(() => poster.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))).toBe(true);
  await poster.click();
  const question = block.getByText(/hébergée par www\.youtube-nocookie\.com/);
  await expect.poll(() => question.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(paths).toEqual([]);
  await block.getByRole('button', { name: 'Charger la vidéo' }).click();
  await block.frameLocator('iframe').getByText('La vidéo joue').waitFor();
  expect(paths).toEqual(['/embed/exemple']);
  expect(complaints).toEqual([]);
  await page.close();
});
