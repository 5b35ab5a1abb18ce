import type { formPartner as french } from '../../fr/forms/form-partner.ts';
import { nurseryTypes } from '../nurseries/nursery-types.ts';

export const formPartner: typeof french = {
  labels: {
    salutation: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    jobTitle: 'Your position',
    company: 'Name of the managing body',
    siret: 'SIREN or SIRET',
    email: 'E-mail address',
    phone: 'Phone',
    message: 'Your message',
    'nurseries.name': 'Name of the nursery',
    'nurseries.type': 'Kind of nursery',
    'nurseries.postalCode': 'Postcode',
    'nurseries.town': 'Town',
    'nurseries.approvedPlaces': 'Approved places',
    'nurseries.freePlaces': 'Free places',
    'nurseries.tariffMode': 'Pricing',
  },
  hints: {
    company: 'A company, an association or a town',
    siret: '9 or 14 digits',
    message: 'Opening hours, teaching approach, ages of the free places: whatever helps to know you.',
  },
  parts: {
    nurseries: (number) => `Nursery ${number}`,
  },
  submit: 'Offer my places',
  you: 'You',
  add: 'Add a nursery',
  remove: (part) => `Remove ${part.toLowerCase()}`,
  added: (part) => `${part} added`,
  removed: (part) => `${part} removed`,
  nurseryTypes,
  tariffModes: {
    psu: 'PSU: national scale',
    paje: 'PAJE: free pricing',
  },
};
