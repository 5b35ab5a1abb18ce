import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, watchComplaints } from '../../../harness/browser/browser.ts';
import { browser, openBrowser, site } from '../../helpers/open-site.ts';

const slug = 'premier-berceau-pme';
const banner = 'Aperçu pour la rédaction';

openBrowser({ cms: 'real' });

async function linkToDraft(): Promise<URL> {
  const documentId = await site.cms.documentId('articles', slug);
  await site.cms.request('PUT', `/content-manager/collection-types/api::article.article/${documentId}?locale=fr`, {
    title: 'Titre en cours',
  });
  const address = `/content-manager/preview/url/api::article.article?documentId=${documentId}&locale=fr&status=draft`;
  const { data } = (await site.cms.request('GET', address)) as { data: { url: string } };
  return new URL(data.url);
}

/** A page with an address in a frame, as the admin panel shows it. */
async function frame(address: string, origin = site.proxy.url): Promise<FrameLocator> {
  site.proxy.pages['/cadre'] = `<iframe width="1200" height="800" src="${address.replaceAll('&', '&amp;')}"></iframe>`;
  const page = await browser.newPage();
  await page.goto(`${origin}/cadre`);
  return page.frameLocator('iframe');
}

test.for(['127.0.0.1', 'localhost'])('the CMS shows a draft in its frame, and the pages it leads to; the site is %s', async (hostname) => {
  const link = await linkToDraft();
  // Seen from the CMS of the tests, `localhost` is another site: its cookies are those of a third party.
  link.hostname = hostname;
  const shown = await frame(link.href);
  await shown.getByText(banner).waitFor();
  await shown.getByRole('heading', { level: 1, name: 'Titre en cours' }).waitFor();
  await shown.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last().click();
  await shown.getByRole('link', { name: 'Titre en cours' }).first().waitFor();
  await shown.getByText(banner).waitFor();
  await shown.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await shown.getByText('Vous avez quitté l’aperçu').waitFor();
});

test('no other origin may show it, and the CMS may show nothing but previews', async () => {
  const link = await linkToDraft();
  const stranger = await frame(link.href, site.proxy.url.replace('127.0.0.1', 'localhost'));
  await expect(stranger.getByText(banner).waitFor({ timeout: 2000 })).rejects.toThrow('Timeout');
  const page = await frame(`${site.url}/blog-entreprise/${slug}`);
  await expect(page.getByRole('heading', { level: 1 }).waitFor({ timeout: 2000 })).rejects.toThrow('Timeout');
});

test('on its own, a preview hydrates without a complaint, stays one from page to page, and is left for the public page', async () => {
  const page = await browser.newPage();
  const complaints = watchComplaints(page);
  await page.goto((await linkToDraft()).href);
  await page.getByText(banner).waitFor();
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last().click();
  await page.getByRole('link', { name: 'Titre en cours' }).first().waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByText(banner).waitFor();
  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await page.waitForFunction((text) => !document.body.textContent?.includes(text), banner);
  expect(new URL(page.url()).pathname).toBe('/blog-entreprise');
  expect(await page.getByRole('link', { name: 'Titre en cours' }).count()).toBe(0);
  // The way out is no page that a client navigation could show.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await page.close();
});
