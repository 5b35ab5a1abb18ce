import { pane } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { armchair, chair, coatHooks, cot, lowShelf, mat, pillow, table } from '../parts/furniture.mjs';
import { roomPlant, smallPlant } from '../parts/nature.mjs';
import { books, cup, plate } from '../parts/objects.mjs';
import { palette as p, shade, tint } from '../parts/palette.mjs';
import { bunting, curtain, mobile, pendant, picture, room, rug, sunbeam, wallShelf } from '../parts/rooms.mjs';
import { circle, gradient, join, path, place, rect, repeat, stroke } from '../parts/svg.mjs';
import { arches, ball, bead, blocks, car, cuddly, drum, rings } from '../parts/toys.mjs';
import { outside, toyShelf } from './creche-life.mjs';

function playroom() {
  return join(
    room({ wall: p.teal100, floor: p.wood, line: 670, panel: p.teal200 }),
    repeat(3, (index) =>
      pane({
        at: [150 + index * 300, 110],
        box: [250, 330],
        bars: [2, 1],
        inside: outside(p.leaf200, p.leaf300, index === 1 && [170, 90]),
      }),
    ),
    sunbeam([200, 110, 700, 330], 670, p.sun100),
    picture({ at: [1110, 130], box: [170, 210], subject: 'arcs' }),
    picture({ at: [1310, 160], box: [140, 170], subject: 'shapes' }),
    toyShelf({ at: [1040, 740], columns: 4, cell: [108, 96] }),
    smallPlant({ at: [1120, 510], size: 1.4, vase: p.peach300 }),
    rug([640, 850, 520, 90], p.sun200, p.cream),
    arches({ at: [420, 850], size: 0.95 }),
    rings({ at: [640, 880], size: 1.05 }),
    blocks({ at: [850, 860], size: 1.15 }),
    cuddly({ at: [250, 900], size: 1.3 }),
    ball({ at: [1060, 920], size: 1.2 }),
    drum({ at: [1330, 930], size: 1.15 }),
  );
}

const wallBars = ([x, y]) =>
  join(
    rect([x, y, 14, 420], p.wood600, { rx: 5 }),
    rect([x + 206, y, 14, 420], p.wood600, { rx: 5 }),
    repeat(8, (index) => rect([x, y + 24 + index * 50, 220, 14], p.wood, { rx: 7 })),
  );

const foam = {
  wedge: (more) =>
    place(more, path('M-150 0L150-120V0Z', gradient('h', p.teal300, p.teal500)), path('M150-120L190-140V-20L150 0Z', p.teal700)),
  steps: (more) =>
    place(
      more,
      repeat(3, (index) => rect([index * 84, -48 * (index + 1), 252 - index * 84, 48], [p.sun, p.sun600, p.peach400][index], { rx: 6 })),
    ),
  roll: (more) =>
    place(
      more,
      rect([-110, -92, 220, 92], gradient('v', p.peach200, p.peach400), { rx: 46 }),
      circle([64, -46, 46], p.peach300),
      circle([64, -46, 22], p.peach400),
    ),
};

function motorRoom() {
  return join(
    room({ wall: p.peach, floor: p.cream300, line: 670, panel: p.peach200 }),
    pane({ at: [560, 100], box: [500, 320], bars: [3, 1], inside: outside(p.leaf200, p.leaf300, [380, 100]) }),
    sunbeam([560, 100, 500, 320], 670),
    wallBars([190, 240]),
    circle([1290, 270, 100], p.white, { opacity: 0.55 }),
    path('M1220 320A70 70 0 0 1 1360 320Z', p.teal400),
    circle([1290, 236, 34], p.sun),
    mat({ at: [620, 860], box: [1000, 190], color: p.teal200 }),
    foam.steps({ at: [240, 850] }),
    foam.wedge({ at: [650, 850], flip: true }),
    foam.roll({ at: [1000, 890] }),
    arches({ at: [1330, 790], size: 1.25 }),
    cast.zoe({ at: [860, 900], size: 1.35, pose: 'childWalk', flip: true, top: p.sun }),
    cast.paul({ at: [1180, 900], size: 1.5, pose: 'kneel', flip: true }),
    ball({ at: [140, 930], size: 1.1, color: p.teal500 }),
  );
}

function dining() {
  const seat = (x, color, flip) => chair({ at: [x, 890], size: 0.95, height: 118, color, flip });
  return join(
    room({ wall: p.sun200, floor: p.sand, line: 680, panel: p.sun100 }),
    pane({ at: [120, 110], box: [300, 340], bars: [2, 1], inside: outside(p.leaf200, p.leaf400) }),
    sunbeam([120, 110, 300, 340], 680),
    rect([560, 150, 520, 270], p.wood600, { rx: 12 }),
    rect([580, 170, 480, 230], p.teal100, { rx: 6 }),
    rect([580, 170, 480, 230], gradient('v', tint(p.teal200, 0.2), p.teal50), { rx: 6 }),
    rect([540, 400, 560, 26], p.wood, { rx: 8 }),
    [640, 700, 760].map((x) => cup({ at: [x, 402], size: 0.8, color: p.teal500 })),
    plate({ at: [880, 394], size: 1.1 }),
    plate({ at: [1000, 394], size: 1.1, food: p.sun }),
    picture({ at: [1200, 150], box: [160, 200], subject: 'leaf' }),
    picture({ at: [1390, 180], box: [130, 160], subject: 'hills' }),
    [500, 1130].map((x) => pendant({ at: [x, 0], drop: 118, color: p.peach400 })),
    roomPlant({ at: [1500, 780], size: 1.4, vase: p.teal300 }),
    [
      [430, p.teal300],
      [640, p.peach300],
    ].map(([x, color]) => seat(x, color)),
    [
      [940, p.teal300],
      [1150, p.peach300],
    ].map(([x, color]) => seat(x, color, true)),
    table({ at: [790, 930], box: [860, 200], color: p.wood }),
    [480, 700, 900, 1110].map((x, index) => plate({ at: [x, 722], size: 1.2, food: [p.peach400, p.sun, p.leaf300, p.peach300][index] })),
    [590, 1000].map((x) => cup({ at: [x, 730], size: 0.75, color: p.teal400 })),
    smallPlant({ at: [800, 730], size: 1, vase: p.peach300 }),
  );
}

function quietRoom() {
  return join(
    room({ wall: p.ink200, floor: p.ink300, line: 660, panel: p.ink300 }),
    pane({
      at: [190, 120],
      box: [360, 330],
      bars: [2, 1],
      glass: [p.ink300, p.peach],
      inside: path('M-20 270Q120 170 240 240T400 230V340H-20Z', p.ink500),
    }),
    curtain({ at: [140, 80], box: [190, 520], color: p.teal600 }),
    curtain({ at: [600, 80], box: [190, 520], color: p.teal600, flip: true }),
    rect([110, 66, 520, 16], p.wood600, { rx: 8 }),
    picture({ at: [760, 150], box: [170, 210], subject: 'moon', frame: p.ink500 }),
    mobile({ at: [1180, 0], drop: 150 }),
    repeat(9, (index) => circle([700 + ((index * 173) % 800), 90 + ((index * 97) % 360), 5], p.sun100, { opacity: 0.8 })),
    [
      [420, 790, p.teal300],
      [900, 790, p.peach300],
      [1360, 790, p.sun200],
    ].map(([x, y, blanket]) => cot({ at: [x, y], size: 1.15, blanket })),
    rug([800, 920, 560, 56], p.ink500, p.ink300),
    armchair({ at: [190, 930], size: 1, color: p.peach300 }),
    cuddly({ at: [760, 930], size: 1.15 }),
    pillow({ at: [1010, 940], size: 1.4, color: p.teal400 }),
    rect([0, 0, 1600, 1000], gradient('d', '#12304A10', '#12304A40')),
  );
}

function readingCorner() {
  const hutShape = 'M960 700V380L1200 190L1440 380V700Z';
  return join(
    room({ wall: p.leaf100, floor: p.wood, line: 680, panel: p.leaf200 }),
    pane({ at: [120, 120], box: [320, 340], bars: [2, 2], inside: outside(p.leaf200, p.leaf400) }),
    sunbeam([120, 120, 320, 340], 680, p.sun100),
    wallShelf({ at: [530, 250], width: 320 }, books({ at: [20, 0] }), smallPlant({ at: [250, 0], size: 1.2 })),
    wallShelf(
      { at: [530, 420], width: 320, color: p.wood600 },
      smallPlant({ at: [50, 0], size: 1, vase: p.sun }),
      books({ at: [110, 0], colors: [p.peach400, p.teal400, p.sun, p.ink700, p.leaf500, p.peach300] }),
    ),
    path(hutShape, p.cream200),
    path('M960 700V380L1200 190V700Z', p.cream),
    stroke('M940 396L1200 186L1460 396M960 380V704M1440 380V704', p.wood, { 'stroke-width': 22 }),
    bunting([990, 400, 420], [p.teal400, p.sun, p.peach300, p.leaf400], 22),
    picture({ at: [1120, 470], box: [150, 120], subject: 'hills' }),
    lowShelf({ at: [480, 740], columns: 3, rows: 1, cell: [120, 110], fill: () => books({ at: [-54, 0], size: 1.05 }) }),
    rug([1010, 860, 500, 80], p.leaf300, p.leaf100),
    mat({ at: [1200, 770], box: [440, 90], color: p.peach200 }),
    pillow({ at: [1080, 760], size: 1.7, color: p.teal500 }),
    pillow({ at: [1210, 764], size: 1.7, color: p.sun }),
    pillow({ at: [1330, 760], size: 1.7, color: p.peach400 }),
    cast.ines({ at: [840, 900], size: 1.5, pose: 'childSit' }),
    cuddly({ at: [1060, 900], size: 1.2 }),
    roomPlant({ at: [330, 880], size: 1.5, vase: p.peach300 }),
  );
}

function cloakroom() {
  const name = (index) => [p.sun, p.teal400, p.peach300, p.leaf300, p.teal700, p.sun600][index];
  return join(
    room({ wall: p.cream, floor: p.ink100, line: 690, panel: p.teal50 }),
    rect([1170, 150, 330, 548], p.white, { rx: 6 }),
    rect([1192, 172, 286, 526], gradient('v', p.teal100, p.sun100)),
    path('M1192 560Q1300 480 1478 560V698H1192Z', p.leaf300),
    circle([1390, 290, 50], p.sun),
    path('M1170 690H1500L1380 1000H760Z', p.sun200, { opacity: 0.4 }),
    repeat(6, (index) => circle([176 + index * 158, 210, 30], name(index))),
    repeat(6, (index) => circle([176 + index * 158, 210, 14], tint(name(index), 0.55))),
    coatHooks({ at: [90, 290], count: 8, colors: [p.teal500, p.sun, p.peach400, p.ink700, p.leaf400] }),
    lowShelf({
      at: [90, 740],
      columns: 6,
      rows: 1,
      cell: [142, 92],
      color: p.wood,
      fill: (column) =>
        column % 3 === 2
          ? cuddly({ size: 0.7 })
          : place(
              {},
              [-26, 22].map((x) => path(`M${x - 18} 0V-26H${x}L${x + 18}-12V0Z`, name((column + (x > 0 ? 1 : 0)) % 6))),
            ),
    }),
    rect([90, 614, 936, 22], shade(p.wood, 0.06), { rx: 6 }),
    pillow({ at: [230, 616], size: 1.5, color: p.teal300 }),
    pillow({ at: [560, 616], size: 1.5, color: p.peach300 }),
    roomPlant({ at: [1090, 780], size: 1.3, vase: p.sun }),
    rug([640, 900, 420, 52], p.teal200, p.teal50),
    cast.elise({ at: [520, 900], size: 1.45, pose: 'kneel', garment: 'apron', apron: p.cream }),
    cast.sami({ at: [790, 895], size: 1.5, pose: 'childReach', flip: true }),
    bead({ at: [1250, 920], size: 1 }),
    car({ at: [1400, 950] }),
  );
}

export const nurseryRooms = [playroom, motorRoom, dining, quietRoom, readingCorner, cloakroom];
