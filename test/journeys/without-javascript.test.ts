import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { desktop, phone, withoutJavaScript } from '../../harness/browser/browser.ts';
import { openHydrated } from '../helpers/navigated-page.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';

/** A tab without JavaScript. That pages read the same in it is in `every-page.test.ts`. */
let plain: Page;

openBrowser();
beforeAll(async () => {
  plain = await (await withoutJavaScript(browser)).newPage();
});
beforeEach(() => plain.setViewportSize(desktop));

test.for([
  {
    from: '/',
    field: /Où cherchez-vous/,
    words: 'Lyon',
    to: '/trouver-une-creche/recherche?lieu=Lyon',
    result: /crèches? à moins de 5 km de Lyon/,
  },
  { from: '/en', field: /Where/, words: '69003', to: '/en/trouver-une-creche/recherche?lieu=69003', result: /within 5 km of Lyon/ },
  {
    from: '/trouver-une-creche',
    field: /Où cherchez-vous/,
    words: 'zzz',
    to: '/trouver-une-creche/recherche?lieu=zzz',
    result: /rien trouvé/,
  },
  { from: '/recherche', field: /./, words: 'berceau', to: '/recherche?q=berceau', result: /résultats? pour «.berceau.»/ },
  { from: '/lexique', field: /./, words: 'psu', to: '/lexique?q=psu', result: /\d+ termes?.* sur \d+/ },
  { from: '/creches-par-ville', field: /./, words: 'nan', to: '/creches-par-ville?q=nan', result: /villes?.* «.nan.»/ },
] as const)('the search field of $from finds « $words »', async ({ from, field, words, to, result }) => {
  await plain.goto(site.url + from);
  const input = plain.getByRole('main').getByRole('textbox', { name: field });
  await input.fill(words);
  await input.press('Enter');
  await plain.waitForURL(site.url + to);
  await plain.getByRole('main').getByText(result).first().waitFor();
});

test('the search narrows to a type of nursery, and its pages lead on', async () => {
  await plain.goto(`${site.url}/trouver-une-creche/recherche?lieu=Lyon`);
  const cards = plain.getByRole('main').getByRole('article');
  const all = await cards.count();
  await plain.getByText('Filtres', { exact: true }).click();
  await plain.getByRole('checkbox', { name: 'Micro-crèche' }).check();
  await plain.getByRole('button', { name: 'Voir les crèches' }).click();
  await plain.waitForURL(/lieu=Lyon&.*type=micro_nurseries/);
  expect(await cards.count()).toBeGreaterThan(0);
  expect(await cards.count()).toBeLessThan(all);
});

test('a text that names a button says that it takes JavaScript, where there is none', async () => {
  // Playwright finds no text in this element.
  const note = plain.locator('main noscript p');
  await plain.goto(`${site.url}/mes-creches`);
  expect([await note.innerText(), await note.isVisible()]).toEqual([
    expect.stringMatching(/^Ce bouton n’apparaît qu’avec JavaScript/),
    true,
  ]);
  await plain.goto(`${site.url}/trouver-une-creche/recherche?lieu=Lyon`);
  expect([await note.innerText(), await note.isVisible()]).toEqual([expect.stringMatching(/^La carte demande JavaScript/), true]);
  expect(await plain.getByRole('button', { name: /^Enregistrer/ }).count()).toBe(0);
  await expect.poll(() => plain.getByText('La carte s’affiche dès que').isVisible()).toBe(false);

  const page = await browser.newPage({ viewport: desktop });
  await page.goto(`${site.url}/mes-creches`);
  await page.getByText('Aucune crèche n’est encore enregistrée').waitFor();
  expect(await page.locator('main noscript').isVisible()).toBe(false);
  await page.close();
});

test('the stories are filtered by a link', async () => {
  await plain.goto(`${site.url}/temoignages-clients`);
  const stories = plain.getByRole('main').getByRole('blockquote');
  const all = await stories.count();
  await plain.getByRole('main').getByRole('link', { name: 'Entreprises' }).click();
  await plain.waitForURL(/temoignages-clients\?/);
  expect(await stories.count()).toBeGreaterThan(0);
  expect(await stories.count()).toBeLessThan(all);
});

test('on a phone the menu opens over the page, its parts unfold, and it closes', async () => {
  await plain.setViewportSize(phone);
  await plain.goto(site.url);
  const navigation = plain.getByRole('navigation', { name: 'Navigation principale' });
  await plain.getByRole('button', { name: 'Menu', exact: true }).click();
  await navigation.getByText('Entreprises').first().click();
  await navigation.getByRole('link', { name: /Réserver des berceaux/ }).waitFor();
  await navigation.getByRole('button', { name: 'Fermer le menu' }).click();
  await navigation.waitFor({ state: 'hidden' });
});

test.for([
  { path: '/cout-place-en-creche', field: /Ressources du foyer/, typed: '5 200', choice: /Enfants à charge/, chosen: '3', result: 'table' },
  {
    path: '/reserver-des-berceaux',
    field: /Prix d’un berceau/,
    typed: '12 000',
    choice: /Qui facture/,
    chosen: 'intermediary',
    result: 'dl',
  },
])(
  'the simulator of $path gives the same estimate with and without a script, on a phone',
  async ({ path, field, typed, choice, chosen, result }) => {
    const scripted = await browser.newPage({ viewport: phone });
    try {
      await plain.setViewportSize(phone);
      const read = async (tab: Page) => {
        await tab.getByRole('main').getByRole('textbox', { name: field }).fill(typed);
        await tab.getByRole('combobox', { name: choice }).selectOption(chosen);
        return () => tab.locator(`#simulation ${result}`).innerText();
      };
      await plain.goto(site.url + path);
      const before = await plain.locator(`#simulation ${result}`).innerText();
      const withoutScript = await read(plain);
      await plain.getByRole('button', { name: 'Calculer' }).click();
      await plain.waitForURL(/\/formulaires\/simulation/);
      const expected = await withoutScript();
      expect(expected).not.toBe(before);
      await openHydrated(scripted, site.url + path);
      const withScript = await read(scripted);
      await expect.poll(withScript).toBe(expected);
      expect(await scripted.getByRole('button', { name: 'Calculer' }).isVisible()).toBe(false);
      expect(await scripted.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    } finally {
      await scripted.close();
    }
  },
);
