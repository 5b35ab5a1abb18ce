import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrate } from '../../../../harness/browser/browser.ts';
import { type AskedNursery, askNursery } from '../../../helpers/forms/asked-nursery.ts';
import { forms, openFormSite } from '../../../helpers/forms/open-form-site.ts';
import { page, stopScripts } from '../../../helpers/open-site.ts';
import { accessibilityViolations, unreachableText } from '../../../helpers/page-checks.ts';

openFormSite();

let nursery: AskedNursery;
beforeAll(async () => {
  const names = { name: 'La Maison des essais', slug: 'la-maison-des-essais', contact: 'essais.places@exemple.fr' };
  nursery = await askNursery(forms, names);
});
afterAll(() => nursery.remove());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.locator(`[name="places.0.${name}"]:not([type="hidden"])`);
const open = () => page.goto(nursery.link.href);
const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function isReadable() {
  expect(await unreachableText(page)).toEqual([]);
}

test('on a telephone without a script: a first number, then one press each week', async () => {
  await stopScripts();
  await page.setViewportSize({ width: 375, height: 812 });
  await open();
  await title('Vos places\u202f: La Maison des essais');
  expect(new URL(page.url()).search).toBe('');
  await field('count').fill('11');
  await button('Enregistrer ces places').click();
  await page.getByText('Il ne peut pas y avoir plus de places libres que de places agréées.').first().waitFor();
  await isReadable();
  await field('count').fill('2');
  await button('Enregistrer ces places').click();
  await title('Merci, vos places sont à jour');
  await open();
  await page.getByText('2 places libres').waitFor();
  await isReadable();
  await button('Rien n’a changé').click();
  await title('Merci, vos places sont à jour');
});

test('on a desktop with a script: the fields open, a jump is told kindly, a link that is cut off says so', async () => {
  await open();
  await hydrate(page);
  await page.getByText('2 places libres').waitFor();
  await page.getByRole('heading', { name: 'Corriger les nombres, les âges ou les jours' }).click();
  await field('mondayMorning').uncheck();
  await field('count').fill('9');
  await isReadable();
  expect(await accessibilityViolations(page)).toEqual([]);
  await button('Enregistrer ces places').click();
  await title('Merci, nous vérifions avec vous');
  await page.goto(nursery.link.href.slice(0, -4));
  await title('Ce lien ne s’ouvre pas');
});
