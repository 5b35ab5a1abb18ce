import { expect, test } from 'vitest';
import { hydrate } from '../../harness/browser/browser.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';

openBrowser();

test('on the way from the catalogue a client navigation has its query cleared and its flag set', async () => {
  const page = await browser.newPage();
  const nursery = `${site.url}/trouver-une-creche/petite-brindille-lyon`;
  await page.goto(nursery);
  await hydrate(page);
  // No link of ours needs the rule; links in texts of editors and in older pages may.
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    const href = '/pre-inscription-enfant-creche?step=3&fromNurseryCatalog&creche=petite-brindille-lyon';
    document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Lien de test' }));
  });
  await page.getByRole('link', { name: 'Lien de test' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pré-inscription en crèche' }).waitFor();
  expect(page.url()).toBe(`${site.url}/pre-inscription-enfant-creche?fromNurseryCatalog=true&creche=petite-brindille-lyon`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await page.waitForURL(nursery);
  await page.close();
});
