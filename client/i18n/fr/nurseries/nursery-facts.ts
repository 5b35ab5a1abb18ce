import { type Answer, type Item, itemLabels } from '../../../../domain/childcare/items.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

/** Other languages have other words. */
const labels: Record<Item, string> = itemLabels;

/** The facts on the page of a nursery, which the worker writes. */
export const nurseryFacts = {
  key: {
    price: 'Tarif',
    estimate: 'Estimer mon reste à charge',
    hours: 'Horaires',
    places: 'Places',
    inAll: (places: string) => `${places} au total`,
  },
  facts: {
    ages: 'Âges accueillis',
    places: 'Capacité autorisée',
    closing: 'Fermeture annuelle',
    closingWeeks: (count: number) => plural(count, { one: `${count} semaine par an`, other: `${count} semaines par an` }),
    neverCloses: 'Aucune semaine de fermeture',
    authorisation: 'Autorisation d’ouverture',
    manager: 'Gestionnaire',
    network: 'Réseau',
    languages: 'Langues parlées',
    outdoorSpace: 'Espace extérieur',
    wheelchairAccess: 'Accès en fauteuil roulant',
    disabilityWelcome: 'Accueil d’enfants en situation de handicap',
    avip: 'Crèche à vocation d’insertion professionnelle (AVIP)',
  },
  authorised: { number: (number: string) => `n°\u00a0${number}`, on: (date: string) => `du ${date}` },
  answers: { yes: 'Oui', no: 'Non' } satisfies Record<Exclude<Answer, 'unknown'>, string>,
  items: {
    labels,
    states: { provided: 'Fourni par la crèche', brought: 'À apporter par les parents' },
  },
  visit: {
    title: 'Questions à poser pendant la visite',
    questions: [
      'Combien d’adultes pour combien d’enfants, et l’équipe change-t-elle souvent\u202f?',
      'Comment se passent les premiers jours, et combien de temps durent-ils\u202f?',
      'À quoi ressemble une journée\u202f: repas, sieste, sorties, temps dehors\u202f?',
      'Que se passe-t-il si l’enfant est malade, ou si nous arrivons en retard\u202f?',
      'Qu’est-ce qui est compris dans le prix, et qu’est-ce qui s’ajoute\u202f?',
      'Quand la place serait-elle libre, pour quels jours et quels horaires\u202f?',
    ],
    notes: 'Nos notes',
  },
};
