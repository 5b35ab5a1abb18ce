import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { phone } from '../../harness/browser/browser.ts';
import { openHydrated } from '../helpers/navigated-page.ts';
import { becomeVisitor, context, openPage, page, site } from '../helpers/open-site.ts';
import { readPdf } from '../helpers/read-pdf.ts';

openPage({ visitor: { viewport: phone } });

test('a single parent in Lyon compares the three ways by keyboard, and another person opens the shared address', async () => {
  await openHydrated(page, `${site.url}/trouver-une-creche/petite-brindille-lyon`);
  const link = page.getByRole('main').getByRole('link', { name: 'Estimer mon reste à charge' });
  await link.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Les trois solutions comparées' });
  await table.waitFor();
  await expect.poll(() => page.getByLabel('Micro-crèche, prix de l’heure').inputValue()).toBe('9,90');
  await page.locator('#simulation form[data-hydrated]').waitFor();
  await page.getByLabel('Ressources du foyer par mois').fill('2 800');
  await page.keyboard.press('Tab');
  await page.keyboard.type('En parent seul');
  await expect.poll(() => table.innerText()).toMatch(/1\s290\s€/);
  const figures = await table.innerText();
  await expect.poll(() => page.url()).toContain('#resources=2+800&household=single');
  const address = page.url();
  const requests: string[] = [];
  await context.close();
  await becomeVisitor({ viewport: phone });
  page.on('request', (request) => requests.push(request.url()));
  // Nothing is touched: the page begins by itself and shows the estimate.
  await page.goto(address);
  const same = page.getByRole('table', { name: 'Les trois solutions comparées' });
  await expect.poll(() => same.innerText()).toBe(figures);
  await expect.poll(() => page.locator('#simulation').evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(requests.filter((url) => /2.800|single/.test(url.replace(/#.*/, '')))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(/800/);
});

test('a single parent compares the three ways by keyboard alone, without a script, on a phone', async () => {
  await context.close();
  await becomeVisitor({ viewport: phone, javaScriptEnabled: false });
  await page.goto(`${site.url}/trouver-une-creche/petite-brindille-lyon`);
  await page.getByRole('main').getByRole('link', { name: 'Estimer mon reste à charge' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/creche=petite-brindille-lyon#simulation$/);
  await page.getByLabel('Ressources du foyer par mois').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2 800');
  await page.keyboard.press('Tab');
  await page.keyboard.type('En parent seul');
  await page.getByLabel('Ressources du foyer par mois').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/formulaires\/simulation/);
  expect(await page.getByRole('table', { name: 'Les trois solutions comparées' }).innerText()).toMatch(/1\s290\s€/);
  const calculation = page.locator('#simulation details', { hasText: 'Le calcul\u202f: Micro-crèche PAJE' });
  await calculation.locator('summary').focus();
  await page.keyboard.press('Enter');
  await calculation.getByText('d’un parent seul').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test.each([true, false])(
  'somebody of human resources gets the PDF by keyboard on a phone, with a script: %s',
  async (javaScriptEnabled) => {
    await context.close();
    await becomeVisitor({ viewport: phone, javaScriptEnabled });
    if (javaScriptEnabled) await openHydrated(page, `${site.url}/reserver-des-berceaux`);
    else await page.goto(`${site.url}/reserver-des-berceaux`);
    await page.getByLabel('Prix d’un berceau par an').fill('12000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.getByRole('button', { name: 'Télécharger la fiche PDF' }).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^creche-sereine-cout-berceau-.*\.pdf$/);
    const bytes = await readFile(await download.path());
    expect((await readPdf(new Response(bytes))).text).toMatch(/\(3 × 12 000 €\)/);
  },
);

test('a parent keeps the situation on the device: each nursery tells an estimate, no server is told anything, and it is erased', async () => {
  await context.close();
  await becomeVisitor({ viewport: phone });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url(), request.postData() ?? ''));
  const results = `${site.url}/trouver-une-creche/recherche?lieu=Lyon&rayon=10`;
  const figures = page.getByRole('article').getByText(/^Environ .+ par mois avant crédit/);
  await openHydrated(page, `${site.url}/cout-place-en-creche#resources=4321`);
  await expect.poll(() => page.getByLabel('Ressources du foyer par mois').inputValue()).toBe('4321');
  await page.getByRole('button', { name: 'Garder ma situation sur cet appareil' }).click();
  await page.getByText('Situation gardée').waitFor();

  await openHydrated(page, results);
  await figures.first().waitFor();
  // At the hours the simulator begins with, 4,321 € are 2.67 € an hour.
  await expect.poll(() => figures.allInnerTexts()).toContainEqual(expect.stringMatching(/^Environ 471\s€/));
  await openHydrated(page, `${site.url}/trouver-une-creche/petite-brindille-lyon`);
  await page
    .getByRole('main')
    .getByText(/^Environ .+ par mois avant crédit/)
    .first()
    .waitFor();
  // In the comparison it stands beside the tariff it comes from.
  await openHydrated(page, `${site.url}/mes-creches?selection=petite-brindille-lyon,l-ilot-baleine-lyon`);
  await page
    .getByRole('row', { name: /^Tarif/ })
    .getByText(/^Environ 471\s€/)
    .waitFor();
  expect(requests.filter((text) => /4.?321/.test(text.replace(/#.*/, '')))).toEqual([]);

  await openHydrated(page, `${site.url}/cout-place-en-creche#simulation`);
  await expect.poll(() => page.getByLabel('Ressources du foyer par mois').inputValue()).toBe('4321');
  await page.getByRole('button', { name: 'Effacer', exact: true }).click();
  await page.getByText('Situation effacée').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('family-situation'))).toBeNull();
  await openHydrated(page, results);
  await page.getByRole('article').first().waitFor();
  expect(await figures.count()).toBe(0);
});
