import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactRules } from '../../../domain/forms/contact/rules.ts';
import { readPhone } from '../../../domain/forms/fields/phone-number.ts';
import { line } from '../../../domain/forms/fields.ts';
import { checkForm, defineRules } from '../../../domain/forms/form-rules.ts';
import { type FormOutcome, formNames } from '../../../domain/forms/forms.ts';
import { preRegistrationRules } from '../../../domain/forms/pre-registration/rules.ts';
import { preRegistrationShape } from '../../../domain/forms/pre-registration/steps.ts';
import { schemas } from '../../../harness/cms-stand-in/seed.ts';
import { workerForms } from '../../../worker/forms/forms.ts';
import { createTestApp, list } from '../../app/test-app.ts';
import { writtenRows } from './written-rows.ts';

const rows = formNames.flatMap((form) =>
  Object.entries(writtenRows[form]).map(([version, row]) => ({ form, version: Number(version), row })),
);

test.for(rows)('a row of $form, version $version, can still be read', ({ form, version, row }) => {
  expect(workerForms[form].read(row, version)).not.toBeNull();
});

/** An answer changes an entry that is there, and is none itself. */
const entries = rows.filter(({ form }) => form !== 'place-alert-answer' && form !== 'nursery-answer');

test.for(entries)('the CMS has every field that a row of $form, version $version, is delivered with', async ({ form, version, row }) => {
  const { cmsPath, read, form: definition } = workerForms[form];
  const type = Object.values(schemas.contentTypes).find(({ info }) => `/${info?.pluralName}` === cmsPath);
  const [outcome = ''] = Object.keys(definition.outcomes);
  const services = { search: createTestApp(() => list()).dependencies.search, logger: { info() {}, warn() {}, error() {} } };
  const entry = { ...(await read(row, version)?.toCmsEntry(outcome as FormOutcome, services)) };
  expect(Object.keys(entry).length).toBeGreaterThan(0);
  expect(Object.keys(entry).filter((name) => !type?.attributes[name])).toEqual([]);
  for (const [name, value] of Object.entries(entry)) {
    const component = type?.attributes[name]?.component;
    const parts = component && Array.isArray(value) ? value : [];
    const attributes = component ? schemas.components[component]?.attributes : {};
    expect(parts.flatMap((part) => Object.keys(part)).filter((field) => !attributes?.[field])).toEqual([]);
  }
});

test('what a form accepts is what it reads from a row', () => {
  const sent = {
    audience: 'famille',
    subject: 'place',
    firstName: 'Zoé',
    lastName: 'Le Goff',
    email: 'zoe@exemple.fr',
    message: 'Bonjour',
  };
  const { values } = checkForm(contactRules, sent, { today: '2026-11-27', readPhone });
  expect(contactRules.readStored(JSON.parse(JSON.stringify(values)), 1)).toEqual(values);
});

test('values with a field too few, one too many or one of another kind are read by nobody', () => {
  const { parents, ...orphan } = { parents: [], ...writtenRows['pre-registration'][1] };
  expect(parents).toBeDefined();
  for (const wrong of [
    orphan,
    { ...orphan, parents: null },
    { ...orphan, parents: [{ firstName: 'Zoé' }] },
    { ...orphan, parents, days: [1] },
    { ...orphan, parents, days: 'monday' },
    { ...orphan, parents, homePlace: { name: 'Us' } },
    { ...orphan, parents, horoscope: 'lion' },
    null,
    'text',
    [],
  ])
    expect(preRegistrationRules.readStored(wrong, 1)).toBeNull();
});

test('a row of an earlier version is brought to the present one version after the other', () => {
  const rules = defineRules({
    version: 3,
    fields: () => ({ name: line(), town: line() }),
    schema: (entries) => v.object(entries),
    earlier: { 1: ({ title, ...rest }) => ({ ...rest, name: title }), 2: (row) => ({ ...row, town: 'Us' }) },
  });
  expect(rules.readStored({ title: 'Zoé' }, 1)).toEqual({ name: 'Zoé', town: 'Us' });
  expect(rules.readStored({ name: 'Zoé' }, 2)).toEqual({ name: 'Zoé', town: 'Us' });
  expect(rules.readStored({ name: 'Zoé' }, 3)).toBeNull();
});

test('a version that the form does not know, earlier or later, is read by nobody', () => {
  const row = writtenRows.contact[1];
  for (const version of [0, 2, -1, 1.5, Number.NaN]) expect(contactRules.readStored(row, version)).toBeNull();
});

test('the steps of the pre-registration ask for every field of its rules, and for no other', () => {
  const { fields, lists, multiple } = preRegistrationRules.shape;
  expect(preRegistrationShape.fields.toSorted()).toEqual(fields.toSorted());
  expect([preRegistrationShape.multiple, preRegistrationShape.lists]).toEqual([multiple, lists]);
});
