import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

export const simulator = {
  family: {
    resources: 'Ressources du foyer par mois',
    resourcesHint: 'Revenus de l’année N-2 avant abattements, divisés par 12.',
    children: 'Enfants à charge',
    days: 'Jours de crèche par semaine',
    hours: 'Heures par jour',
    weeks: 'Semaines par an',
    weeksHint: '52 semaines moins les fermetures et vos congés.',
    hourly: 'Tarif horaire',
    monthly: 'Participation par mois',
    credit: 'Crédit d’impôt par an, au plus',
    net: 'Reste à charge par mois',
    examples: 'Exemples pour un contrat de 200 heures par mois',
    childrenCount: (count: number) => plural(count, { one: `${count} enfant`, other: `${count} enfants` }),
    note: (date: string) =>
      `Barème national de la Cnaf pour les crèches en tarif PSU, plancher et plafond au ${date}. Le tarif horaire est arrondi au centime, puis multiplié par les heures du contrat. Votre participation ne dépend pas de ce que verse l’employeur.`,
  },
  company: {
    spending: 'Dépense de berceaux par an',
    spendingHint: 'Le montant de votre devis, pour des enfants de moins de 3 ans.',
    credit: 'Crédit d’impôt famille',
    deduction: 'Économie d’impôt sur les sociétés',
    net: 'Coût net pour l’entreprise',
    share: 'Part à votre charge',
    examples: 'Exemples de coût net',
    note: ({ date, credit, cap, tax }: Record<'date' | 'credit' | 'cap' | 'tax', string>) =>
      `Crédit d’impôt famille de ${credit} de la dépense, plafonné à ${cap} par an et par entreprise, et impôt sur les sociétés à ${tax}\u202f: paramètres au ${date}, sous réserve de la loi de finances en vigueur.`,
  },
  result: 'Votre estimation',
  invalid: 'Indiquez un montant en euros, par exemple 3\u202f500.',
  indicative: 'Estimation indicative, sans valeur contractuelle.',
  source: (source: string) => `Sources\u202f: ${source}`,
};
