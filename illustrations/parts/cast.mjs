import { palette as p } from './palette.mjs';
import { person } from './people.mjs';

const child = { build: 0.72, headSize: 1, garment: 'child', pose: 'childStand' };

// The same people come back from scene to scene, as a real team and real families would.
const people = {
  amina: { skin: 'brown', head: { style: 'afro', hair: 'black' }, garment: 'cardigan', top: p.teal700, inner: p.cream, bottom: p.ink },
  julie: {
    skin: 'light',
    head: { style: 'bob', hair: 'chestnut' },
    garment: 'cardigan',
    top: p.peach400,
    inner: p.cream,
    bottom: p.ink700,
  },
  marc: {
    skin: 'light',
    head: { style: 'short', hair: 'brown', beard: true },
    garment: 'sweater',
    top: p.ink700,
    bottom: p.ink500,
    shoes: p.wood800,
  },
  mei: { skin: 'light', head: { style: 'bob', hair: 'black' }, garment: 'blazer', top: p.ink, inner: p.teal200, bottom: p.ink },
  kofi: { skin: 'deep', head: { style: 'crop', hair: 'black', glasses: true }, garment: 'shirt', top: p.teal200, bottom: p.ink },
  elise: { skin: 'porcelain', head: { style: 'long', hair: 'copper' }, garment: 'blouse', top: p.teal600, bottom: p.ink },
  nadia: { skin: 'olive', head: { style: 'lowBun', hair: 'black' }, garment: 'apron', top: p.teal700, apron: p.cream, bottom: p.ink700 },
  lina: { skin: 'tan', head: { style: 'hijab', scarf: p.teal600 }, garment: 'tunic', top: p.sun, bottom: p.ink700 },
  henri: {
    skin: 'porcelain',
    head: { style: 'short', hair: 'grey', glasses: true },
    garment: 'blazer',
    top: p.ink700,
    inner: p.teal100,
    bottom: p.ink500,
  },
  rosa: { skin: 'tan', head: { style: 'curly', hair: 'chestnut' }, garment: 'apron', top: p.peach300, apron: p.teal700, bottom: p.ink },
  paul: {
    skin: 'tan',
    head: { style: 'curlyShort', hair: 'brown' },
    garment: 'apron',
    top: p.cream300,
    apron: p.teal600,
    bottom: p.ink700,
  },
  claire: { skin: 'porcelain', head: { style: 'bun', hair: 'blond' }, garment: 'coat', top: p.peach300, inner: p.cream, bottom: p.ink },
  tom: { ...child, skin: 'light', head: { style: 'crop', hair: 'chestnut' }, top: p.teal600, bottom: p.ink700 },
  zoe: { ...child, skin: 'brown', head: { style: 'pigtails', hair: 'black' }, top: p.sun, bottom: p.teal700 },
  sami: { ...child, skin: 'tan', head: { style: 'curlyShort', hair: 'black' }, top: p.peach400, bottom: p.ink700 },
  ines: { ...child, skin: 'light', head: { style: 'bob', hair: 'brown' }, top: p.peach200, bottom: p.teal600 },
  leo: { ...child, skin: 'porcelain', head: { style: 'wisp', hair: 'blond' }, top: p.teal400, bottom: p.ink500 },
  maya: { ...child, skin: 'deep', head: { style: 'curlyShort', hair: 'black' }, top: p.cream, bottom: p.peach400 },
};

/** One function for each person: `cast.julie({ at, size, pose, … })`. */
export const cast = Object.fromEntries(
  Object.entries(people).map(([name, preset]) => [name, (more) => person({ ...preset, ...more, head: { ...preset.head, ...more.head } })]),
);
