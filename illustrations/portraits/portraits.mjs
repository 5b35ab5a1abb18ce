import { hair } from '../parts/hair.mjs';
import { darkerSkin } from '../parts/heads.mjs';
import { hairs, mix, shade, skins, tint } from '../parts/palette.mjs';
import { limb } from '../parts/shapes.mjs';
import { circle, clip, ellipse, gradient, join, path, place, rect, stroke } from '../parts/svg.mjs';
import { face } from './faces.mjs';
import { clothes } from './portrait-clothes.mjs';
import { people } from './sitters.mjs';

const headSize = 5.3;

function ground({ wall, disc, side }) {
  const x = side === 'left' ? 250 : 550;
  return join(
    rect([0, 0, 800, 800], gradient('d', tint(wall, 0.45), wall)),
    circle([x, 330, 300], disc, { opacity: 0.6 }),
    circle([800 - x, 720, 240], tint(disc, 0.4), { opacity: 0.45 }),
    path('M0 640Q220 560 420 630T800 590V800H0Z', shade(wall, 0.05), { opacity: 0.6 }),
  );
}

function neck({ skin, width }) {
  const shape = limb(
    [
      [400, 440],
      [400, 600],
    ],
    [width, width * 1.16],
    skin,
  );
  return join(shape, clip(shape, ellipse([406, 478, width * 0.72, 62], darkerSkin(skin))));
}

const strandStyles = {
  long: 'M-8-36C-20-26-25-10-25 10M10-37C22-28 26-10 27 16M-29 20C-30 34-28 46-26 56M30 18C32 34 30 44 28 54',
  bob: 'M-8-36C-20-26-25-10-26 12M10-37C22-28 26-10 28 14',
  short: 'M-20-20C-10-14 4-14 14-22M-22-26C-10-20 6-20 18-28',
  bun: 'M-14-34C-20-28-22-20-23-10M14-34C20-28 22-20 23-10M0-37V-24',
  ponytail: 'M-14-34C-20-28-22-20-23-10M14-34C20-28 22-20 23-10M0-37V-24',
  lowBun: 'M-6-36C-18-28-23-16-24-2M8-37C20-28 24-16 25-2',
};

const strands = (style, color) =>
  strandStyles[style] ? stroke(strandStyles[style], shade(color, 0.35), { 'stroke-width': 0.9, opacity: 0.5 }) : '';

function portrait({ background, skin: skinName, hair: hairName, style, look = 0.3, tilt = 0, scarfColor, garment, ...more }) {
  const skin = skins[skinName];
  const hairColor = style === 'hijab' ? scarfColor : hairs[hairName];
  const layers = hair({ style, color: hairColor, look });
  const put = (drawing) => (drawing ? place({ at: [400, 356], size: headSize, turn: tilt }, drawing) : '');
  const width = more.build === 'broad' ? 320 : 282;
  return join(
    ground(background),
    put(layers.back),
    garment.kind === 'turtleneck' || garment.kind === 'scarf' ? neck({ skin, width: 122 }) : '',
    garment.kind !== 'turtleneck' && garment.kind !== 'scarf' ? neck({ skin, width: more.build === 'broad' ? 134 : 114 }) : '',
    clothes[garment.kind]({ ...garment, skin: mix(skin, darkerSkin(skin), 0.15), width, slope: 0 }),
    put(layers.over),
    put(
      join(
        face({ skin, hairColor: style === 'hijab' ? hairs.brown : hairColor, look, ears: style !== 'hijab', ...more.face }),
        layers.front,
        strands(style, hairColor),
        more.face?.earrings && earrings(more.face.earrings),
      ),
    ),
  );
}

const earrings = (color) => [-1, 1].map((side) => circle([side * 24.4, 11.4, 1.9], color)).join('');

export const portraits = Object.fromEntries(people.map((person, index) => [`portrait-${index + 1}`, () => portrait(person)]));
