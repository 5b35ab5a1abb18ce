import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, hydrate, phone, watchComplaints } from '../../harness/browser/browser.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

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

/** Each picture with the width it is said to take, and the width it needs: a cover may have to be wider than its frame. */
function measure(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
      const entry = image.sizes
        .split(/,\s*/)
        .map((size) => /^(\(.*\))?\s*(\S+)$/.exec(size))
        .find((match) => match && (!match[1] || matchMedia(match[1]).matches));
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.inlineSize = entry?.[2] ?? '0';
      const said = ruler.getBoundingClientRect().width;
      ruler.remove();
      const { clientWidth, clientHeight } = image;
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isCover = getComputedStyle(image).objectFit === 'cover';
      const needed = isCover ? Math.max(clientWidth, clientHeight * ratio) : clientWidth;
      return { name: image.currentSrc.replace(/^.*\//, '') || image.src, sizes: image.sizes, said, needed };
    }),
  );
}

test.for([phone, tablet, desktop])('pictures say what room they take at $width px', async (viewport) => {
  const page = await browser.newPage({ viewport });
  const wrong: string[] = [];
  for (const id of withPictures) {
    await page.goto(site.url + samplePaths[id]);
    const pictures = await measure(page);
    expect(pictures.length, samplePaths[id]).toBeGreaterThan(0);
    for (const { name, sizes, said, needed } of pictures) {
      const isRight = said >= needed * 0.9 && said <= Math.max(needed * 1.4, needed + 80);
      if (!isRight) wrong.push(`${samplePaths[id]} ${name}: "${sizes}" is ${Math.round(said)} px, needed ${Math.round(needed)} px`);
    }
  }
  await page.close();
  expect(wrong).toEqual([]);
});

test('the largest picture of a page is asked for once, in the size of the screen, before any script', async () => {
  const page = await browser.newPage({ viewport: phone });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_ipx\/|\/assets\/.*\.js/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(site.url + samplePaths.article);
  const cover = page.locator('main img[fetchpriority="high"]');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc)).toContain('w_640');
  expect(asked[0]).toMatch(/^\/_ipx\/f_webp&w_640\//);
  expect(asked.filter((path) => path === asked[0])).toHaveLength(1);
  await page.close();
});

test('a video of a host asks twice, and asks its host nothing before', async () => {
  const host = 'https://www.youtube-nocookie.com';
  const page = await browser.newPage({ viewport: desktop });
  const complaints = watchComplaints(page);
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
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
  expect(asked).toEqual([]);
  await block.getByRole('button', { name: 'Charger la vidéo' }).click();
  await block.frameLocator('iframe').getByText('La vidéo joue').waitFor();
  expect(asked).toEqual(['/embed/exemple']);
  expect(complaints).toEqual([]);
  await page.close();
});
