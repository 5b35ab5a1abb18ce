import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

export const simulator = {
  family: {
    resources: 'Ressources du foyer par mois',
    resourcesHint: 'Revenus de l’année N-2 avant abattements, divisés par 12.',
    children: 'Enfants à charge',
    aeeh: 'Dont enfants avec AEEH',
    aeehHint: 'Chacun donne droit au taux inférieur, même s’il ne va pas à la crèche.',
    ceiling: 'Plafond de ressources de votre commune, par mois',
    ceilingHint: (national: string) => `S’il dépasse le plafond national de ${national}. Le règlement de la crèche le dit.`,
    days: 'Jours de crèche par semaine',
    hours: 'Heures par jour',
    weeks: 'Semaines par an',
    weeksHint: '52 semaines moins les fermetures et vos congés.',
    invoices: 'Factures par an',
    hourly: 'Tarif horaire',
    monthly: 'Participation par mois',
    range: 'Selon l’arrondi de la crèche',
    between: (least: string, most: string) => (least === most ? least : `de ${least} à ${most}`),
    credit: 'Crédit d’impôt par an, au plus',
    net: 'Reste à charge par mois, crédit d’impôt déduit',
    examples: 'Exemples pour un contrat de 200 heures par mois',
    childrenCount: (count: number) => plural(count, { one: `${count} enfant`, other: `${count} enfants` }),
    note: (date: string) =>
      `Barème national de la Cnaf pour les crèches en tarif PSU, plancher et plafond au ${date}. Le tarif horaire est arrondi au centime, puis multiplié par les heures du contrat. Le crédit d’impôt porte sur ce qui est payé dans l’année, ici toutes les factures\u202f; il est versé une fois par an et entre dans le plafond global des avantages fiscaux du foyer. Votre participation ne dépend pas de ce que verse l’employeur.`,
  },
  company: {
    placePrice: 'Prix des berceaux par an, hors taxes',
    intermediaryFee: 'Honoraires de l’intermédiaire par an, hors taxes',
    subsidies: 'Subventions publiques reçues pour ces places',
    vouchers: 'Aide versée en CESU préfinancés',
    hints: {
      placePrice: 'Le montant de votre devis, pour des enfants de moins de 3 ans.',
      intermediaryFee: 'Déductibles de l’impôt, mais sans crédit d’impôt.',
      subsidies: 'Elles sont retirées de la base du crédit.',
      vouchers: 'Un autre taux de crédit s’y applique.',
    },
    invoicedBy: 'Qui facture les berceaux\u202f?',
    invoicers: { nursery: 'La crèche', intermediary: 'L’intermédiaire' },
    ruling:
      'Selon le rescrit BOI-RES-BIC-000176 du 8 janvier 2025, ce qui est payé à une société de réservation n’ouvre pas droit au crédit d’impôt. Demandez que la crèche facture la place.',
    taxRate: 'Taux de l’impôt sur les sociétés',
    taxRateHint: '0\u00a0% sans bénéfice imposable\u202f: le crédit est alors remboursé.',
    spending: 'À avancer dans l’année',
    credit: 'Crédit d’impôt famille, rendu l’année suivante',
    deduction: 'Économie d’impôt sur les sociétés',
    net: 'Coût net pour l’entreprise',
    share: 'Part à votre charge',
    examples: 'Exemples de coût net',
    note: ({ credit, vouchers, cap, tax }: Record<'credit' | 'vouchers' | 'cap' | 'tax', string>) =>
      `Crédit d’impôt famille de ${credit} de ce qui est payé directement à la crèche et de ${vouchers} des CESU, plafonné à ${cap} par an et par entreprise\u202f; exemples avec un impôt sur les sociétés à ${tax}. Sous réserve de la loi de finances en vigueur.`,
  },
  calculate: 'Calculer',
  result: 'Votre estimation',
  invalid: 'Indiquez un montant en euros, par exemple 3\u202f500.',
  indicative: 'Estimation indicative, sans valeur contractuelle.',
  planned: 'Montants prévus, à confirmer par la Cnaf.',
  source: ({ sources, date }: Record<'sources' | 'date', string>) => `Sources, vérifiées le ${date}\u202f: ${sources}.`,
};
