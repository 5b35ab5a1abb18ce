import { pane } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { armchair, chair, cot, lowShelf, mat, pillow, table } from '../parts/furniture.mjs';
import { head } from '../parts/heads.mjs';
import { roomPlant, smallPlant } from '../parts/nature.mjs';
import { books, cup, flatSheet, openBook, plate } from '../parts/objects.mjs';
import { fade, palette as p } from '../parts/palette.mjs';
import { mobile, pendant, picture, room, rug, sunbeam, wallShelf } from '../parts/rooms.mjs';
import { circle, ellipse, gradient, join, path, place, rect, stroke } from '../parts/svg.mjs';
import { arches, ball, blocks, car, cuddly, easel, paintJars, rings } from '../parts/toys.mjs';

const shelfToys = [
  () => blocks({ size: 0.5 }),
  () => books({ at: [-40, 0], size: 0.8 }),
  () => rings({ size: 0.55 }),
  () => ball({ size: 0.8 }),
  () => cuddly({ size: 0.75 }),
  () => car({ size: 0.7 }),
];

export const toyShelf = (more) => lowShelf({ fill: (column, row) => shelfToys[(column + row * 3) % 6](), ...more });

export const outside = (far, near, sun = [150, 90]) =>
  join(
    sun && circle([...sun, 60], p.sun200),
    path('M-20 300Q90 150 220 250T500 220V700H-20Z', far),
    path('M-20 360Q160 270 300 340T520 320V700H-20Z', near),
  );

const atTable = (name, [x, y], more = {}) =>
  join(
    chair({ at: [x - 4, y], size: 0.9, height: 122, color: p.teal300, flip: more.flip }),
    cast[name]({ at: [x, y], size: 1.6, pose: 'childChair', shadow: false, ...more }),
  );

function meal() {
  return join(
    room({ wall: p.peach, floor: p.sand, panel: p.cream, line: 690 }),
    pane({ at: [120, 130], box: [420, 330], bars: [3, 1], inside: outside(p.leaf200, p.leaf300) }),
    sunbeam([120, 130, 420, 330], 690),
    picture({ at: [1130, 170], box: [150, 190], subject: 'leaf' }),
    picture({ at: [1320, 170], box: [190, 190], subject: 'shapes' }),
    wallShelf({ at: [900, 330], width: 190 }, cup({ at: [50, 0], color: p.teal400 }), smallPlant({ at: [140, 0], size: 1.1 })),
    pendant({ at: [650, 0], drop: 120, color: p.teal700 }),
    roomPlant({ at: [1500, 760], size: 1.25 }),
    cast.nadia({ at: [740, 830], size: 1.5, pose: 'lean', held: plate({ at: [140, -188], size: 0.9 }) }),
    atTable('zoe', [370, 890]),
    atTable('tom', [1190, 890], { flip: true }),
    table({ at: [790, 920], box: [620, 168], color: p.wood }),
    plate({ at: [570, 744], size: 1.3 }),
    plate({ at: [1000, 744], size: 1.3, food: p.sun }),
    cup({ at: [690, 752], size: 0.8, color: p.teal400 }),
    cup({ at: [860, 752], size: 0.8, color: p.peach400 }),
    ball({ at: [150, 930], color: p.teal400 }),
  );
}

const sleeper = ({ skin, hair, style, turn = 80 }) =>
  head({ at: [-104, -140], skin, hair, style, tilt: turn - 90, size: 0.92, closed: true, look: 0.4, smile: 0.5 }).front;

function nap() {
  const night = [p.ink500, p.ink300];
  return join(
    room({ wall: p.ink200, floor: p.ink300, line: 660 }),
    rect([0, 0, 1600, 660], gradient('d', fade(p.ink500, 0.25), fade(p.ink700, 0.5))),
    pane({
      at: [590, 110],
      box: [420, 320],
      bars: [2, 1],
      glass: night,
      frame: p.ink100,
      inside: join(circle([300, 100, 44], p.sun100), path('M-20 260Q120 160 240 230T460 210V340H-20Z', p.ink700)),
    }),
    [
      [520, false],
      [1080, true],
    ].map(([x, flip]) =>
      place({ at: [x, 84], flip }, path('M0 0H250C250 180 220 300 200 470H0Z', gradient('h', p.ink700, p.ink500, p.ink700))),
    ),
    rect([480, 66, 640, 16], p.wood600, { rx: 8 }),
    mobile({ at: [300, 0], drop: 170 }),
    picture({ at: [1260, 150], box: [170, 210], subject: 'moon', frame: p.ink300 }),
    armchair({ at: [1330, 790], size: 1.15, color: p.teal600 }),
    cast.lina({ at: [1300, 800], size: 1.3, pose: 'sit', flip: true, shadow: false, held: openBook({ at: [100, -200], size: 0.9 }) }),
    cot({ at: [290, 800], size: 1.12, blanket: p.teal300 }, sleeper({ skin: 'light', hair: 'brown', style: 'wisp' })),
    cot({ at: [730, 800], size: 1.12, blanket: p.peach300 }, sleeper({ skin: 'brown', hair: 'black', style: 'curlyShort' })),
    cot({ at: [470, 965], size: 1.32, blanket: p.sun200, flip: true }, sleeper({ skin: 'tan', hair: 'black', style: 'wisp' })),
    cuddly({ at: [790, 950], size: 1.2 }),
    rect([0, 0, 1600, 1000], gradient('r', fade(p.sun100, 0.16), fade(p.ink, 0.26))),
  );
}

function reading() {
  return join(
    room({ wall: p.teal100, floor: p.sand, line: 680, panel: p.teal50 }),
    pane({ at: [1060, 110], box: [400, 350], bars: [2, 2], inside: outside(p.leaf200, p.leaf400, [300, 110]) }),
    sunbeam([1060, 110, -300, 350], 680, p.sun100),
    picture({ at: [120, 130], box: [170, 210], subject: 'wave' }),
    picture({ at: [320, 160], box: [140, 170], subject: 'moon' }),
    lowShelf({
      at: [80, 740],
      columns: 4,
      rows: 2,
      cell: [120, 96],
      fill: (column, row) => ((column + row) % 3 === 2 ? cuddly({ size: 0.7 }) : books({ at: [-54, 0] })),
    }),
    smallPlant({ at: [180, 506], size: 1.3 }),
    wallShelf(
      { at: [600, 300], width: 330 },
      books({ at: [20, 0] }),
      smallPlant({ at: [200, 0], size: 1.1, vase: p.peach300 }),
      books({ at: [240, 0], size: 0.7, colors: [p.teal400, p.ink700, p.sun] }),
    ),
    roomPlant({ at: [1500, 780], size: 1.5, vase: p.sun }),
    rug([820, 880, 640, 96], p.peach200, p.cream),
    pillow({ at: [1230, 850], color: p.sun, size: 1.5 }),
    cast.julie({ at: [640, 885], size: 1.75, pose: 'floorSit', held: openBook({ at: [92, -66], size: 1, turn: -4 }) }),
    cast.sami({ at: [1060, 860], size: 1.5, pose: 'childSit', flip: true }),
    cast.ines({ at: [1240, 915], size: 1.5, pose: 'childSit', flip: true }),
    pillow({ at: [300, 920], color: p.teal400, size: 1.6 }),
    cuddly({ at: [1420, 930], size: 1.2 }),
  );
}

function awakening() {
  return join(
    room({ wall: p.cream200, floor: p.wood, line: 660, panel: p.teal100 }),
    pane({ at: [150, 110], box: [330, 300], bars: [2, 1], inside: outside(p.leaf200, p.leaf300) }),
    pane({ at: [540, 110], box: [330, 300], bars: [2, 1], inside: outside(p.leaf300, p.leaf200, false) }),
    sunbeam([200, 110, 520, 300], 660, p.sun100),
    mobile({ at: [1060, 0], drop: 150 }),
    picture({ at: [1260, 140], box: [190, 220], subject: 'arcs' }),
    toyShelf({ at: [1120, 730], cell: [116, 92] }),
    mat({ at: [760, 850], box: [1120, 190], color: p.teal300 }),
    cast.paul({ at: [380, 840], size: 1.6, pose: 'kneel', held: ball({ at: [120, -96], r: 26, color: p.sun }) }),
    cast.leo({ at: [760, 830], size: 1.5, pose: 'childSit', flip: true }),
    cast.ines({ at: [540, 925], size: 1.5, pose: 'childSit' }),
    arches({ at: [960, 830], size: 0.8 }),
    cast.maya({ at: [1130, 880], size: 1.45, pose: 'childSit', flip: true }),
    rings({ at: [890, 900], size: 0.9 }),
    ball({ at: [1330, 900], size: 1.1 }),
    blocks({ at: [200, 930], size: 1 }),
    blocks({ at: [740, 945], size: 0.85 }),
  );
}

const brush = join(
  stroke('M64-92L100-128', p.wood600, { 'stroke-width': 5 }),
  stroke('M100-128L108-136', p.teal400, { 'stroke-width': 10 }),
);

const paintings = {
  sun: join(circle([40, -290, 30], p.sun), path('M-96-190Q-30-260 20-200T100-210V-146H-96Z', p.leaf300)),
  shapes: join(
    circle([-30, -260, 36], p.teal400),
    rect([0, -220, 64, 56], p.peach400, { rx: 10 }),
    path('M-80-160Q-40-200 0-160T80-160', 'none', { stroke: p.ink700, 'stroke-width': 9, 'stroke-linecap': 'round' }),
  ),
};

function painting() {
  const sheetOnTable = (x, color) => flatSheet({ at: [x, 742], width: 150, color });
  return join(
    room({ wall: p.sun100, floor: p.cream300, line: 670 }),
    pane({ at: [600, 90], box: [460, 350], bars: [3, 1], inside: outside(p.leaf200, p.leaf300, [380, 100]) }),
    sunbeam([600, 90, 460, 350], 670),
    picture({ at: [130, 120], box: [150, 180], subject: 'shapes' }),
    picture({ at: [310, 150], box: [190, 150], subject: 'hills' }),
    wallShelf({ at: [1160, 300], width: 340 }, paintJars({ at: [30, 0], size: 0.9 }), smallPlant({ at: [270, 0], size: 1.2 })),
    easel({ at: [250, 800], size: 1.2, drawing: paintings.sun }),
    easel({ at: [1390, 810], size: 1.2, drawing: paintings.shapes }),
    cast.rosa({ at: [640, 850], size: 1.42, pose: 'lean' }),
    cast.maya({ at: [960, 850], size: 1.7, pose: 'childReach', flip: true, held: brush, top: p.teal400 }),
    cast.zoe({ at: [480, 900], size: 1.7, pose: 'childReach', held: brush }),
    cast.tom({ at: [1180, 900], size: 1.7, pose: 'childReach', flip: true, top: p.peach400, held: brush }),
    table({ at: [830, 930], box: [560, 190], color: p.wood }),
    sheetOnTable(650, p.white),
    sheetOnTable(1010, p.white),
    paintJars({ at: [770, 741], size: 1 }),
    place({ at: [640, 736] }, ellipse([0, 0, 26, 5], p.teal400), ellipse([30, -8, 16, 4], p.sun)),
    place({ at: [1010, 736] }, ellipse([0, 0, 24, 5], p.peach400), ellipse([-30, -6, 14, 4], p.teal600)),
  );
}

export const crecheScenes = {
  'scene-repas': meal,
  'scene-sieste': nap,
  'scene-lecture': reading,
  'scene-jeux-eveil': awakening,
  'scene-atelier-peinture': painting,
};
