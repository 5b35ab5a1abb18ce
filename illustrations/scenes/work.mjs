import { pane } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { chair, desk, table } from '../parts/furniture.mjs';
import { roomPlant, smallPlant } from '../parts/nature.mjs';
import { books, cup, flatSheet, laptop, steam, tablet, textLines } from '../parts/objects.mjs';
import { palette as p, shade } from '../parts/palette.mjs';
import { pendant, picture, room, rug, sunbeam, wallShelf } from '../parts/rooms.mjs';
import { circle, join, place, rect, repeat, stroke } from '../parts/svg.mjs';
import { car } from '../parts/toys.mjs';
import { outside } from './creche-life.mjs';

const cityView = (width) =>
  repeat(8, (index) =>
    rect([index * (width / 7.4) - 10, 150 - ((index * 47) % 90), width / 9, 400], index % 2 ? p.teal200 : p.teal300, { opacity: 0.8 }),
  );

const chart = place(
  { at: [600, 150] },
  rect([6, 14, 420, 270], p.ink, { rx: 18, opacity: 0.12 }),
  rect([0, 0, 420, 270], p.white, { rx: 18 }),
  rect([34, 36, 170, 16], p.teal700, { rx: 8 }),
  [70, 110, 92, 146].map((height, index) =>
    rect([40 + index * 52, 236 - height, 32, height], [p.teal200, p.teal400, p.sun, p.teal700][index], { rx: 8 }),
  ),
  circle([320, 150, 62], 'none', { stroke: p.teal100, 'stroke-width': 26 }),
  stroke('M320 88A62 62 0 1 1 266 181', p.teal600, { 'stroke-width': 26, 'stroke-linecap': 'butt' }),
);

function meeting() {
  return join(
    room({ wall: p.ink50, floor: p.cream300, line: 680 }),
    pane({ at: [90, 90], box: [420, 420], bars: [2, 1], sill: false, frame: p.ink100, inside: cityView(420) }),
    pane({ at: [1110, 90], box: [400, 420], bars: [2, 1], sill: false, frame: p.ink100, inside: cityView(400) }),
    sunbeam([90, 90, 420, 420], 680),
    chart,
    [560, 1060].map((x) => pendant({ at: [x, 0], drop: 60, color: p.teal700 })),
    roomPlant({ at: [1500, 770], size: 1.5 }),
    cast.mei({ at: [1100, 800], size: 1.36, pose: 'point', flip: true }),
    chair({ at: [300, 900], size: 1.35, height: 128, color: p.ink500 }),
    chair({ at: [1330, 900], size: 1.35, height: 128, color: p.ink500, flip: true }),
    cast.henri({ at: [560, 880], size: 1.3, pose: 'sit', shadow: false }),
    cast.elise({ at: [310, 900], size: 1.36, pose: 'sitType', shadow: false }),
    cast.kofi({ at: [1320, 900], size: 1.36, pose: 'sit', flip: true, shadow: false }),
    table({ at: [820, 940], box: [860, 262], color: p.wood }),
    laptop({ at: [560, 680], size: 1.15, back: true }),
    cup({ at: [720, 680], color: p.peach300 }),
    flatSheet({ at: [900, 678], width: 160 }),
    cup({ at: [1060, 680], color: p.sun }),
  );
}

function signing() {
  return join(
    room({ wall: p.sun100, floor: p.wood, line: 700, panel: p.cream }),
    pane({ at: [600, 100], box: [420, 350], bars: [3, 1], inside: outside(p.leaf200, p.leaf300, [310, 100]) }),
    sunbeam([600, 100, 420, 350], 700),
    picture({ at: [170, 140], box: [170, 210], subject: 'wave' }),
    wallShelf({ at: [1140, 300], width: 320 }, books({ at: [16, 0] }), smallPlant({ at: [220, 0], size: 1.2, vase: p.teal300 })),
    roomPlant({ at: [120, 800], size: 1.5 }),
    chair({ at: [410, 910], size: 1.45, height: 128, color: p.teal500 }),
    chair({ at: [1190, 910], size: 1.45, height: 128, color: p.peach300, flip: true }),
    cast.elise({ at: [420, 910], size: 1.48, pose: 'sitType', shadow: false, head: { tilt: 6 } }),
    cast.amina({ at: [1180, 910], size: 1.48, pose: 'sitType', flip: true, shadow: false, garment: 'blazer' }),
    table({ at: [800, 945], box: [640, 288], color: p.wood }),
    flatSheet({ at: [680, 658], width: 200 }),
    stroke('M588 634L640 574', p.teal900, { 'stroke-width': 8 }),
    stroke('M650 654Q664 640 676 652T704 648', p.teal700, { 'stroke-width': 4 }),
    flatSheet({ at: [930, 658], width: 170, color: p.sun200 }),
    car({ at: [815, 657], size: 0.7 }),
    stroke('M950 634L1010 580', p.ink700, { 'stroke-width': 8 }),
  );
}

const board = place(
  { at: [560, 140] },
  rect([6, 14, 480, 310], p.ink, { rx: 14, opacity: 0.12 }),
  rect([0, 0, 480, 310], p.white, { rx: 14, stroke: p.ink200, 'stroke-width': 6 }),
  [
    [40, 50, p.sun200],
    [150, 50, p.teal200],
    [260, 50, p.peach200],
    [40, 170, p.teal100],
    [150, 170, p.sun100],
  ].map(([x, y, color]) =>
    join(rect([x, y, 88, 88], color, { rx: 6 }), textLines([x + 14, y + 22, 58], 3, { step: 18, height: 6, color: shade(color, 0.3) })),
  ),
  stroke('M300 250C340 190 380 260 430 190', p.teal600, { 'stroke-width': 7 }),
);

function team() {
  return join(
    room({ wall: p.peach, floor: p.wood, line: 700, panel: p.cream }),
    pane({ at: [120, 120], box: [320, 340], bars: [2, 1], inside: outside(p.leaf200, p.leaf300, [220, 90]) }),
    sunbeam([120, 120, 320, 340], 700, p.sun100),
    board,
    picture({ at: [1180, 150], box: [150, 190], subject: 'leaf' }),
    roomPlant({ at: [90, 800], size: 1.5 }),
    roomPlant({ at: [1500, 800], size: 1.6, vase: p.teal300 }),
    rug([800, 910, 640, 60], p.teal200, p.teal50),
    cast.henri({
      at: [380, 890],
      size: 1.5,
      joints: {
        armBack: [
          [30, -298],
          [50, -240],
          [70, -206],
        ],
      },
    }),
    cast.lina({ at: [640, 900], size: 1.44, pose: 'carry', held: tablet }),
    cast.kofi({ at: [980, 885], size: 1.54, flip: true, pose: 'point' }),
    cast.elise({
      at: [1230, 905],
      size: 1.46,
      flip: true,
      garment: 'apron',
      apron: p.cream,
      joints: {
        armBack: [
          [30, -298],
          [52, -244],
          [20, -216],
        ],
      },
    }),
  );
}

function telephone() {
  return join(
    room({ wall: p.teal50, floor: p.wood, line: 690, panel: p.teal100 }),
    pane({ at: [940, 90], box: [470, 400], bars: [2, 1], inside: outside(p.leaf200, p.leaf400, [340, 110]) }),
    sunbeam([940, 90, -200, 400], 690, p.sun100),
    picture({ at: [150, 140], box: [170, 210], subject: 'hills' }),
    wallShelf(
      { at: [430, 270], width: 340 },
      books({ at: [16, 0] }),
      smallPlant({ at: [230, 0], size: 1.2, vase: p.sun }),
      books({ at: [270, 0], size: 0.7, colors: [p.sun, p.teal400, p.ink700] }),
    ),
    roomPlant({ at: [1500, 800], size: 1.6 }),
    chair({ at: [560, 910], size: 1.55, height: 128, color: p.peach300 }),
    cast.kofi({
      at: [570, 910],
      size: 1.58,
      pose: 'call',
      shadow: false,
      garment: 'sweater',
      top: p.teal600,
      behind: '',
      held: rect([30, -322, 13, 44], p.ink, { rx: 5, transform: 'rotate(12 36 -300)' }),
    }),
    desk({ at: [960, 950], width: 760, height: 290 }),
    flatSheet({ at: [720, 658], width: 150, color: p.sun100 }),
    stroke('M690 640L730 590', p.teal900, { 'stroke-width': 8 }),
    laptop({ at: [990, 660], size: 1.4, back: true }),
    cup({ at: [1210, 660], color: p.peach400, size: 1.1 }),
    steam({ at: [1210, 575] }),
  );
}

export const workScenes = {
  'scene-telephone': telephone,
  'scene-reunion-rh': meeting,
  'scene-equipe': team,
  'scene-signature': signing,
};
