import { door, pane } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { armchair, chair, coatHooks, lowShelf, table } from '../parts/furniture.mjs';
import { leafSprig, roomPlant, smallPlant } from '../parts/nature.mjs';
import { books, cup, flatSheet, laptop, sheet, textLines } from '../parts/objects.mjs';
import { fade, palette as p, shade } from '../parts/palette.mjs';
import { curtain, pendant, picture, room, rug, sunbeam, wallShelf } from '../parts/rooms.mjs';
import { circle, ellipse, gradient, groundShadow, join, path, place, rect, stroke } from '../parts/svg.mjs';
import { arches, ball, blocks, cuddly } from '../parts/toys.mjs';
import { stroller, wheelchair } from '../parts/vehicles.mjs';
import { outside, toyShelf } from './creche-life.mjs';

function parentsDesk() {
  return join(
    room({ wall: p.sun100, floor: p.wood, line: 690 }),
    pane({ at: [140, 110], box: [360, 360], bars: [2, 2], inside: outside(p.leaf200, p.leaf300) }),
    sunbeam([140, 110, 360, 360], 690, p.sun100),
    picture({ at: [1180, 150], box: [150, 190], subject: 'arcs' }),
    wallShelf(
      { at: [620, 270], width: 400 },
      books({ at: [20, 0] }),
      smallPlant({ at: [220, 0], size: 1.2, vase: p.peach300 }),
      books({ at: [280, 0], size: 0.8, colors: [p.ink700, p.teal400, p.sun] }),
    ),
    pendant({ at: [800, 0], drop: 90, color: p.teal700, kind: 'cone' }),
    lowShelf({
      at: [1180, 720],
      columns: 3,
      rows: 2,
      cell: [108, 96],
      fill: (column, row) => ((column + row) % 2 ? books({ at: [-50, 0], size: 0.9 }) : cuddly({ size: 0.7 })),
    }),
    roomPlant({ at: [90, 790], size: 1.4 }),
    chair({ at: [470, 900], size: 1.35, height: 128, color: p.teal500 }),
    chair({ at: [1120, 900], size: 1.35, height: 128, color: p.teal500, flip: true }),
    cast.julie({ at: [480, 900], size: 1.36, pose: 'sitType', shadow: false }),
    cast.kofi({ at: [1120, 900], size: 1.36, pose: 'sit', flip: true, shadow: false }),
    table({ at: [800, 930], box: [560, 262], color: p.wood }),
    laptop({ at: [730, 668], size: 1.3, back: true }),
    flatSheet({ at: [910, 666], width: 130 }),
    place({ at: [908, 654] }, ellipse([0, 0, 12, 4], p.sun), stroke('M-30 4Q-16-6-2 6', p.teal500)),
    cup({ at: [830, 668], color: p.peach400, size: 0.9 }),
    stroller({ at: [1390, 940], size: 1.25, color: p.teal600 }),
  );
}

const coatFront = join(
  stroke('M4-128V-58', shade(p.sun, 0.3), { 'stroke-width': 2.5 }),
  [-114, -96, -78].map((y) => circle([10, y, 3], p.wood800)),
);

const backpack = (more) =>
  place(
    more,
    groundShadow([4, 2, 56, 8]),
    stroke('M-14-92C-14-112 14-112 14-92', p.peach600, { 'stroke-width': 7 }),
    path('M-44 0V-56C-44-90-28-96 0-96S44-90 44-56V0Q44 2 40 2H-40Q-44 2-44 0Z', gradient('h', p.peach300, p.peach400)),
    rect([-30, -44, 60, 34], p.peach300, { rx: 10 }),
    rect([-6, -48, 12, 14], p.sun, { rx: 3 }),
  );

function morning() {
  return join(
    room({ wall: p.peach, floor: p.wood, line: 720, panel: p.cream }),
    rect([1090, 150, 330, 590], gradient('v', p.sun200, p.sun100, p.cream)),
    circle([1290, 300, 62], p.sun),
    path('M1090 600Q1220 500 1420 590V740H1090Z', p.leaf300),
    path('M1210 740L1260 640H1310L1400 740Z', p.cream300),
    path('M1078 740V138H1432V740H1408V162H1102V740Z', p.white),
    path('M1420 150L1560 96V820L1420 740Z', gradient('h', p.teal600, p.teal700)),
    circle([1536, 470, 9], p.sun),
    path('M1090 740H1420L1330 1000H620Z', gradient('v', fade(p.sun, 0.4), fade(p.sun200, 0.05))),
    picture({ at: [120, 150], box: [190, 220], subject: 'hills' }),
    circle([860, 220, 62], p.white, { stroke: p.teal700, 'stroke-width': 10 }),
    path('M860 180V222L886 238', 'none', { stroke: p.ink, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    coatHooks({ at: [370, 300], count: 3, colors: [p.ink700, p.teal500, p.sun] }),
    lowShelf({
      at: [380, 740],
      columns: 3,
      rows: 1,
      cell: [100, 80],
      fill: (column) => (column === 1 ? books({ at: [-40, 0], size: 0.8 }) : ball({ size: 0.8, color: column ? p.teal400 : p.sun })),
    }),
    smallPlant({ at: [440, 636], size: 1.3 }),
    roomPlant({ at: [110, 830], size: 1.5, vase: p.sun }),
    rug([760, 900, 430, 56], p.teal200),
    cast.marc({ at: [560, 900], size: 1.62, pose: 'kneel', garment: 'coat', top: p.ink700 }),
    cast.tom({ at: [830, 895], size: 1.7, pose: 'childStand', flip: true, top: p.sun, front: coatFront }),
    backpack({ at: [1010, 850], size: 1.3 }),
  );
}

const bump = path('M-12-224C14-256 84-250 88-200C88-168 54-150 4-150Z', gradient('h', p.teal500, shade(p.teal500, 0.14)));

function pregnancy() {
  return join(
    room({ wall: p.teal100, floor: p.cream300, line: 700, panel: p.teal50 }),
    pane({ at: [860, 90], box: [480, 430], bars: [2, 1], inside: outside(p.leaf200, p.leaf300, [330, 110]) }),
    curtain({ at: [800, 60], box: [180, 600], color: p.peach }),
    curtain({ at: [1400, 60], box: [180, 600], color: p.peach, flip: true }),
    rect([770, 46, 660, 16], p.wood600, { rx: 8 }),
    sunbeam([900, 90, 400, 430], 700),
    picture({ at: [340, 150], box: [160, 200], subject: 'leaf' }),
    picture({ at: [540, 190], box: [130, 160], subject: 'moon' }),
    roomPlant({ at: [140, 800], size: 1.6 }),
    rug([760, 900, 560, 66], p.peach200, p.cream),
    armchair({ at: [610, 870], size: 1.4, color: p.sun200 }),
    cast.amina({
      at: [620, 880],
      size: 1.6,
      garment: 'dress',
      top: p.teal500,
      tights: p.ink,
      pose: 'sit',
      shadow: false,
      face: { tilt: 6 },
      held: join(bump, sheet({ at: [112, -292], size: 0.3, turn: 12 }, textLines([40, 80, 180], 6, { step: 42, height: 14 }))),
      joints: {
        armBack: [
          [31, -250],
          [78, -216],
          [120, -236],
        ],
        armFront: [
          [-26, -250],
          [-34, -190],
          [46, -186],
        ],
      },
    }),
    table({ at: [1080, 900], box: [240, 190], color: p.wood }),
    cup({ at: [1040, 712], color: p.peach400 }),
    smallPlant({ at: [1130, 712], size: 1.2, vase: p.teal300 }),
    cuddly({ at: [1400, 920], size: 1.3 }),
  );
}

const wheelchairChild = (at) =>
  join(
    wheelchair({ at, size: 1.45 }),
    cast.leo({
      at: [at[0] - 6, at[1]],
      size: 1.65,
      pose: 'childChair',
      shadow: false,
      top: p.sun,
      joints: {
        head: [2, -196],
        neck: [-2, -156],
        hip: [-6, -88],
        legBack: [
          [2, -82],
          [40, -82],
          [58, -24],
        ],
        legFront: [
          [-8, -80],
          [34, -80],
          [52, -22],
        ],
        armBack: [
          [22, -140],
          [48, -116],
          [76, -112],
        ],
        armFront: [
          [-26, -140],
          [-6, -110],
          [66, -104],
        ],
      },
    }),
  );

function disability() {
  return join(
    room({ wall: p.teal50, floor: p.sand, line: 680, panel: p.teal100 }),
    pane({ at: [560, 110], box: [460, 310], bars: [3, 1], inside: outside(p.leaf200, p.leaf300, [90, 100]) }),
    sunbeam([560, 110, 460, 310], 680),
    picture({ at: [340, 140], box: [150, 190], subject: 'arcs' }),
    toyShelf({ at: [1110, 730], columns: 3, cell: [122, 96] }),
    smallPlant({ at: [1180, 498], size: 1.3, vase: p.sun }),
    leafSprig({ at: [1440, 498], size: 0.7 }),
    door({ at: [170, 684], box: [220, 420], color: p.teal700 }),
    rug([800, 900, 690, 76], p.sun200, p.cream),
    cast.lina({ at: [290, 900], size: 1.5, pose: 'kneel', top: p.peach300 }),
    wheelchairChild([600, 890]),
    cast.maya({ at: [960, 850], size: 1.75, pose: 'childReach', flip: true, top: p.teal400 }),
    cast.tom({ at: [1190, 900], size: 1.75, pose: 'childReach', flip: true }),
    table({ at: [910, 930], box: [440, 190], color: p.wood }),
    arches({ at: [840, 741], size: 0.6 }),
    blocks({ at: [1000, 741], size: 0.7 }),
    ball({ at: [1420, 930], size: 1.1 }),
  );
}

export const familyScenes = {
  'scene-bureau-parents': parentsDesk,
  'scene-matin-depart': morning,
  'scene-grossesse': pregnancy,
  'scene-handicap': disability,
};
