import { expect, test } from 'vitest';
import { type FormOutcome, formNames, forms, outcomePath } from '../../../domain/forms/forms.ts';
import { locales, localizePath } from '../../../domain/locale.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { workerForms } from '../../../worker/forms/forms.ts';
import { createTestApp } from '../../app/test-app.ts';

const screens = formNames.flatMap((form) =>
  Object.keys(forms[form].outcomes).flatMap((outcome) => locales.map((locale) => ({ form, outcome: outcome as FormOutcome, locale }))),
);

test.for(screens)('a submission of $form that ends as $outcome has its own screen in $locale', async ({ form, outcome, locale }) => {
  const app = createTestApp(answerFromSeed);
  const response = await app.get(localizePath(outcomePath(form, outcome), locale));
  const text = workerForms[form].outcomes[locale][outcome];
  const html = (await response.text()).replaceAll('&#x27;', "'");
  expect(response.status).toBe(200);
  expect(html).toContain(`>${text?.title}<`);
  for (const paragraph of text?.paragraphs ?? []) expect(html).toContain(`<p>${paragraph}</p>`);
  for (const { title } of text?.advice?.steps ?? []) expect(html).toContain(title);
  // Of the others the page carries nothing.
  expect(html.includes('"firstBy"')).toBe(false);
});

test('an outcome that no form has is no page', async () => {
  const app = createTestApp(answerFromSeed);
  for (const path of ['/formulaires/contact/signee', '/formulaires/rien/merci']) expect((await app.get(path)).status).toBe(404);
});
