import { awning, courses, pane, wall } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { lowShelf } from '../parts/furniture.mjs';
import { pavement, sky } from '../parts/grounds.mjs';
import { bush, roomPlant, skies } from '../parts/nature.mjs';
import { books, cup, plate, steam, tablet, textLines } from '../parts/objects.mjs';
import { palette as p, shade, tint } from '../parts/palette.mjs';
import { mobile, picture, room, wallShelf } from '../parts/rooms.mjs';
import { blob } from '../parts/shapes.mjs';
import { circle, ellipse, gradient, join, path, place, rect, repeat, stroke } from '../parts/svg.mjs';
import { ball } from '../parts/toys.mjs';
import { outside } from './creche-life.mjs';

function director() {
  return join(
    sky(skies.noon),
    wall([0, 0, 1600, 800], p.cream),
    courses([0, 0, 1600, 800], { step: 44, color: p.wood, opacity: 0.12 }),
    pane({ at: [90, 190], box: [330, 400], bars: [2, 1], inside: mobile({ at: [165, 0], drop: 50 }) }),
    pane({ at: [1290, 190], box: [330, 400], bars: [2, 1] }),
    rect([560, 130, 560, 672], p.teal700, { rx: 10 }),
    rect([590, 160, 500, 640], gradient('v', p.sun100, p.peach)),
    picture({ at: [640, 240], box: [130, 160], subject: 'arcs' }),
    lowShelf({
      at: [900, 770],
      columns: 2,
      rows: 2,
      cell: [88, 76],
      fill: (column, row) => ((column + row) % 2 ? ball({ size: 0.7 }) : books({ at: [-42, 0], size: 0.8 })),
    }),
    rect([590, 770, 500, 32], p.wood),
    path('M1090 160L1250 110V850L1090 802Z', gradient('h', p.teal600, p.teal700)),
    path('M1118 196L1222 166V560L1118 548Z', gradient('v', p.teal200, p.teal50)),
    circle([1232, 560, 10], p.sun),
    awning({ at: [520, 84], width: 640, drop: 70, count: 14, colors: [p.sun, p.cream] }),
    pavement(800),
    rect([540, 792, 600, 24], p.ink200, { rx: 6 }),
    roomPlant({ at: [490, 840], size: 1.4, vase: p.teal600 }),
    bush({ at: [1390, 820], size: 1.1, flowers: p.sun }),
    bush({ at: [200, 820], size: 1.1, flowers: p.peach300 }),
    cast.amina({
      at: [740, 830],
      size: 1.46,
      garment: 'blazer',
      pose: 'wave',
      inner: p.sun200,
      held: tablet,
      joints: {
        armFront: [
          [-31, -298],
          [-46, -240],
          [4, -214],
        ],
      },
    }),
    cast.kofi({
      at: [1240, 940],
      size: 1.5,
      pose: 'walk',
      flip: true,
      garment: 'coat',
      top: p.ink700,
      joints: {
        armBack: [
          [34, -298],
          [62, -240],
          [86, -166],
        ],
      },
    }),
    cast.maya({ at: [1020, 945], size: 1.45, pose: 'childHold', flip: true, top: p.sun }),
  );
}

const carrot = ({ at, turn }) =>
  place(
    { at, turn },
    path('M0-12Q60-18 92 0Q60 18 0 12Z', p.peach400),
    stroke('M0-4L-22-16M0 0H-26M0 4L-22 16', p.leaf500, { 'stroke-width': 7 }),
  );

const pan = ({ at, color }) =>
  place(
    { at },
    rect([-78, -84, 156, 84], gradient('h', tint(color, 0.2), shade(color, 0.1)), { rx: 14 }),
    rect([-88, -96, 176, 16], shade(color, 0.15), { rx: 8 }),
    circle([0, -104, 10], p.ink700),
    rect([-104, -70, 28, 12], p.ink700, { rx: 6 }),
    rect([76, -70, 28, 12], p.ink700, { rx: 6 }),
  );

const tomato = (at) =>
  place(
    { at },
    circle([0, -20, 22], gradient('d', p.peach400, p.peach600)),
    path('M-12-38L0-34L12-38L4-30L6-22L0-28L-6-22L-4-30Z', p.leaf700),
  );

const bowl = ({ at, color }) =>
  place(
    { at },
    ellipse([0, -56, 76, 14], shade(color, 0.2)),
    blob(
      [
        [-60, -58],
        [-30, -86],
        [10, -78],
        [44, -88],
        [64, -58],
        [0, -48],
      ],
      p.leaf400,
    ),
    path('M-78-56H78C72-14 40 0 0 0S-72-14-78-56Z', gradient('h', tint(color, 0.15), shade(color, 0.1))),
  );

const menuBoard = place(
  { at: [740, 350] },
  rect([-6, -6, 232, 192], p.wood600, { rx: 8 }),
  rect([6, 6, 208, 168], p.ink800, { rx: 4 }),
  textLines([30, 34, 110], 1, { color: p.sun, height: 10 }),
  textLines([30, 66, 150], 4, { color: p.ink300, step: 26, height: 7 }),
);

function kitchen() {
  return join(
    room({ wall: p.cream, floor: p.ink100, line: 720 }),
    rect([0, 330, 1600, 280], p.teal100),
    repeat(16, (index) => rect([index * 104, 330, 3, 280], p.white)),
    repeat(3, (index) => rect([0, 400 + index * 70, 1600, 3], p.white)),
    pane({ at: [130, 90], box: [330, 260], bars: [2, 1], inside: outside(p.leaf200, p.leaf300) }),
    path('M1130 0H1330V150L1430 280H1030L1130 150Z', gradient('h', p.ink100, p.ink200)),
    rect([1020, 276, 420, 34], p.ink300, { rx: 6 }),
    wallShelf(
      { at: [560, 240], width: 360 },
      bowl({ at: [90, 0], color: p.peach300 }),
      cup({ at: [210, 0], color: p.teal400, size: 1.1 }),
      cup({ at: [300, 0], color: p.sun, size: 1.1 }),
    ),
    rect([980, 600, 620, 320], gradient('v', p.white, p.ink50)),
    rect([990, 912, 610, 30], p.ink500),
    rect([960, 590, 640, 24], p.ink500, { rx: 6 }),
    rect([1090, 650, 280, 190], p.ink700, { rx: 16 }),
    rect([1110, 690, 240, 120], gradient('v', p.sun600, p.peach400), { rx: 12, opacity: 0.8 }),
    [1120, 1190, 1260, 1330].map((x) => circle([x, 670, 9], p.ink200)),
    pan({ at: [1130, 590], color: p.teal600 }),
    pan({ at: [1370, 590], color: p.sun }),
    steam({ at: [1130, 470], size: 1.2 }),
    menuBoard,
    cast.rosa({ at: [600, 900], size: 1.62, pose: 'lean', top: p.white, apron: p.teal600 }),
    rect([60, 690, 860, 300], gradient('v', p.wood, p.wood600)),
    rect([60, 714, 860, 14], p.ink, { opacity: 0.1 }),
    repeat(3, (index) => rect([96 + index * 276, 752, 240, 238], tint(p.wood, 0.2), { rx: 10 })),
    rect([30, 676, 920, 36], gradient('v', p.white, p.ink100), { rx: 10 }),
    rect([690, 662, 220, 16], p.wood600, { rx: 6 }),
    carrot({ at: [730, 650], turn: 4 }),
    carrot({ at: [770, 630], turn: -6 }),
    [120, 165].map((x) => tomato([x, 678])),
    plate({ at: [300, 672], size: 1.15 }),
    plate({ at: [430, 672], size: 1.15, food: p.sun }),
    plate({ at: [560, 672], size: 1.15, food: p.peach300 }),
  );
}

export const staffScenes = {
  'scene-directrice': director,
  'scene-cuisine': kitchen,
};
