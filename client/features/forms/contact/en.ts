import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    audience: 'You are',
    subject: 'Your message is about',
    salutation: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Name of the organisation',
    siret: 'SIREN or SIRET',
    jobTitle: 'Your position',
    companySize: 'Headcount',
    email: 'E-mail address',
    phone: 'Phone',
    message: 'Your message',
  },
  asks: {
    audience: 'Tell us who you are.',
    subject: 'Choose what your message is about.',
    companySize: 'Choose a headcount of the list.',
  },
  hints: {
    siret: '9 or 14 digits',
    message: 'Please do not write about anybody’s health here.',
  },
  submit: 'Send my message',
  notice:
    'Crèche Sereine uses this information to answer your message (legitimate interest, or steps taken at your request). It goes to the team concerned and to nobody else. We keep it for 3 years after our last exchange. Optional fields are marked; without the others we cannot answer.',
  audiences: {
    famille: 'A family',
    entreprise: 'A company or a public body',
    gestionnaire: 'A nursery or its manager',
  },
  subjects: {
    place: 'A place for my child',
    cost: 'Costs and benefits',
    my_request: 'A request I have sent',
    reservation: 'Booking nursery places',
    own_nursery: 'A nursery of our own',
    parenthood_services: 'Services for parents at work',
    tax_credit: 'The family tax credit',
    partnership: 'A partnership',
    places: 'My free places',
    my_nursery_page: 'The page of my nursery',
    my_data: 'My personal data',
    other: 'Something else',
  },
  companySizes: {
    '1-9': '1 to 9 people',
    '10-49': '10 to 49 people',
    '50-249': '50 to 249 people',
    '250-999': '250 to 999 people',
    '1000+': '1000 people or more',
  },
};
