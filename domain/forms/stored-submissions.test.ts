import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactRules } from './contact/rules.ts';
import { readPhone } from './fields/phone-number.ts';
import { line } from './fields.ts';
import { checkForm, defineRules, type FormRules } from './form-rules.ts';
import type { FormName } from './forms.ts';
import { manifestoRules } from './manifesto/rules.ts';
import { partnerRules } from './partner/rules.ts';
import { preRegistrationRules } from './pre-registration/rules.ts';
import { preRegistrationShape } from './pre-registration/steps.ts';
import { whitePaperRules } from './white-paper/rules.ts';

const marketing = { marketingEmail: true, marketingPhone: false };
const person = { firstName: 'Zoé', lastName: 'Le Goff', email: 'zoe@exemple.fr' };

/**
 * What each version of each form has written down, as long as rows of it may wait somewhere. A field that is added, renamed or taken
 * away makes another version: count `version` up and say under `earlier` how the rows of the one before are read.
 */
const writtenRows: Record<FormName, { rules: FormRules; versions: Record<number, object> }> = {
  contact: {
    rules: contactRules,
    versions: {
      1: {
        audience: 'famille',
        subject: 'place',
        salutation: null,
        ...person,
        company: null,
        siret: null,
        jobTitle: null,
        companySize: null,
        phone: '+33612345678',
        message: 'Bonjour',
        ...marketing,
      },
    },
  },
  partner: {
    rules: partnerRules,
    versions: {
      1: {
        salutation: 'Me',
        ...person,
        jobTitle: null,
        company: 'Les Lutins',
        siret: null,
        phone: '+33612345678',
        message: null,
        nurseries: [
          { name: 'Un', type: null, postalCode: '59000', town: 'Lille', approvedPlaces: 12, freePlaces: null, tariffMode: null },
          { name: 'Deux', type: 'micro', postalCode: '59000', town: 'Lille', approvedPlaces: null, freePlaces: 2, tariffMode: 'PSU' },
        ],
        ...marketing,
      },
    },
  },
  manifesto: { rules: manifestoRules, versions: { 1: { ...person, role: 'Parent', town: 'Us', publishName: true, ...marketing } } },
  'pre-registration': {
    rules: preRegistrationRules,
    versions: {
      1: {
        children: [{ status: 'born', birthDate: '2026-03-31', dueDate: null, firstName: null }],
        startDate: '2027-03-31',
        flexibility: 'one_month',
        days: ['monday', 'tuesday'],
        hoursFrom: '08:00',
        hoursTo: '18:30',
        placePreference: 'home',
        homePlace: '95450 Us',
        workPlace: null,
        radiusKilometres: 5,
        nurserySlug: null,
        parents: [
          {
            salutation: null,
            ...person,
            phone: '+33612345678',
            employmentStatus: 'employee',
            employer: 'Café & Cie',
            siren: null,
            workPostalCode: null,
            companySize: null,
            spokenToEmployer: false,
          },
        ],
        message: null,
        contactEmployer: false,
        ...marketing,
      },
    },
  },
  'white-paper': {
    rules: whitePaperRules,
    versions: { 1: { whitePaperSlug: 'guide', ...person, role: null, company: null, ...marketing } },
  },
};

const rows = Object.entries(writtenRows).flatMap(([form, { rules, versions }]) =>
  Object.entries(versions).map(([version, row]) => ({ form, rules, version: Number(version), row })),
);

test.for(rows)('a row of $form, version $version, can still be read', ({ rules, version, row }) => {
  expect(rules.readStored(row, version)).not.toBeNull();
});

test('what a form accepts is what it reads from a row', () => {
  const sent = { audience: 'famille', subject: 'place', ...person, message: 'Bonjour' };
  const { values } = checkForm(contactRules, sent, { today: '2026-11-27', readPhone });
  expect(contactRules.readStored(JSON.parse(JSON.stringify(values)), 1)).toEqual(values);
});

test('values with a field too few, one too many or one of another kind are read by nobody', () => {
  const { parents, ...orphan } = { parents: [], ...writtenRows['pre-registration'].versions[1] };
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
    form: { version: 3 },
    fields: () => ({ name: line(), town: line() }),
    schema: (entries) => v.object(entries),
    earlier: { 1: ({ title, ...rest }) => ({ ...rest, name: title }), 2: (row) => ({ ...row, town: 'Us' }) },
  });
  expect(rules.readStored({ title: 'Zoé' }, 1)).toEqual({ name: 'Zoé', town: 'Us' });
  expect(rules.readStored({ name: 'Zoé' }, 2)).toEqual({ name: 'Zoé', town: 'Us' });
  expect(rules.readStored({ name: 'Zoé' }, 3)).toBeNull();
});

test('a version that the form does not know, earlier or later, is read by nobody', () => {
  const row = writtenRows.contact.versions[1];
  for (const version of [0, 2, -1, 1.5, Number.NaN]) expect(contactRules.readStored(row, version)).toBeNull();
});

test('the steps of the pre-registration ask for every field of its rules, and for no other', () => {
  const { fields, lists, multiple } = preRegistrationRules.shape;
  expect(preRegistrationShape.fields.toSorted()).toEqual(fields.toSorted());
  expect([preRegistrationShape.multiple, preRegistrationShape.lists]).toEqual([multiple, lists]);
});
