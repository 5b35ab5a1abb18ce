import { darkerSkin } from '../parts/heads.mjs';
import { fade, hairs, mix, palette, shade, tint } from '../parts/palette.mjs';
import { blob, blobPath } from '../parts/shapes.mjs';
import { circle, clip, ellipse, gradient, join, path, stroke } from '../parts/svg.mjs';

// Drawn in the same 60-unit head as the small figures, with the detail a large picture needs.
const outlines = {
  oval: [
    [0, -30],
    [17, -25],
    [23.4, -6],
    [21, 12],
    [12, 25.5],
    [0, 31],
    [-12, 25.5],
    [-21, 12],
    [-23.4, -6],
    [-17, -25],
  ],
  round: [
    [0, -29],
    [18, -24],
    [24.6, -5],
    [22.6, 12],
    [13.4, 25],
    [0, 29.4],
    [-13.4, 25],
    [-22.6, 12],
    [-24.6, -5],
    [-18, -24],
  ],
  long: [
    [0, -31],
    [17, -26],
    [22.6, -6],
    [20.4, 14],
    [11.4, 28],
    [0, 33],
    [-11.4, 28],
    [-20.4, 14],
    [-22.6, -6],
    [-17, -26],
  ],
  square: [
    [0, -30],
    [18, -25],
    [23.8, -6],
    [22.4, 13],
    [14.6, 26],
    [0, 31],
    [-14.6, 26],
    [-22.4, 13],
    [-23.8, -6],
    [-18, -25],
  ],
};

function eye({ x, line, lashes }) {
  const wing = x < 0 ? -1 : 1;
  return join(
    path(`M${x - 4.4} 0.6Q${x}-4 ${x + 4.4} 0.6Q${x} 3.2 ${x - 4.4} 0.6Z`, '#FFFFFF', { opacity: 0.8 }),
    ellipse([x + 0.3, -0.2, 2.5, 2.7], line),
    circle([x + 1.1, -1.1, 0.7], '#FFFFFF'),
    stroke(`M${x - 4.6} 0.8Q${x}-4.6 ${x + 4.6} 0.8`, line, { 'stroke-width': 1 }),
    lashes && stroke(`M${x + wing * 4.4} 0.6l${wing * 1.4}-0.9`, line, { 'stroke-width': 0.8 }),
  );
}

function brow({ x, color, thick, raise }) {
  const side = x < 0 ? -1 : 1;
  const y = -8 - raise;
  return path(
    `M${x - side * 5} ${y + 0.2}Q${x + side * 0.6} ${y - 2.4} ${x + side * 6.4} ${y + 1.4}Q${x + side * 0.6} ${y - 2.4 + thick} ${x - side * 5} ${y + 0.2 + thick * 0.8}Z`,
    color,
  );
}

function mouth({ shift, skin, smile, color, teeth }) {
  const lip = color ?? mix(skin, palette.peach800, 0.55);
  const y = 15.6;
  const corner = 7.4;
  if (teeth) {
    return join(
      path(
        `M${shift - corner} ${y - 0.6}Q${shift} ${y + 1.4} ${shift + corner} ${y - 0.6}Q${shift} ${y + 9.6} ${shift - corner} ${y - 0.6}Z`,
        mix(lip, palette.ink, 0.25),
      ),
      path(
        `M${shift - corner + 1.2} ${y}Q${shift} ${y + 1.8} ${shift + corner - 1.2} ${y}Q${shift} ${y + 4.8} ${shift - corner + 1.2} ${y}Z`,
        '#FFFFFF',
      ),
    );
  }
  return join(
    path(
      `M${shift - corner} ${y - 0.6}Q${shift - 3} ${y - 0.6} ${shift} ${y + 0.3}Q${shift + 3} ${y - 0.6} ${shift + corner} ${y - 0.6}Q${shift} ${y + 6.6 * smile} ${shift - corner} ${y - 0.6}Z`,
      lip,
    ),
    stroke(
      `M${shift - corner - 0.9} ${y - 1.2}Q${shift} ${y + 4.2 * smile} ${shift + corner + 0.9} ${y - 1.2}`,
      mix(lip, palette.ink, 0.4),
      { 'stroke-width': 0.8 },
    ),
  );
}

function nose({ shift, look, skin }) {
  const dark = mix(skin, palette.peach800, 0.42);
  return join(
    stroke(`M${shift + look * 1.2 + 0.6}-2Q${shift + look * 3 + 2.6} 4 ${shift + look * 2 + 2.4} 6.6`, dark, {
      'stroke-width': 0.9,
      opacity: 0.7,
    }),
    stroke(`M${shift - 2.2} 8.2Q${shift + look * 1.4 + 0.4} 10.4 ${shift + 3.4} 8`, dark, { 'stroke-width': 1.25 }),
  );
}

const ageLines = ({ shift, skin, age }) =>
  group05(
    age,
    stroke(
      `M${shift - 11.5} 9Q${shift - 12.6} 12.6 ${shift - 10.8} 15.4M${shift + 11.5} 9Q${shift + 12.6} 12.6 ${shift + 10.8} 15.4`,
      darkerSkin(skin),
      { 'stroke-width': 0.9 },
    ),
    stroke(
      `M${shift - 17}-1L${shift - 19.2}-2.4M${shift - 17} 1L${shift - 19.4} 1.4M${shift + 17}-1L${shift + 19.2}-2.4M${shift + 17} 1L${shift + 19.4} 1.4`,
      darkerSkin(skin),
      { 'stroke-width': 0.7 },
    ),
    stroke(`M${shift - 8}-15.6Q${shift}-17 ${shift + 8}-15.6`, darkerSkin(skin), { 'stroke-width': 0.7 }),
  );

const group05 = (age, ...lines) => (age > 0 ? `<g opacity="${Math.min(1, 0.45 + age * 0.35)}">${join(lines)}</g>` : '');

function glasses({ shift, shape, color }) {
  const rim = { 'stroke-width': 1.5 };
  const lens = (x) =>
    shape === 'square'
      ? path(`M${x - 8}-6H${x + 8}Q${x + 8.6} 6.4 ${x + 4} 7H${x - 4}Q${x - 8.6} 6.4 ${x - 8}-6Z`, '#FFFFFF', {
          'fill-opacity': 0.2,
          stroke: color,
          ...rim,
        })
      : circle([x, 0.4, 8], '#FFFFFF', { 'fill-opacity': 0.2, stroke: color, ...rim });
  return join(
    [-10, 10].map((x) => lens(x + shift)),
    stroke(`M${shift - 2.1}-1.4Q${shift}-3 ${shift + 2.1}-1.4M${shift - 18}-2L-23.4-4M${shift + 18}-2L23.4-4`, color, rim),
  );
}

const beards = {
  full: (s) =>
    `M-23.4 1C-22.6 20-13 34 ${s * 0.5} 35C13 34 22.6 20 23.4 1C20.6 9 17 11.8 ${s + 9} 11.2C${s + 4} 10 ${s - 4} 10 ${s - 9} 11.2C-17 11.8-20.6 9-23.4 1ZM${s - 6.6} 15Q${s} 13.4 ${s + 6.6} 15Q${s} 20.6 ${s - 6.6} 15Z`,
  short: (s) =>
    `M-22.8 6C-21 20-12 31.6 ${s * 0.5} 32C12 31.6 21 20 22.8 6C20 13 16 15.4 ${s + 9.4} 13C${s + 4} 11.4 ${s - 4} 11.4 ${s - 9.4} 13C-16 15.4-20 13-22.8 6ZM${s - 7} 15.2Q${s} 13.8 ${s + 7} 15.2Q${s} 20.4 ${s - 7} 15.2Z`,
};

/** Face, ears and what is worn on the face. */
export function face({
  skin,
  hairColor,
  look,
  outline = 'oval',
  smile = 1,
  teeth,
  glassesShape,
  beard,
  age = 0,
  lashes,
  lips,
  brows = 1,
  raise = 0,
  ears = true,
}) {
  const shift = look * 6;
  const line = mix(palette.ink, '#000000', 0.2);
  const skull = blob(outlines[outline], gradient('d', tint(skin, 0.12), skin, mix(skin, palette.peach800, 0.16)));
  const browColor = mix(hairColor, hairs.brown, hairColor === hairs.white || hairColor === hairs.grey ? 0.25 : 0.1);
  return join(
    ears &&
      [-1, 1].map((side) =>
        join(
          ellipse([side * (23.6 - Math.max(0, side * look) * 3), 3, 4.4, 6.6], side * look > 0 ? skin : darkerSkin(skin)),
          stroke(`M${side * 24.4} 0.6q${side * 1.8} 1.6 ${side * -0.4} 4.6`, darkerSkin(skin), { 'stroke-width': 0.9 }),
        ),
      ),
    skull,
    clip(
      skull,
      path(
        blobPath([
          [30, -30],
          [15 + shift, -20],
          [17 + shift, 2],
          [12 + shift, 22],
          [6, 36],
          [32, 34],
        ]),
        mix(skin, palette.peach800, 0.5),
        { opacity: 0.13 },
      ),
    ),
    [-1, 1].map((side) => ellipse([shift + side * 13, 9, 7, 5], gradient('r', fade(palette.peach600, 0.34), fade(palette.peach600, 0)))),
    beard && path(beards[beard](shift), hairColor, { 'fill-rule': 'evenodd', opacity: beard === 'short' ? 0.86 : 1 }),
    nose({ shift, look, skin }),
    mouth({ shift, skin, smile, color: lips, teeth }),
    [-9.6, 9.6].map((x) => eye({ x: x + shift, line, lashes })),
    [-9.6, 9.6].map((x) => brow({ x: x + shift, color: browColor, thick: 1.9 * brows, raise })),
    ageLines({ shift, skin, age }),
    glassesShape && glasses({ shift, shape: glassesShape, color: shade(palette.ink700, 0.2) }),
  );
}
