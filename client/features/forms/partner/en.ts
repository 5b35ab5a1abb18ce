import { nurseryTypes } from '../../../i18n/en/nurseries/nursery-types.ts';
import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    salutation: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    jobTitle: 'Your position',
    company: 'Name of the operator',
    siret: 'SIREN or SIRET',
    email: 'Email address',
    phone: 'Phone',
    message: 'Your message',
    'nurseries.name': 'Name of the nursery',
    'nurseries.type': 'Kind of nursery',
    'nurseries.postalCode': 'Postcode',
    'nurseries.town': 'Town',
    'nurseries.approvedPlaces': 'Approved places',
    'nurseries.freePlaces': 'Free places',
    'nurseries.freeAges': 'Ages of these places',
    'nurseries.freeFrom': 'Free from',
    'nurseries.tariffMode': 'Pricing',
  },
  asks: {
    company: 'Enter the name of the operator.',
    'nurseries.freeFrom': 'Enter the month from which these places are free, for example 09/2027.',
    'nurseries.postalCode': 'Enter the postcode of the nursery.',
    'nurseries.type': 'Choose a kind of care of the list.',
    'nurseries.approvedPlaces': 'Enter the number of approved places, in digits.',
    'nurseries.freePlaces': 'Enter the number of free places, in digits.',
  },
  hints: {
    company: 'A company, an association or a town',
    siret: '9 or 14 digits',
    'nurseries.name': 'If it is not that of the operator',
    'nurseries.freeAges': 'For example from 10 to 24 months',
    message: 'Opening hours, teaching approach, ages of the free places: whatever helps to know you.',
  },
  parts: {
    nurseries: (number) => `Nursery ${number}`,
  },
  submit: 'Offer my places',
  notice:
    'Crèche Sereine uses this information to study a partnership with your nursery (steps taken at your request). It goes to the team in charge of the network. We keep it for 3 years after our last exchange. Optional fields are marked; without the others we cannot study your offer.',
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
