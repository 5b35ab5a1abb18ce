import type { Locator, Page } from 'playwright-core';
import { addDays, addMonths, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { hydrate } from '../../../harness/browser/browser.ts';

const today = todayInParis(Date.now());

/** Days of a family that are right whenever the tests run. */
export const familyDays = { birth: addMonths(today, -5), due: addDays(today, 120), start: addMonths(today, 7) };

/** The pre-registration as a family fills it in, with JavaScript and without. */
export interface FamilyForm {
  page: Page;
  form: Locator;
  open(query?: string): Promise<void>;
  ready(): Promise<void>;
  field(name: string): Locator;
  proceed(): Promise<void>;
  send(): Promise<void>;
  heading(name: string | RegExp): Promise<void>;
  fill: Record<'situation' | 'child' | 'need' | 'place', () => Promise<void>> & { parents(email?: string): Promise<void> };
  /** From the first step to the recap. */
  fillAll(email?: string): Promise<void>;
}

export function createFamilyForm(
  page: Page,
  { url, isScripted, language = 'fr' }: { url: string; isScripted: boolean; language?: string },
): FamilyForm {
  const form = page.locator('form[action="/formulaires/pre-inscription"]');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const continueWords = language === 'fr' ? 'Continuer' : 'Continue';
  const family: FamilyForm = {
    page,
    form,
    field,
    async open(query = '') {
      await page.goto(`${url}${language === 'fr' ? '' : `/${language}`}/pre-inscription-enfant-creche${query}`);
      await family.ready();
    },
    async ready() {
      if (!isScripted) return;
      await hydrate(page);
      // Its own chunk comes after the page's; React marks what it has hydrated.
      await page.waitForFunction(() => {
        const element = document.querySelector('form[action="/formulaires/pre-inscription"]');
        return element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
      });
    },
    proceed: () => form.getByRole('button', { name: continueWords, exact: true }).click(),
    async send() {
      await form.locator('button[value="send"]').click();
    },
    async heading(name) {
      await form.getByRole('heading', { level: 3, name }).waitFor();
    },
    fill: {
      async situation() {
        await form.locator('[name="parents.0.employmentStatus"][value="employee"]').check();
        await field('parents.0.employer').fill('Café & Cie');
      },
      async child() {
        await field('children.0.status').first().check();
        await field('children.0.birthDate').fill(familyDays.birth);
      },
      async need() {
        await field('startDate').fill(familyDays.start);
        await field('flexibility').selectOption('one_month');
        await form.locator('[name="days"][value="monday"]').check();
        await form.locator('[name="days"][value="thursday"]').check();
        await field('hoursFrom').fill('08:00');
        await field('hoursTo').fill('18:30');
      },
      async place() {
        await form.locator('[name="placePreference"][value="home"]').check();
        await field('homePlace').fill('Us (95450)');
        if (isScripted) {
          // What is suggested would lie over what comes next.
          await page.getByRole('listbox').getByRole('option').first().waitFor();
          await field('homePlace').press('Escape');
        }
        await field('radiusKilometres').selectOption('5');
      },
      async parents(email = 'zoe@exemple.fr') {
        await field('parents.0.firstName').fill('Zoé');
        await field('parents.0.lastName').fill('Le Goff');
        await field('parents.0.email').fill(email);
        await field('parents.0.phone').fill('0692 12 34 56');
      },
    },
    async fillAll(email) {
      for (const [index, step] of (['situation', 'child', 'need', 'place', 'parents'] as const).entries()) {
        await family.fill[step](email);
        await family.proceed();
        await page.waitForURL(new RegExp(`step=${index + 2}`));
        await family
          .field('step')
          .and(page.locator(`[value="${index + 2}"]`))
          .waitFor({ state: 'attached' });
      }
    },
  };
  return family;
}
