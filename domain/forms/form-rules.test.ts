import { expect, test } from 'vitest';
import { contactRules } from './contact/rules.ts';
import { readPhone } from './fields/phone-number.ts';
import { checkForm } from './form-rules.ts';
import { readFlatValues } from './form-values.ts';
import { manifestoRules } from './manifesto/rules.ts';
import { partnerRules } from './partner/rules.ts';
import { whitePaperRules } from './white-paper/rules.ts';

const context = { today: '2026-11-27', readPhone };
const contact = {
  audience: 'famille',
  subject: 'place',
  firstName: 'Zoé',
  lastName: "N'Guyen",
  email: 'zoe@exemple.fr',
  message: 'Bonjour,\r\nune place ?',
};

test('makes the values of a contact: composed, in E.164, null where nothing was entered', () => {
  const { values } = checkForm(contactRules, { ...contact, phone: '06 12 34 56 78', marketingEmail: 'on' }, context);
  expect(values).toMatchObject({
    ...contact,
    message: 'Bonjour,\nune place ?',
    salutation: null,
    company: null,
    siret: null,
    jobTitle: null,
    companySize: null,
    phone: '+33612345678',
    marketingEmail: true,
    marketingPhone: false,
  });
});

test('of a project only a company is asked, and a manager’s nursery is named after them where it has no name', () => {
  const project = { sites: 'Lyon, 69003', concernedEmployees: '120', targetMonth: '09/2027' };
  const message = { firstName: 'Ana', lastName: 'Costa', email: 'ana@exemple.fr', message: 'Bonjour', company: 'Café & Cie' };
  const company = { ...message, ...project, audience: 'entreprise', subject: 'reservation' };
  expect(checkForm(contactRules, company, context).values).toMatchObject({
    sites: 'Lyon, 69003',
    concernedEmployees: 120,
    targetMonth: '2027-09',
  });
  const none = { sites: null, concernedEmployees: null, targetMonth: null };
  expect(checkForm(contactRules, { ...company, audience: 'gestionnaire', subject: 'places' }, context).values).toMatchObject(none);
  expect(
    checkForm(contactRules, { ...company, audience: 'famille', subject: 'place', targetMonth: 'demain' }, context).values,
  ).toMatchObject(none);
  expect(checkForm(contactRules, { ...company, concernedEmployees: 'tous', targetMonth: '13/2027' }, context).errors).toEqual({
    concernedEmployees: 'number_invalid',
    targetMonth: 'month_invalid',
  });
});

test('says of every field what is wrong, of each the first thing', () => {
  expect(checkForm(contactRules, {}, context).errors).toEqual({
    audience: 'required',
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    message: 'required',
  });
  const wrong = {
    audience: 'entreprise',
    subject: 'place',
    salutation: 'Mx',
    firstName: 'x'.repeat(81),
    lastName: 'http://gain.example',
    siret: '123',
    companySize: '7',
    email: 'zoe@',
    phone: '0000000000',
    message: 'x'.repeat(10_001),
  };
  expect(checkForm(contactRules, wrong, context).errors).toEqual({
    subject: 'choice_invalid',
    salutation: 'choice_invalid',
    firstName: 'too_long',
    lastName: 'name_invalid',
    company: 'required',
    siret: 'company_number_invalid',
    companySize: 'choice_invalid',
    email: 'email_invalid',
    phone: 'phone_invalid',
    message: 'too_long',
  });
  // The subjects follow from who somebody is.
  expect(checkForm(contactRules, { audience: 'entreprise' }, context).errors).toMatchObject({ subject: 'required', company: 'required' });
});

test.for([
  "D'Artagnan",
  'Le Goff',
  'Jean-Noël',
  'N’Guyen',
  'Ñ',
  '李',
  'Ó',
  'Marie-Émilie de la Tour',
  '<script>alert(1)</script>',
  '=HYPERLINK("http")x',
])('keeps the name %j as it was written', (name) => {
  const company = { ...contact, audience: 'entreprise', subject: 'reservation', firstName: name, company: name };
  expect(checkForm(contactRules, company, context).values).toMatchObject({ firstName: name, company: name });
});

test.for(['   ', '…', '123', 'www.gain.example', 'x://y'])('refuses the name %j', (name) => {
  expect(checkForm(contactRules, { ...contact, firstName: name }, context).errors).toHaveProperty('firstName');
});

test('names errors from the top of the form to its end', () => {
  const { errors } = checkForm(contactRules, { audience: 'entreprise', subject: 'place' }, context);
  expect(Object.keys(errors ?? {})).toEqual(['subject', 'firstName', 'lastName', 'company', 'email', 'message']);
});

test('asks a company for its name, a family not', () => {
  const company = { ...contact, audience: 'entreprise', subject: 'reservation' };
  expect(checkForm(contactRules, company, context).errors).toEqual({ company: 'required' });
  expect(checkForm(contactRules, { ...company, company: 'Café & Cie', siret: '732 829 320 00074' }, context).values).toMatchObject({
    company: 'Café & Cie',
    siret: '73282932000074',
  });
});

test('neither checks nor keeps what a family has entered of a company before it said what it is', () => {
  const family = { ...contact, company: 'Café & Cie', siret: '123', jobTitle: 'x'.repeat(200), companySize: '7' };
  expect(checkForm(contactRules, family, context).values).toMatchObject({ company: null, siret: null, jobTitle: null, companySize: null });
});

test('reads several nurseries, whatever indexes are left of them, and names errors by the index they were sent with', () => {
  const partner = {
    firstName: 'Ana',
    lastName: 'Costa',
    company: 'Les Lutins',
    email: 'ana@lutins.example',
    phone: '0262 12 34 56',
    'nurseries.0.name': 'Un',
    'nurseries.0.postalCode': '97400',
    'nurseries.0.town': 'Saint-Denis',
    'nurseries.0.freePlaces': '0',
    'nurseries.3.name': 'Trois',
    'nurseries.3.postalCode': '97 400',
    'nurseries.3.town': 'Saint-Denis',
    'nurseries.3.approvedPlaces': '12',
    'nurseries.3.freePlaces': '3',
    'nurseries.3.freeAges': '10 à 24 mois',
    'nurseries.3.freeFrom': '09/2027',
    'nurseries.3.type': 'micro_nurseries',
    'nurseries.5.name': ' ',
  };
  const { values } = checkForm(partnerRules, partner, context);
  expect(values?.nurseries).toEqual([
    {
      ...{ name: 'Un', type: null, postalCode: '97400', town: 'Saint-Denis', approvedPlaces: null, tariffMode: null },
      ...{ freePlaces: 0, freeAges: null, freeFrom: null },
    },
    {
      name: 'Trois',
      type: 'micro_nurseries',
      postalCode: '97400',
      town: 'Saint-Denis',
      approvedPlaces: 12,
      freePlaces: 3,
      freeAges: '10 à 24 mois',
      freeFrom: '2027-09',
      tariffMode: null,
    },
  ]);
  expect(checkForm(partnerRules, { ...partner, 'nurseries.3.freePlaces': '13', 'nurseries.3.postalCode': 'x' }, context).errors).toEqual({
    'nurseries.3.freePlaces': 'free_over_approved',
    'nurseries.3.postalCode': 'postal_code_invalid',
  });
  expect(checkForm(partnerRules, {}, context).errors).toMatchObject({ 'nurseries.0.postalCode': 'required' });
});

test('a white paper that is missing is no mistake of a field', () => {
  const request = { firstName: 'Ana', lastName: 'Costa', email: 'ana@exemple.fr' };
  expect(checkForm(whitePaperRules, request, context).values).toMatchObject({ whitePaperSlug: '', role: null, company: null });
});

test('a signature is published only where that is asked for', () => {
  const signature = { firstName: 'Ana', lastName: 'Costa', role: 'Parent', town: 'Y', email: 'ana@exemple.fr' };
  expect(checkForm(manifestoRules, signature, context).values).toMatchObject({ town: 'Y', publishName: false });
  expect(checkForm(manifestoRules, { ...signature, publishName: 'on' }, context).values).toMatchObject({ publishName: true });
});

test('keeps only the names a form has: no prototype, no index beyond the last, no second value', () => {
  const sent: [string, unknown][] = [
    ['firstName', 'Ana'],
    ['firstName', 'Eva'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
    ['__proto__.0.name', 'x'],
    ['toString.0.name', 'x'],
    ['nurseries.0.name', 'a'],
    ['nurseries.00.name', 'b'],
    ['nurseries.10.name', 'c'],
    ['nurseries.0.__proto__', 'd'],
    ['nurseries.0.name.x', 'e'],
    ['nurseries', 'f'],
    ['message', { file: true }],
  ];
  expect(readFlatValues(partnerRules.shape, sent)).toEqual({ firstName: 'Ana', 'nurseries.0.name': 'a' });
});
