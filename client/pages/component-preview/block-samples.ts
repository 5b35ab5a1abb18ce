import { companyCostScalesOn, familyCostScalesOn } from '../../../domain/childcare/scales/cost-scales.ts';
import type { Block } from '../../blocks/block.ts';
import { cardIcons } from '../../blocks/card-icons.ts';
import type { Html, Link } from '../../components/content-types.ts';
import { plainSetting } from '../../features/forms/form-setting.ts';
import { sampleArticles, sampleMembers, sampleTestimonials } from './samples.ts';

/** Whose figures the simulators of the samples show. */
const sampleDay = '2026-11-28';

const html = (id: string, text: string): Html => ({ id: `bloc-${id}`, html: `<p>${text}</p>` });
const links: Link[] = [
  { label: 'Demander une place', href: '/pre-inscription-enfant-creche', style: 'primary' },
  { label: 'Nous contacter', href: '/contact', style: 'secondary' },
  { label: 'Lire le lexique', href: '/lexique', style: 'text' },
];
const text = 'Un texte d’exemple, assez long pour prendre plusieurs lignes, qui montre le rythme de la mise en page.';

/** Every block of `blocks/block.ts`, some in more than one state. */
export const blockSamples: Block[] = [
  { type: 'hero', eyebrow: 'Bloc', title: 'Ouverture avec recherche', text, searchField: true, links, image: null, tone: 'teal' },
  { type: 'hero', eyebrow: null, title: 'Ouverture sans recherche', text: null, searchField: false, links: [], image: null, tone: 'peach' },
  { type: 'rich-text', title: 'Texte', body: html('texte', text) },
  { type: 'rich-text', title: null, body: html('texte-seul', text) },
  { type: 'media-text', title: 'Texte et image à droite', body: html('image-droite', text), image: null, imageSide: 'right', links },
  { type: 'media-text', title: 'Texte et image à gauche', body: html('image-gauche', text), image: null, imageSide: 'left', links: [] },
  {
    type: 'key-figures',
    title: 'Chiffres',
    intro: text,
    figures: [
      { value: 64, prefix: null, suffix: null, label: 'crèches partenaires', source: 'Réseau, novembre 2026' },
      { value: 12500, prefix: null, suffix: ' €', label: 'de dépense par an', source: null },
      { value: 50, prefix: null, suffix: ' %', label: 'de crédit d’impôt', source: null },
    ],
  },
  {
    type: 'steps',
    title: 'Étapes',
    intro: null,
    steps: ['Décrire', 'Convaincre', 'Visiter', 'Signer'].map((title) => ({ title, text })),
    links,
  },
  {
    type: 'cards',
    title: 'Portes',
    intro: text,
    layout: 'doors',
    cards: (['family', 'company', 'manager'] as const).map((icon) => ({
      title: `Porte ${icon}`,
      text,
      href: '/contact',
      linkLabel: 'Entrer',
      icon: cardIcons[icon],
      image: null,
    })),
  },
  {
    type: 'cards',
    title: 'Grille',
    intro: null,
    layout: 'grid',
    cards: (['heart', 'shield', 'clock', 'leaf'] as const).map((icon, index) => ({
      title: `Carte ${icon}`,
      text,
      href: index === 0 ? null : '/contact',
      linkLabel: index === 1 ? 'En savoir plus' : null,
      icon: cardIcons[icon],
      image: null,
    })),
  },
  {
    type: 'logos',
    title: 'Ils travaillent avec nous',
    logos: ['Canopin', 'Lambrisse', 'Verrin', 'Orvane'].map((name, index) => ({
      name,
      href: index === 0 ? '/contact' : null,
      image: null,
    })),
  },
  { type: 'testimonials', title: 'Témoignages', intro: text, testimonials: sampleTestimonials },
  {
    type: 'faq',
    title: 'Questions',
    intro: text,
    questions: [
      { id: 'bloc-question-1', question: 'Une question ?', answer: html('reponse-1', text), href: null },
      { id: 'bloc-question-2', question: 'Une question avec sa page ?', answer: html('reponse-2', text), href: '/faq-famille' },
    ],
    moreHref: '/faq-famille',
  },
  { type: 'articles', title: 'Articles', intro: null, articles: sampleArticles, moreHref: '/blog-famille' },
  { type: 'form', title: 'Formulaire', intro: text, form: 'manifesto', audience: null, setting: plainSetting },
  {
    type: 'team',
    title: 'Équipe',
    intro: null,
    members: sampleMembers.map((member, index) => ({ ...member, biography: html(`membre-${index}`, text) })),
  },
  {
    type: 'video',
    title: 'Vidéo',
    text,
    source: { kind: 'film', href: '/uploads/creche.mp4' },
    poster: null,
    durationSeconds: 95,
    transcript: html('transcription', text),
  },
  {
    type: 'video',
    title: 'Vidéo d’un hébergeur',
    text: null,
    source: {
      kind: 'player',
      href: 'https://www.youtube.com/watch?v=exemple',
      player: 'https://www.youtube-nocookie.com/embed/exemple?autoplay=1',
      host: 'www.youtube-nocookie.com',
    },
    poster: null,
    durationSeconds: null,
    transcript: null,
  },
  {
    type: 'simulator',
    title: 'Simulateur pour les familles',
    intro: null,
    kind: 'family',
    scales: familyCostScalesOn(sampleDay),
    typed: null,
  },
  {
    type: 'simulator',
    title: 'Simulateur pour les entreprises',
    intro: null,
    kind: 'company',
    scales: companyCostScalesOn(sampleDay),
    typed: null,
  },
  { type: 'cookie-choices', title: 'Cookies', body: html('cookies', text), bodyWithout: html('cookies-sans', text) },
  { type: 'call-to-action', title: 'Appel final', text, links, tone: 'peach' },
  { type: 'call-to-action', title: 'Appel final, sans texte', text: null, links: links.slice(0, 1), tone: 'teal' },
];
