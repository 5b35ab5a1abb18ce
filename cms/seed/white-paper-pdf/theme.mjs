import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const fontFile = (weight, style) => require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-${style}.woff`);

export const fonts = {
  regular: fontFile(400, 'normal'),
  italic: fontFile(400, 'italic'),
  bold: fontFile(700, 'normal'),
  extrabold: fontFile(800, 'normal'),
};

/** The brand's colours, as in the illustrations. */
const palette = {
  white: '#FFFFFF',
  ink: '#12304A',
  ink100: '#E2EAF0',
  slate: '#4A6073',
  teal700: '#006E6A',
  teal600: '#0A8C86',
  teal400: '#06CEC8',
  teal200: '#A9EBE8',
  teal100: '#CBF2F0',
  teal50: '#E3F8F7',
  cream: '#FFF9F2',
  cream200: '#FBF0E2',
  sun: '#FFD166',
  sun100: '#FFF3D6',
  sun600: '#EDB343',
  peach: '#FFE3D8',
  peach600: '#D66C50',
};

export const colors = { ...palette, text: palette.ink, muted: palette.slate, link: palette.teal700 };

export const brand = { name: 'Crèche Sereine', tagline: 'La parentalité sereine commence par une place en crèche.' };

// Points. A4, with room above for the running title and below for the page number.
export const page = { width: 595.28, height: 841.89, left: 70, right: 70, top: 92, bottom: 84 };
export const contentWidth = page.width - page.left - page.right;

export const styles = {
  body: { font: 'regular', size: 10.6, leading: 16.4, color: colors.text },
  quote: { font: 'italic', size: 12, leading: 18.5, color: colors.text },
  cell: { font: 'regular', size: 9.2, leading: 13.2, color: colors.text },
  cellHead: { font: 'bold', size: 9.2, leading: 13.2, color: colors.white },
  chapter: { font: 'extrabold', size: 21, leading: 26, color: colors.text },
  section: { font: 'bold', size: 13.2, leading: 18, color: colors.teal700 },
  label: { font: 'bold', size: 9.4, leading: 13, color: colors.text },
};
