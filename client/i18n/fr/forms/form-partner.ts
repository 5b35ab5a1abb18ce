import type { TariffMode } from '../../../../domain/childcare/nursery-types.ts';
import { nurseryTypes } from '../nurseries/nursery-types.ts';

/** A manager who offers nurseries and their free places. */
export const formPartner = {
  labels: {
    salutation: 'Civilité',
    firstName: 'Prénom',
    lastName: 'Nom',
    jobTitle: 'Votre fonction',
    company: 'Nom du gestionnaire',
    siret: 'SIREN ou SIRET',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    message: 'Votre message',
    'nurseries.name': 'Nom de la crèche',
    'nurseries.type': 'Type d’accueil',
    'nurseries.postalCode': 'Code postal',
    'nurseries.town': 'Ville',
    'nurseries.approvedPlaces': 'Places agréées',
    'nurseries.freePlaces': 'Places libres',
    'nurseries.tariffMode': 'Tarification',
  },
  hints: {
    company: 'Société, association ou commune',
    siret: '9 ou 14 chiffres',
    message: 'Ouverture, pédagogie, tranches d’âge des places libres : ce qui aide à vous connaître.',
  },
  parts: {
    nurseries: (number: number) => `Crèche ${number}`,
  },
  submit: 'Proposer mes places',
  you: 'Vous',
  add: 'Ajouter une crèche',
  remove: (part: string) => `Retirer ${part.toLowerCase()}`,
  added: (part: string) => `${part} ajoutée`,
  removed: (part: string) => `${part} retirée`,
  nurseryTypes,
  tariffModes: {
    psu: 'PSU : barème national',
    paje: 'PAJE : tarif libre',
  } satisfies Record<TariffMode, string>,
};
