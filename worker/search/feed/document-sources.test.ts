import { expect, test } from 'vitest';
import { textsOfBlocks } from './document-sources.ts';

/** A picture of the media library, as Strapi hands it out. */
const picture = {
  name: 'scene-fratrie.jpg',
  alternativeText: 'Deux enfants',
  caption: 'photo-12.jpg',
  ext: '.jpg',
  mime: 'image/jpeg',
  url: '/uploads/scene_fratrie.jpg',
  formats: { thumbnail: { name: 'thumbnail_scene-fratrie.jpg', url: '/uploads/thumbnail_scene_fratrie.jpg' } },
};

test('texts of blocks are what readers read, and no names of files', () => {
  const blocks = [
    { __component: 'blocks.hero', title: 'Notre histoire', text: 'Le début', tone: 'cream', image: picture },
    { __component: 'blocks.logos', title: 'Ils nous suivent', logos: [{ name: 'Mairie de Lyon', href: '/x', image: picture }] },
    { __component: 'blocks.video', title: 'Visite', url: 'https://videos.example/1', poster: picture, transcript: 'On entre.' },
    {
      __component: 'blocks.cards',
      cards: [{ title: 'Carte', text: 'Un mot', images: [picture] }],
    },
  ];
  expect(textsOfBlocks(blocks)).toEqual([
    'Notre histoire',
    'Le début',
    'Ils nous suivent',
    'Mairie de Lyon',
    'Visite',
    'On entre.',
    'Carte',
    'Un mot',
  ]);
});
