import { cast } from '../parts/cast.mjs';
import { corsicaOutline, franceOutline, project } from '../parts/france.mjs';
import { leafSprig } from '../parts/nature.mjs';
import { check, heart, phone, pinMark, speech } from '../parts/objects.mjs';
import { palette as p } from '../parts/palette.mjs';
import { polygon } from '../parts/shapes.mjs';
import { circle, clip, ellipse, gradient, join, path, place, rect, repeat, stroke } from '../parts/svg.mjs';

const cities = [
  [2.35, 48.86, 2],
  [-1.55, 47.22, 1],
  [-0.58, 44.84, 1.1],
  [1.44, 43.6, 1.1],
  [5.37, 43.3, 1.2],
  [4.84, 45.76, 1.5],
  [7.75, 48.58, 1],
  [3.06, 50.63, 1.2],
  [-1.68, 48.11, 0.9],
  [3.08, 45.78, 0.8],
  [0.69, 47.39, 0.8],
];

function franceMap() {
  const land = franceOutline.map(project);
  const island = corsicaOutline.map(project);
  const edge = { stroke: p.white, 'stroke-width': 12, 'stroke-linejoin': 'round' };
  return join(
    rect([0, 0, 1600, 1000], gradient('d', p.teal50, p.teal100, p.teal200)),
    repeat(9, (index) =>
      stroke(`M${60 + ((index * 397) % 1400)} ${120 + ((index * 263) % 800)}q26-16 52 0t52 0`, p.white, {
        'stroke-width': 7,
        opacity: 0.6,
      }),
    ),
    place(
      { at: [10, 26] },
      polygon(land, p.teal900, { ...edge, stroke: p.teal900, opacity: 0.14 }),
      polygon(island, p.teal900, { ...edge, stroke: p.teal900, opacity: 0.14 }),
    ),
    polygon(land, gradient('d', p.cream, p.sun100, p.peach), edge),
    polygon(island, gradient('d', p.sun100, p.peach), edge),
    stroke(
      `M${[
        [2.35, 48.86],
        [4.84, 45.76],
        [5.37, 43.3],
      ]
        .map((at) => project(at).join(' '))
        .join('L')}M${[
        [-0.58, 44.84],
        [2.35, 48.86],
        [3.06, 50.63],
      ]
        .map((at) => project(at).join(' '))
        .join('L')}M${[
        [-1.55, 47.22],
        [2.35, 48.86],
        [7.75, 48.58],
      ]
        .map((at) => project(at).join(' '))
        .join('L')}`,
      p.teal300,
      { 'stroke-width': 5, 'stroke-dasharray': '2 16' },
    ),
    [...cities]
      .sort((a, b) => b[1] - a[1])
      .map(([longitude, latitude, size], index) =>
        pinMark({ at: project([longitude, latitude]), size: 0.55 + size * 0.36, color: [p.teal700, p.teal600, p.peach400][index % 3] }),
      ),
  );
}

const phoneMap = clip(
  rect([-98, -206, 196, 412], p.cream, { rx: 24 }),
  rect([-98, -206, 196, 412], p.cream),
  path('M-98-110L-20-140L30-60L98-90V120L20 150L-40 90L-98 110Z', p.leaf100),
  stroke('M-98 20C-40 0-10-40 30-50S80-110 98-120M-30-206C-30-100-20 0 20 60S30 160 30 206', p.white, { 'stroke-width': 16 }),
  rect([-82, -178, 164, 34], p.white, { rx: 17 }),
  circle([-62, -161, 7], 'none', { stroke: p.teal700, 'stroke-width': 4 }),
  rect([-42, -166, 84, 9], p.ink200, { rx: 4 }),
  pinMark({ at: [20, 10], size: 0.72 }),
  pinMark({ at: [-50, -50], size: 0.5, color: p.peach400 }),
  rect([-82, 106, 164, 84], p.white, { rx: 14 }),
  rect([-70, 118, 44, 60], p.teal200, { rx: 8 }),
  rect([-14, 124, 76, 10], p.ink, { rx: 5 }),
  rect([-14, 144, 58, 8], p.ink200, { rx: 4 }),
  rect([-14, 164, 46, 14], p.sun, { rx: 7 }),
);

function mobileSearch() {
  return join(
    rect([0, 0, 1600, 1000], gradient('d', p.peach, p.peach200)),
    circle([840, 520, 440], p.cream, { opacity: 0.7 }),
    circle([840, 520, 340], p.white, { opacity: 0.6 }),
    path('M0 880C400 820 1100 840 1600 890V1000H0Z', p.sand),
    leafSprig({ at: [620, 880], size: 3.4, turn: -16, color: p.leaf300 }),
    leafSprig({ at: [1130, 880], size: 3, turn: 18, color: p.leaf400 }),
    ellipse([860, 905, 260, 26], p.ink, { opacity: 0.12 }),
    phone({ at: [860, 500], size: 1.8, turn: 4 }, phoneMap),
    cast.julie({
      at: [400, 935],
      size: 1.6,
      pose: 'point',
      joints: {
        armFront: [
          [-31, -298],
          [-46, -240],
          [2, -228],
        ],
      },
      front: place(
        { at: [10, -240], turn: 10 },
        rect([-14, -26, 30, 52], p.ink, { rx: 6 }),
        rect([-11, -22, 24, 44], p.teal300, { rx: 3 }),
      ),
    }),
    speech(
      { at: [1150, 190], box: [260, 140] },
      rect([40, 46, 150, 14], p.teal700, { rx: 7 }),
      rect([40, 80, 110, 12], p.ink200, { rx: 6 }),
    ),
    heart({ at: [1360, 470], size: 1.3 }),
    circle([1290, 620, 54], p.teal400),
    check({ at: [1289, 622], size: 1.4 }),
  );
}

export const mapScenes = {
  'scene-carte-france': franceMap,
  'scene-recherche-mobile': mobileSearch,
};
