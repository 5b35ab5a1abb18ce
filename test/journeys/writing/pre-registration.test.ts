import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { until } from '../../../harness/until.ts';
import { familyDays } from '../../helpers/forms/family-form.ts';
import { context, forms, openFamilySite, recordsOf, visit } from '../../helpers/forms/family-visits.ts';

openFamilySite();

const both = [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const;

/** The letter for the employer knows what was just sent, says what is ticked, and no address or storage holds any of it. */
async function expectLetter(page: Page, email: string) {
  await page.getByRole('link', { name: 'Préparer la lettre à mon employeur' }).click();
  const field = (name: string) => page.locator(`#lettre [name="${name}"]`);
  await expect.poll(() => field('name').inputValue()).toBe('Zoé Le Goff');
  const held = await Promise.all(['birth', 'start', 'days', 'town', 'contact'].map((name) => field(name).inputValue()));
  expect(held).toEqual([familyDays.birth, familyDays.start, '2', 'Us (95450)', email]);
  const letter = page.getByRole('region', { name: 'Votre lettre' });
  expect(await letter.innerText()).not.toMatch(/Zoé|95450|@/);
  await page.getByRole('checkbox', { name: 'La commune souhaitée' }).check();
  await expect.poll(() => letter.innerText()).toContain('Us (95450)');
  expect(await letter.innerText()).not.toMatch(/Zoé|@/);
  expect(page.url()).toMatch(/\/demander-a-mon-employeur$/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toMatch(/Zoé|jumeaux/);
}

test.for(both)(
  '%s twins, one born and one expected, go all the way to « acceptée », by the keyboard’s Enter too',
  async ([, isScripted]) => {
    const email = `jumeaux-${isScripted}@exemple.fr`;
    const family = await visit(isScripted);
    const { page, form, field, fill } = family;
    await family.open('?step=1');
    await fill.situation();
    await family.proceed();
    await family.heading('Étape 2 sur 5\u202f: Votre enfant');
    await fill.child();
    if (isScripted) await form.getByRole('button', { name: 'Ajouter un enfant' }).click();
    else await form.locator('summary').first().click();
    await field('children.1.status').and(page.locator('[value="expected"]')).check();
    expect(await field('children.1.birthDate').isVisible()).toBe(false);
    await field('children.1.dueDate').fill(familyDays.due);
    await field('children.1.firstName').fill('Ó');
    await field('children.1.firstName').press('Enter');
    await family.heading('Étape 3 sur 5\u202f: Votre besoin');
    await fill.need();
    await family.proceed();
    await family.heading(/^Étape 4/);
    await fill.place();
    await family.proceed();
    await family.heading(/^Étape 5/);
    await page.goBack();
    await family.heading(/^Étape 4/);
    expect(await field('homePlace').inputValue()).toBe('Us (95450)');
    await page.goBack();
    await family.heading(/^Étape 3/);
    expect(await field('startDate').inputValue()).toBe(familyDays.start);
    await page.goForward();
    await page.goForward();
    await family.heading(/^Étape 5/);
    await fill.parents(email);
    await form.getByRole('button', { name: 'Retour' }).click();
    await family.heading(/^Étape 4/);
    await family.proceed();
    // Nothing is missing any more, so that the recap comes next.
    await family.heading('Récapitulatif');
    expect(await page.title()).toContain('Récapitulatif');
    const recap = await form.innerText();
    for (const words of ['À naître', 'Ó', 'Us (95450)', 'Zoé Le Goff', 'Café & Cie', 'Lundi et jeudi']) expect(recap).toContain(words);
    expect(recap).not.toContain('À compléter');
    await family.send();
    await page.waitForURL(/\/formulaires\/pre-inscription\/acceptee$/);
    await page.getByRole('heading', { level: 1, name: 'Merci, votre demande est acceptée' }).waitFor();
    await page.getByText(/^CS.[0-9A-Z]{4}.[0-9A-Z]{4}$/).waitFor();
    await page.getByText(email, { exact: true }).waitFor();
    await page.getByText(/^Réponse au plus tard (?:lun|mar|mercre|jeu|vendre)di \d/).waitFor();
    expect(await page.locator('main ol > li h3').allInnerTexts()).toEqual([
      expect.stringMatching(/^Nous vous appelons d’ici /),
      'Appuyez-vous sur nos experts',
      'Comptez quelques semaines',
    ]);
    expect(await recordsOf(email)).toMatchObject([
      {
        children: [
          { status: 'born', birthDate: familyDays.birth },
          { status: 'expected', dueDate: familyDays.due, firstName: 'Ó' },
        ],
        startDate: familyDays.start,
        days: ['monday', 'thursday'],
        homePlace: 'Us (95450)',
        marketingEmail: false,
        contactEmployer: false,
      },
    ]);
    if (isScripted) await expectLetter(page, email);
    // Neither browser nor edge keeps the draft.
    await family.open('?step=2');
    expect(await field('children.0.birthDate').inputValue()).toBe('');
  },
);

test.for(both)('%s a family without an employer is told so, and where else to turn', async ([, isScripted]) => {
  const family = await visit(isScripted);
  const { page, field } = family;
  await family.open();
  await family.fillAll(`seule-${isScripted}@exemple.fr`);
  await page.getByRole('link', { name: 'Modifier\u202f: Votre situation' }).click();
  await family.heading(/^Étape 1/);
  const answer = (parent: number, value: string) => page.locator(`[name="parents.${parent}.employmentStatus"][value="${value}"]`);
  const optional = page.getByText('(facultatif)').locator('visible=true').first();
  await answer(0, 'employee').check();
  await optional.waitFor();
  await answer(0, 'self_employed').check();
  // Compulsory now: it says so by not saying the contrary.
  await optional.waitFor({ state: 'hidden' });
  expect(await field('parents.0.employer').isVisible()).toBe(false);
  // The other parent is asked about before anybody is refused.
  await family.proceed();
  await page.getByRole('alert').waitFor();
  await answer(1, 'none').check();
  await family.proceed();
  await family.heading('Récapitulatif');
  await page.getByText('nous ne pourrons pas retenir cette demande').waitFor();
  await family.send();
  await page.waitForURL(/\/refusee$/);
  await page.getByRole('heading', { level: 1, name: 'Votre demande est enregistrée' }).waitFor();
  for (const name of [/livre blanc/, /commune/, /relais/, /monenfant\.fr/, /fonctionne/, /MAM/]) {
    await page.getByRole('main').getByRole('link', { name }).first().waitFor();
  }
  expect(await recordsOf(`seule-${isScripted}@exemple.fr`)).toHaveLength(1);
});

test.for(both)('%s a step that was left out is led back to, and what is wrong in a step stays there', async ([, isScripted]) => {
  const family = await visit(isScripted);
  const { page, form, field } = family;
  await family.open('?step=5');
  await field('parents.0.email').fill('zoe@');
  await family.proceed();
  await form.getByRole('alert').waitFor();
  expect(await form.locator('[aria-invalid="true"]').count()).toBe(4);
  expect(await field('parents.0.email').inputValue()).toBe('zoe@');
  await family.open('?step=6');
  expect(await form.getByText('À compléter').count()).toBeGreaterThan(5);
  await family.send();
  await family.heading(/^Étape 1/);
  await form.getByRole('alert').getByText('Indiquez votre situation professionnelle.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('parents.0.employmentStatus');
});

test('with JavaScript nothing is sent before the end, a reload keeps everything on the device, and a button erases it', async () => {
  const family = await visit(true);
  const { page, form, field, fill } = family;
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await family.open('?step=2');
  await fill.child();
  await family.proceed();
  await family.heading(/^Étape 3/);
  await fill.need();
  await page.reload();
  await family.ready();
  await expect.poll(() => field('startDate').inputValue()).toBe(familyDays.start);
  await page.goBack();
  await family.ready();
  await expect.poll(() => field('children.0.birthDate').inputValue()).toBe(familyDays.birth);
  expect(posts).toEqual([]);
  expect(await context?.cookies()).not.toContainEqual(expect.objectContaining({ name: '__Host-draft' }));
  await form.getByRole('button', { name: 'Effacer ma saisie' }).click();
  await family.heading(/^Étape 1/);
  expect(await page.evaluate(() => localStorage.getItem('pre-registration'))).toBeNull();
  await form.getByRole('button', { name: 'Annuler' }).click();
  await page.goBack();
  await family.heading(/^Étape 2/);
  await expect.poll(() => field('children.0.birthDate').inputValue()).toBe(familyDays.birth);
  await form.getByRole('button', { name: 'Effacer ma saisie' }).click();
  await family.heading(/^Étape 1/);
  await family.open('?step=2');
  expect(await field('children.0.birthDate').inputValue()).toBe('');
});

test('without JavaScript a button erases what waits at the edge', async () => {
  const family = await visit(false);
  const { form, field } = family;
  await family.open();
  await family.fill.situation();
  await family.proceed();
  await family.heading(/^Étape 2/);
  await form.getByRole('button', { name: 'Effacer ma saisie' }).click();
  await family.heading(/^Étape 1/);
  expect(await field('parents.0.employer').inputValue()).toBe('');
  expect(await context?.cookies()).toEqual([]);
});

test('where the browser keeps nothing the form works all the same', async () => {
  const family = await visit(true);
  await context?.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await family.open();
  await family.fillAll('bloque@exemple.fr');
  await family.page.goBack();
  await family.heading(/^Étape 5/);
  expect(await family.field('parents.0.lastName').inputValue()).toBe('Le Goff');
  await family.proceed();
  await family.heading('Récapitulatif');
  await family.send();
  await family.page.waitForURL(/\/acceptee$/);
});

test.for(both)('%s a nursery of the catalogue comes along and can be dropped', async ([, isScripted]) => {
  const family = await visit(isScripted);
  const { page, form, field, fill } = family;
  await page.goto(`${forms.site.url}/trouver-une-creche/petite-brindille-lyon`);
  await page.locator('main a[href*="fromNurseryCatalog=true&creche=petite-brindille-lyon"]').first().click();
  await page.waitForURL(/fromNurseryCatalog=true&creche=petite-brindille-lyon/);
  await family.ready();
  await form.getByText('Votre demande mentionnera la crèche Petite Brindille.').waitFor();
  await fill.situation();
  await family.proceed();
  await family.heading(/^Étape 2/);
  await page.goto(`${forms.site.url}/pre-inscription-enfant-creche?step=4`);
  await family.ready();
  const nursery = form.getByRole('checkbox', { name: 'Petite Brindille' });
  await expect.poll(() => nursery.isChecked()).toBe(true);
  await fill.place();
  await family.proceed();
  await family.heading(/^Étape 5/);
  await page.goto(`${forms.site.url}/pre-inscription-enfant-creche?step=6`);
  await family.ready();
  await form.getByText('Petite Brindille').waitFor();
  await page.getByRole('link', { name: 'Modifier\u202f: Le lieu' }).click();
  await nursery.uncheck();
  await family.proceed();
  await family.heading(/^Étape 5/);
  await page.goto(`${forms.site.url}/pre-inscription-enfant-creche?step=6`);
  await family.ready();
  await form.getByText('Us (95450)').waitFor();
  expect(await form.getByText('Petite Brindille').count()).toBe(0);
  expect(await field('nurserySlug').count()).toBe(0);
});

test('a connection lost at sending loses nothing; sent again, and twice at once, it is one record and one mail', async () => {
  const family = await visit(true);
  const { page, form } = family;
  await family.open();
  await family.fillAll('coupee@exemple.fr');
  await context?.setOffline(true);
  await family.send();
  await form
    .getByRole('alert')
    .getByText(/connexion s’est interrompue/)
    .waitFor();
  expect(await form.innerText()).toContain('Café & Cie');
  await context?.setOffline(false);
  await form.locator('button[value="send"]').dblclick();
  await page.waitForURL(/\/acceptee$/);
  await until('the mail', () => forms.mails.to('coupee@exemple.fr').length);
  expect(await recordsOf('coupee@exemple.fr')).toHaveLength(1);
  await page.reload();
  await page.goBack();
  expect(await recordsOf('coupee@exemple.fr')).toHaveLength(1);
  expect(forms.mails.to('coupee@exemple.fr')).toHaveLength(1);
});
