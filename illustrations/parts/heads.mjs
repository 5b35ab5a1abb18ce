import { hair } from './hair.mjs';
import { hairs, mix, palette, skins } from './palette.mjs';
import { blob } from './shapes.mjs';
import { circle, ellipse, join, path, place, stroke } from './svg.mjs';

const faceOutline = [
  [0, -30],
  [18, -24],
  [24, -5],
  [21.5, 13],
  [11.5, 26],
  [0, 30],
  [-11.5, 26],
  [-21.5, 13],
  [-24, -5],
  [-18, -24],
];

export const darkerSkin = (skin) => mix(skin, palette.peach800, 0.28);

function eyes({ shift, closed, line }) {
  return [-9.5, 9.5].map((x) =>
    closed
      ? stroke(`M${x + shift - 4} 0C${x + shift - 2} 3 ${x + shift + 2} 3 ${x + shift + 4} 0`, line, { 'stroke-width': 2 })
      : ellipse([x + shift, -0.5, 1.9, 2.4], line),
  );
}

function brows({ shift, color }) {
  return [-1, 1].map((side) =>
    stroke(`M${shift + side * 5.5}-8.4Q${shift + side * 10}-11 ${shift + side * 14}-8.2`, color, { 'stroke-width': 2 }),
  );
}

function glassesOn({ shift, line }) {
  const rim = { 'stroke-width': 1.8 };
  return join(
    [-10, 10].map((x) => circle([x + shift, 0, 7.4], '#FFFFFF', { 'fill-opacity': 0.18, stroke: line, ...rim })),
    stroke(`M${shift - 2.6}-1Q${shift}-2.6 ${shift + 2.6}-1`, line, rim),
    stroke(`M${shift - 17.4}-1L-24-3M${shift + 17.4}-1L24-3`, line, rim),
  );
}

function beardOn({ shift, color }) {
  return path(
    `M-23.5 2C-22 20-13 32 ${shift * 0.5} 33C13 32 22 20 23.5 2C20 10 16 12 ${shift + 8} 11C${shift + 3} 9 ${shift - 3} 9 ${shift - 8} 11C-16 12-20 10-23.5 2Z`,
    color,
  );
}

function features({ skin, hairColor, look, closed, glasses, beard, smile }) {
  const shift = look * 7;
  const deep = mix(skin, palette.ink, 0.75);
  const line = mix(palette.ink, '#000000', 0.15);
  const lip = beard ? mix(skin, palette.peach800, 0.55) : mix(skin, palette.peach800, 0.7);
  return join(
    [-1, 1].map((side) => ellipse([shift + side * 14.5, 10, 4.6, 3], palette.peach600, { opacity: 0.16 })),
    beard && beardOn({ shift, color: hairColor }),
    stroke(`M${shift + look * 1.5} 1Q${shift + look * 3.4 + 1.6} 7 ${shift - 1.2} 8`, darkerSkin(skin), { 'stroke-width': 1.9 }),
    stroke(`M${shift - 6 * smile} 15.2Q${shift} ${15.4 + 6 * smile} ${shift + 6 * smile} 15.2`, lip, { 'stroke-width': 2.3 }),
    eyes({ shift, closed, line }),
    brows({ shift, color: mix(hairColor, deep, 0.35) }),
    glasses && glassesOn({ shift, line: palette.ink800 }),
  );
}

const defaults = { skin: 'light', hair: 'brown', style: 'short', look: 0.6, tilt: 0, smile: 1 };

/** A head as layers, so that a figure can put its body between them. */
export function head(options) {
  const { skin: skinName, hair: hairName, style, look, tilt, at, size = 1, scarf, ...face } = { ...defaults, ...options };
  const skin = skins[skinName];
  const hairColor = style === 'hijab' ? scarf : hairs[hairName];
  const layers = hair({ style, color: hairColor, look });
  const put = (drawing) => (drawing ? place({ at, turn: tilt, size }, drawing) : '');
  const ear =
    style === 'hijab'
      ? ''
      : [-1, 1].map((side) =>
          ellipse([side * (24 - Math.max(0, side * look) * 3), 2, 4.5, 6.4], side * look > 0 ? skin : darkerSkin(skin)),
        );
  const browColor = style === 'hijab' || hairName === 'white' ? hairs.chestnut : hairColor;
  return {
    back: put(layers.back),
    over: put(layers.over),
    front: put(
      join(ear, blob(faceOutline, skin), features({ skin, hairColor: face.beard ? hairColor : browColor, look, ...face }), layers.front),
    ),
  };
}
