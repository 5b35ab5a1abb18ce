import { expect, test } from 'vitest';
import { lastStep, preRegistrationSteps, shapeOfStep } from '../../../../domain/forms/pre-registration/steps.ts';
import { answerFromSeed } from '../../../../harness/cms-stand-in/answer-from-seed.ts';
import { type Fields, postForm, preRegistration } from '../../../app/form-post.ts';
import { createTestApp } from '../../../app/test-app.ts';

const page = '/pre-inscription-enfant-creche';

/** The form of a page, as HTML. */
async function formOf(response: Response): Promise<string> {
  const [form = ''] = /<form [^>]*action="\/formulaires\/pre-inscription"[\s\S]*?<\/form>/.exec(await response.text()) ?? [];
  return form;
}

async function openStep(step: number, path = page) {
  return formOf(await createTestApp(answerFromSeed).get(`${path}?step=${step}`));
}

/** What the page says to a step that is sent. */
async function sendStep(step: number, fields: Fields, action = 'save') {
  const app = createTestApp(answerFromSeed);
  return postForm(app, 'pre-inscription', { page: `${page}?step=${step}`, step: String(step), action, ...fields });
}

test.for(preRegistrationSteps.map((name, index) => [name, index + 1] as const))(
  'step %s asks for its own fields and no others',
  async ([, step]) => {
    const form = await openStep(step);
    const names = new Set([...form.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name));
    const { fields, multiple = [], lists = {} } = shapeOfStep(step);
    const expected = [
      ...fields.filter((field) => field !== 'nurserySlug'),
      ...multiple.filter((field) => field !== 'savedNurseries'),
      ...Object.entries(lists).flatMap(([list, { fields: parts }]) => parts.map((field) => `${list}.0.${field}`)),
    ];
    for (const name of expected) expect(names).toContain(name);
    const controls = ['page', 'website', 'step', 'action'];
    const others = [...names].filter((name) => !expected.includes(name) && !controls.includes(name));
    expect(others.filter((name) => !/^(?:children|parents)\.[1-5]\./.test(name))).toEqual([]);
    expect(form).toContain(`name="step" value="${step}"`);
  },
);

test('the first button is the one that the Enter key presses, and the last step sends', async () => {
  const actions = async (step: number) => [...(await openStep(step)).matchAll(/<button[^>]* value="(\w+)"/g)].map(([, action]) => action);
  expect(await actions(1)).toEqual(['save', 'erase']);
  expect(await actions(3)).toEqual(['save', 'back', 'erase']);
  expect(await actions(lastStep)).toEqual(['send', 'back', 'erase']);
});

test('each step is named in the title, the progress and its heading, in both languages', async () => {
  const app = createTestApp(answerFromSeed);
  const french = await (await app.get(`${page}?step=3`)).text();
  expect(french).toContain('<title>Étape 3 sur 5\u202f: Votre besoin – Pré-inscription | Crèche Sereine</title>');
  expect(french).toMatch(/aria-current="step"><span[^>]*>Besoin</);
  const english = await (await app.get(`/en${page}?step=6`)).text();
  expect(english).toContain('<title>Summary – Pre-registration | Crèche Sereine</title>');
  expect(english).not.toContain('aria-current="step"');
  expect(await (await app.get(page)).text()).toContain('<title>Pré-inscription en crèche');
});

test('what is wrong is said above the form and at its field; what was entered stays, and does no harm', async () => {
  const response = await sendStep(5, {
    'parents.0.firstName': '"><script>alert(1)</script>',
    'parents.0.lastName': 'https://spam.example',
    'parents.0.email': 'zoe@',
    'parents.0.phone': '0000000000',
  });
  expect(response.status).toBe(422);
  const form = await formOf(response);
  expect(form).toContain('href="#pre-registration-parents-0-lastName"');
  expect(form).toMatch(
    /name="parents\.0\.lastName"[^>]*value="https:\/\/spam\.example"|value="https:\/\/spam\.example"[^>]*name="parents\.0\.lastName"/,
  );
  expect(form).toContain('id="pre-registration-parents-0-phone-error"');
  expect(form).not.toContain('<script>');
  expect(form).toContain('&quot;&gt;&lt;script&gt;');
  expect(form).not.toContain('pre-registration-parents-1-firstName-error');
});

test('a date in words is said to be none, and leaves the field empty', async () => {
  const form = await formOf(await sendStep(3, { startDate: 'demain', hoursFrom: '25:00', hoursTo: '8h' }));
  expect(form).toContain('«\u202fDate d’entrée souhaitée\u202f»\u202f: cette date n’existe pas.');
  expect(form).not.toContain('value="demain"');
  expect(form).not.toContain('value="25:00"');
});

test('the whole way leads to the recap with every answer, or to what is missing', async () => {
  const { 'children.0.birthDate': _, ...withoutBirth } = preRegistration;
  const response = await sendStep(6, withoutBirth, 'send');
  expect(response.status).toBe(422);
  const form = await formOf(response);
  expect(form).toContain('name="step" value="2"');
  expect(form).toContain('id="pre-registration-children-0-birthDate-error"');
});

test('a nursery of the catalogue is carried over by its name; one that nobody knows is left out', async () => {
  const app = createTestApp(answerFromSeed);
  const form = await formOf(await app.get(`${page}?fromNurseryCatalog=true&creche=petite-brindille-lyon`));
  expect(form).toContain('name="nurserySlug" value="petite-brindille-lyon"');
  expect(form).toContain('Petite Brindille');
  for (const slug of ['nulle-part', '../x', '%3Cscript%3E', '']) {
    expect(await formOf(await app.get(`${page}?fromNurseryCatalog=true&creche=${slug}`))).not.toContain('nurserySlug');
  }
  await app.settle();
  expect(await formOf(await app.get(page))).not.toContain('nurserySlug');
});

test('nurseries asked for beside the first are a field of the request, those that nobody knows left out', async () => {
  const app = createTestApp(answerFromSeed);
  const begun = async (query: string) => {
    const form = await formOf(await app.get(`${page}?${query}`));
    return { form, slugs: [...form.matchAll(/name="savedNurseries" value="([^"]*)"/g)].map(([, slug]) => slug) };
  };
  const wished = 'creche=petite-brindille-lyon&creche=la-maree-basse-nantes&creche=l-ilot-baleine-lyon&creche=nulle-part&creche=../x';
  const { form, slugs } = await begun(wished);
  expect(slugs).toEqual(['la-maree-basse-nantes', 'l-ilot-baleine-lyon']);
  expect(form).toContain('Nous regarderons aussi\u202f: La Marée Basse (Nantes) et L’Îlot Baleine (Lyon).');
  for (const alone of ['creche=petite-brindille-lyon', 'creche=petite-brindille-lyon&creche=nulle-part', '']) {
    expect((await begun(alone)).slugs, alone).toEqual([]);
  }
  await app.settle();
});

test('the nursery is offered where the place is asked for, and can be dropped', async () => {
  const form = await formOf(await sendStep(4, { nurserySlug: 'petite-brindille-lyon', placePreference: 'home' }));
  expect(form).toMatch(/<input[^>]*type="checkbox"[^>]*name="nurserySlug"[^>]*checked=""/);
  expect(await formOf(await sendStep(4, { placePreference: 'home' }))).not.toContain('nurserySlug');
});
