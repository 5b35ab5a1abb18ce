import type { CompanySize } from '../../../../domain/forms/choices.ts';
import type { ContactValues } from '../../../../domain/forms/contact/rules.ts';
import type { ContactSubject } from '../../../../domain/forms/contact/subjects.ts';
import type { Audience } from '../../../../routes.ts';
import type { FormTexts } from '../form-texts.ts';

/** A message to the team, from each of the three audiences. */
export const texts = {
  labels: {
    audience: 'Vous êtes',
    subject: 'Votre message concerne',
    salutation: 'Civilité',
    firstName: 'Prénom',
    lastName: 'Nom',
    company: 'Nom de la structure',
    siret: 'SIREN ou SIRET',
    jobTitle: 'Votre fonction',
    companySize: 'Effectif',
    sites: 'Vos sites',
    concernedEmployees: 'Salariés concernés',
    targetMonth: 'Date visée',
    email: 'Adresse e\u2011mail',
    phone: 'Téléphone',
    message: 'Votre message',
  },
  asks: {
    audience: 'Dites-nous qui vous êtes.',
    subject: 'Choisissez ce que votre message concerne.',
    companySize: 'Choisissez un effectif de la liste.',
    concernedEmployees: 'Indiquez le nombre de salariés concernés, en chiffres.',
    targetMonth: 'Indiquez le mois visé, par exemple 09/2027.',
  },
  hints: {
    siret: '9 ou 14 chiffres',
    sites: 'Villes ou codes postaux',
    message: 'Merci de ne pas écrire ici d’information de santé.',
  },
  more: { company: 'Sites, effectif, date visée (facultatif)', manager: 'Fonction, SIREN, effectif (facultatif)' },
  submit: 'Envoyer mon message',
  notice:
    'Crèche Sereine utilise ces informations pour répondre à votre message (intérêt légitime, ou mesures prises à votre demande). Elles vont à l’équipe concernée, et à personne d’autre. Nous les gardons 3 ans après notre dernier échange. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas répondre.',
  audiences: {
    famille: 'Une famille',
    entreprise: 'Une entreprise ou une administration',
    gestionnaire: 'Une crèche ou un gestionnaire',
  } satisfies Record<Audience, string>,
  subjects: {
    place: 'Une place pour mon enfant',
    cost: 'Le coût et les aides',
    my_request: 'Une demande déjà envoyée',
    reservation: 'La réservation de berceaux',
    own_nursery: 'Une crèche d’entreprise',
    parenthood_services: 'Les services de parentalité',
    tax_credit: 'Le crédit d’impôt famille',
    partnership: 'Un partenariat',
    places: 'Mes places libres',
    my_nursery_page: 'La fiche de ma crèche',
    my_data: 'Mes données personnelles',
    other: 'Autre chose',
  } satisfies Record<ContactSubject, string>,
  companySizes: {
    '1-9': '1 à 9 personnes',
    '10-49': '10 à 49 personnes',
    '50-249': '50 à 249 personnes',
    '250-999': '250 à 999 personnes',
    '1000+': '1\u202f000 personnes ou plus',
  } satisfies Record<CompanySize, string>,
} satisfies FormTexts<ContactValues> & Record<string, unknown>;
