import type { TypeLayout } from '../type-layout';

/** The blocks that pages are made of, by their names. */
export const blocks: Record<string, TypeLayout> = {
  articles: {
    title: 'title',
    rows: [['title'], ['intro'], ['category', 'limit']],
    hints: { category: 'Vide : les articles de tous les blogs.' },
  },
  'call-to-action': { title: 'title', rows: [['title'], ['text'], ['links'], ['tone']] },
  cards: { title: 'title', rows: [['title'], ['intro'], ['layout'], ['cards']] },
  'cookie-choices': {
    title: 'title',
    rows: [['title'], ['body'], ['bodyWithout']],
    hints: {
      body: 'Lu quand une mesure d’audience est branchée : un bouton ouvre les choix.',
      bodyWithout: 'Lu quand rien n’est mesuré.',
    },
  },
  faq: {
    title: 'title',
    rows: [['title'], ['intro'], ['questions'], ['category', 'limit']],
    hints: { category: 'Ajoute des questions de cette rubrique à celles du bloc ; vide : aucune.' },
  },
  form: {
    title: 'title',
    rows: [['title'], ['intro'], ['form', 'audience']],
    hints: { audience: 'Pour le formulaire de contact : à qui il s’adresse.' },
  },
  hero: {
    title: 'title',
    rows: [['eyebrow', 'tone'], ['title'], ['text'], ['searchField', 'image'], ['links']],
    hints: { eyebrow: 'Quelques mots au-dessus du titre.' },
  },
  'key-figures': { title: 'title', rows: [['title'], ['intro'], ['figures']] },
  logos: { title: 'title', rows: [['title'], ['logos']] },
  'media-text': { title: 'title', rows: [['title'], ['body'], ['image', 'imageSide'], ['links']] },
  'rich-text': { title: 'title', rows: [['title'], ['body']] },
  simulator: {
    title: 'title',
    rows: [['title'], ['intro'], ['kind']],
    hints: { kind: 'Les chiffres sont ceux du jour : le site les ajoute.' },
  },
  steps: { title: 'title', rows: [['title'], ['intro'], ['steps'], ['links']] },
  team: { title: 'title', rows: [['title'], ['intro']] },
  testimonials: {
    title: 'title',
    rows: [['title'], ['intro'], ['audience', 'limit']],
    hints: { audience: 'Vide : les témoignages de tous les publics.' },
  },
  video: {
    title: 'title',
    rows: [['title'], ['text'], ['url'], ['poster', 'durationSeconds'], ['transcript']],
    hints: {
      url: 'Un film de la médiathèque, ou une page de YouTube, Vimeo ou Dailymotion.',
      transcript: 'Ce que dit le film, pour qui ne l’entend pas.',
    },
  },
};
