import type { TypeLayout } from '../type-layout';

/** Parts of types and of blocks, by their uid. */
export const parts: Record<string, TypeLayout> = {
  'navigation.column': { title: 'title', rows: [['title'], ['links']] },
  'navigation.link': { title: 'label', rows: [['label', 'href'], ['description']] },
  'navigation.menu': { title: 'label', rows: [['label', 'href'], ['items']] },
  'nursery.items': { title: 'diaper', rows: [['diaper', 'meal'], ['snack', 'milk'], ['care']] },
  'nursery.opening-hours': {
    title: 'weekday',
    rows: [['weekday', 'opens', 'closes']],
    hints: { opens: 'Comme 07:30', closes: 'Comme 18:30' },
  },
  'placement.bought-place': {
    title: 'nurserySlug',
    rows: [['nurserySlug', 'count']],
    labels: { nurserySlug: 'Crèche' },
    hints: { nurserySlug: 'La fin de son adresse sur le site.' },
  },
  'placement.invoice': { title: 'year', rows: [['year', 'amount']], hints: { amount: 'Toutes les factures de l’année, en euros.' } },
  'pre-registration.child': {
    title: 'firstName',
    rows: [
      ['firstName', 'status'],
      ['birthDate', 'dueDate'],
    ],
  },
  'pre-registration.parent': {
    title: 'lastName',
    rows: [
      ['salutation', 'firstName', 'lastName'],
      ['email', 'phone'],
      ['employmentStatus', 'employer', 'siren'],
      ['workPostalCode', 'companySize', 'spokenToEmployer'],
    ],
  },
  'shared.card': { title: 'title', rows: [['title', 'icon'], ['text'], ['href', 'linkLabel'], ['image']] },
  'shared.figure': { title: 'label', rows: [['prefix', 'value', 'suffix'], ['label'], ['source']] },
  'shared.link': { title: 'label', rows: [['label', 'href'], ['style']] },
  'shared.logo': { title: 'name', rows: [['name', 'href'], ['image']] },
  'shared.question': { title: 'question', rows: [['question'], ['answer']] },
  'shared.seo': {
    title: 'title',
    rows: [['title'], ['description'], ['image']],
    hints: {
      title: 'Au plus 60 signes ; vide : le titre de la page.',
      description: 'Au plus 160 signes ; vide : le résumé de la page.',
      image: 'Montrée où la page est partagée ; vide : une image faite pour elle.',
    },
  },
  'shared.step': { title: 'title', rows: [['title'], ['text']] },
  'shared.text': { title: 'text', rows: [['text']] },
};
