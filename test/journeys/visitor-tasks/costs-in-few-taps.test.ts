import { expect, test } from 'vitest';
import { phone } from '../../../harness/browser/browser.ts';
import { openHydrated } from '../../helpers/navigated-page.ts';
import { openPage, page, site } from '../../helpers/open-site.ts';
import { countEffort } from '../../helpers/tasks/effort.ts';

openPage({ visitor: { viewport: phone, hasTouch: true, reducedMotion: 'reduce' } });

test('from the page of a nursery a family sees with six taps what it will pay for four days', async () => {
  await openHydrated(page, `${site.url}/trouver-une-creche/petite-brindille-lyon`);
  const effort = countEffort();
  await effort.tap(page.getByRole('main').getByRole('link', { name: 'Estimer mon reste à charge' }));
  await page.locator('#simulation form[data-hydrated]').waitFor();
  await effort.type(page.getByLabel('Ressources du foyer par mois'), '4 200');
  await effort.choose(page.getByLabel('Jours d’accueil par semaine'), { label: '4' });
  const table = page.getByRole('table', { name: 'Les trois solutions comparées' });
  await expect.poll(() => table.innerText()).toMatch(/541\s€/);
  await effort.reach(table.getByRole('row').last());
  expect(effort.taps).toBeLessThanOrEqual(6);
});

test('somebody of human resources sees with two taps what a place costs', async () => {
  await openHydrated(page, `${site.url}/`);
  const effort = countEffort();
  const main = page.getByRole('main');
  await effort.tap(main.getByRole('link', { name: 'Découvrir les solutions' }));
  await page.waitForURL(/entreprises-solutions/);
  await effort.tap(main.getByRole('link', { name: 'Calculer un coût net' }));
  await page.waitForURL(/reserver-des-berceaux/);
  await effort.reach(page.locator('dl > div').filter({ hasText: /^Coût net/ }));
  expect(effort.taps).toBeLessThanOrEqual(2);
});
