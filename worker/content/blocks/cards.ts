import * as v from 'valibot';
import { cardIcons, iconNames } from '../../../client/blocks/cards/card-icons.ts';
import type { CardsBlock } from '../../../client/blocks/cards/cards.tsx';
import { listOf, optionalMedia, optionalText, requiredText } from '../strapi/strapi-schemas.ts';
import { withAddress } from './kit/block-fields.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleText } from './kit/sample-words.ts';

const icon = v.fallback(
  v.nullable(
    v.pipe(
      v.picklist(iconNames),
      v.transform((name) => cardIcons[name]),
    ),
  ),
  null,
);

export const cards = defineBlock('cards', {
  schema: v.object({
    title: optionalText,
    intro: optionalText,
    layout: v.fallback(v.picklist(['doors', 'grid']), 'grid'),
    cards: listOf(
      v.object({ title: requiredText, text: requiredText, href: optionalText, linkLabel: optionalText, icon, image: optionalMedia }),
    ),
  }),
  populate: { populate: { cards: { populate: { image: true } } } },
  toBlock: (raw, options): CardsBlock => ({
    type: 'cards',
    ...raw,
    cards: raw.cards.map((card) => withAddress(card, card.title, options)),
  }),
  text: (raw) => [raw.title, raw.intro, ...raw.cards.flatMap(({ title, text }) => [title, text])],
  samples: [
    {
      type: 'cards',
      title: 'Portes',
      intro: sampleText,
      layout: 'doors',
      cards: (['family', 'company', 'manager'] as const).map((name) => ({
        title: `Porte ${name}`,
        text: sampleText,
        href: '/contact',
        linkLabel: 'Entrer',
        icon: cardIcons[name],
        image: null,
      })),
    },
    {
      type: 'cards',
      title: 'Grille',
      intro: null,
      layout: 'grid',
      cards: (['heart', 'shield', 'clock', 'leaf'] as const).map((name, index) => ({
        title: `Carte ${name}`,
        text: sampleText,
        href: index === 0 ? null : '/contact',
        linkLabel: index === 1 ? 'En savoir plus' : null,
        icon: cardIcons[name],
        image: null,
      })),
    },
  ],
});
