import type { FormName } from '../../../domain/forms/forms.ts';

const marketing = { marketingEmail: true, marketingPhone: false };
const person = { firstName: 'Zoé', lastName: 'Le Goff', email: 'zoe@exemple.fr' };

const firstRequest = {
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
};

/**
 * What each version of each form has written down, as long as rows of it may wait somewhere. A field that is added, renamed or taken
 * away makes another version: count `version` up and say under `earlier` how the rows of the one before are read.
 */
export const writtenRows: Record<FormName, Record<number, object>> = {
  contact: {
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
    2: {
      audience: 'famille',
      subject: 'place',
      salutation: null,
      ...person,
      company: null,
      siret: null,
      jobTitle: null,
      companySize: null,
      sites: 'Lyon, 69003',
      concernedEmployees: 120,
      targetMonth: '2027-09',
      phone: '+33612345678',
      message: 'Bonjour',
      ...marketing,
    },
  },
  partner: {
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
    2: {
      salutation: 'Me',
      ...person,
      jobTitle: null,
      company: 'Les Lutins',
      siret: null,
      phone: '+33612345678',
      message: null,
      nurseries: [
        {
          name: 'Un',
          type: null,
          postalCode: '59000',
          town: 'Lille',
          approvedPlaces: 12,
          freePlaces: null,
          tariffMode: null,
          freeAges: '10 à 24 mois',
          freeFrom: '2027-09',
        },
        {
          name: 'Deux',
          type: 'micro',
          postalCode: '59000',
          town: 'Lille',
          approvedPlaces: null,
          freePlaces: 2,
          tariffMode: 'PSU',
          freeAges: null,
          freeFrom: null,
        },
      ],
      ...marketing,
    },
  },
  appointment: {
    1: {
      nurserySlug: 'le-nid',
      kind: 'visit',
      slot: '2026-12-01T10:00',
      ...person,
      phone: '+33612345678',
      message: null,
    },
  },
  manifesto: { 1: { ...person, role: 'Parent', town: 'Us', publishName: true, ...marketing } },
  'pre-registration': {
    1: firstRequest,
    // Saved nurseries came with the second version.
    2: { ...firstRequest, nurserySlug: 'le-nid', savedNurseries: ['la-ronde'] },
  },
  'white-paper': {
    1: { whitePaperSlug: 'guide', ...person, role: null, company: null, ...marketing },
  },
  'place-alert': {
    1: {
      place: '69003 Lyon',
      workPlace: null,
      radiusKilometres: 5,
      birthMonth: '2026-03',
      startMonth: '2027-03',
      days: ['monday', 'tuesday'],
      dayPart: 'day',
      email: 'zoe@exemple.fr',
      nurserySlug: null,
    },
  },
  'nursery-answer': {
    1: { proposal: 'x3k9f2', expires: '1797235200', answer: 'accept', visitOn: null, reason: null, note: null },
  },
  'place-alert-answer': { 1: { alert: 'abc', answer: 'end', expires: '1800000000', signature: 'f00' } },
  'error-report': {
    1: { nurserySlug: 'le-nid', nurseryName: null, problem: 'wrong_hours', message: 'Ouvre à 7 h 30', email: null },
  },
  'place-report': {
    1: {
      nursery: 'x3k9f2',
      expires: '1797235200',
      seen: 'a1b2',
      places: [
        {
          ...{ id: 'p1', count: 2, ageFromMonths: 10, ageToMonths: 36, availableFrom: null },
          ...{ mondayMorning: true, mondayAfternoon: true, tuesdayMorning: true, tuesdayAfternoon: true },
          ...{ wednesdayMorning: false, wednesdayAfternoon: false, thursdayMorning: true, thursdayAfternoon: true },
          ...{ fridayMorning: true, fridayAfternoon: false },
        },
      ],
    },
  },
};
