import type { Html, Link } from '../../../../client/components/content-types.ts';

export const sampleText = 'Un texte d’exemple, assez long pour prendre plusieurs lignes, qui montre le rythme de la mise en page.';

/** HTML of a sample; no two of a page have the same id. */
export const sampleHtml = (id: string): Html => ({ id: `bloc-${id}`, html: `<p>${sampleText}</p>` });

export const sampleLinks: Link[] = [
  { label: 'Demander une place', href: '/pre-inscription-enfant-creche', style: 'primary' },
  { label: 'Nous contacter', href: '/contact', style: 'secondary' },
  { label: 'Lire le lexique', href: '/lexique', style: 'text' },
];
