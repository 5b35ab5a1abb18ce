import type { TariffMode } from '../../../../domain/childcare/nursery-types.ts';
import type { PartnerValues } from '../../../../domain/forms/partner/rules.ts';
import { nurseryTypes } from '../../../i18n/fr/nurseries/nursery-types.ts';
import type { FormTexts } from '../form-texts.ts';

/** A manager who offers nurseries and their free places. */
export const texts = {
  labels: {
    salutation: 'Civilité',
    firstName: 'Prénom',
    lastName: 'Nom',
    jobTitle: 'Votre fonction',
    company: 'Nom du gestionnaire',
    siret: 'SIREN ou SIRET',
    email: 'Adresse e\u2011mail',
    phone: 'Téléphone',
    message: 'Votre message',
    'nurseries.name': 'Nom de la crèche',
    'nurseries.type': 'Type d’accueil',
    'nurseries.postalCode': 'Code postal',
    'nurseries.town': 'Ville',
    'nurseries.approvedPlaces': 'Places agréées',
    'nurseries.freePlaces': 'Places libres',
    'nurseries.freeAges': 'Âges de ces places',
    'nurseries.freeFrom': 'Libres à partir de',
    'nurseries.tariffMode': 'Tarification',
  },
  asks: {
    company: 'Indiquez le nom du gestionnaire.',
    'nurseries.freeFrom': 'Indiquez le mois à partir duquel ces places sont libres, par exemple 09/2027.',
    'nurseries.postalCode': 'Indiquez le code postal de la crèche.',
    'nurseries.type': 'Choisissez un type d’accueil de la liste.',
    'nurseries.approvedPlaces': 'Indiquez le nombre de places agréées, en chiffres.',
    'nurseries.freePlaces': 'Indiquez le nombre de places libres, en chiffres.',
  },
  hints: {
    company: 'Société, association ou commune',
    siret: '9 ou 14 chiffres',
    'nurseries.name': 'Si ce n’est pas celui du gestionnaire',
    'nurseries.freeAges': 'Par exemple de 10 à 24 mois',
    message: 'Ouverture, pédagogie : ce qui aide à vous connaître.',
  },
  parts: {
    nurseries: (number: number) => `Crèche ${number}`,
  },
  submit: 'Proposer mes places',
  notice:
    'Crèche Sereine utilise ces informations pour étudier un partenariat avec votre structure (mesures prises à votre demande). Elles vont à l’équipe chargée du réseau. Nous les gardons 3 ans après notre dernier échange. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas étudier votre proposition.',
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
} satisfies FormTexts<PartnerValues> & Record<string, unknown>;
