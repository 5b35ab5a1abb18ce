import {
  awning,
  balcony,
  bricks,
  chimney,
  courses,
  door,
  flatRoof,
  gableRoof,
  hipRoof,
  lamp,
  pane,
  paneGrid,
  skyline,
  wall,
} from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { fence, pavement, sky } from '../parts/grounds.mjs';
import { bush, cloud, hill, poplar, skies, sunDisc, tree } from '../parts/nature.mjs';
import { arbour, bench } from '../parts/outdoors.mjs';
import { fade, palette as p, shade, tint } from '../parts/palette.mjs';
import { bunting, mobile } from '../parts/rooms.mjs';
import { polygon } from '../parts/shapes.mjs';
import { circle, gradient, join, path, rect, repeat } from '../parts/svg.mjs';
import { bicycle, stroller } from '../parts/vehicles.mjs';

/** Two timber volumes, early light. */
function timber() {
  return join(
    sky(skies.morning),
    sunDisc([1330, 220], 100, p.sun200),
    cloud([260, 150], 1.1),
    cloud([860, 110], 0.7),
    hill([700, 150], p.leaf100),
    hill([740, 70], p.leaf200),
    tree({ at: [170, 800], size: 1.6, color: p.leaf400 }),
    wall([340, 400, 470, 410], p.wood),
    courses([340, 400, 470, 410], { step: 28, color: p.wood800, opacity: 0.22 }),
    gableRoof([340, 400, 470, 190], p.ink700),
    pane({ at: [520, 270], box: [110, 110], bars: [2, 2], sill: false }),
    pane({ at: [400, 500], box: [350, 200], bars: [4, 1] }),
    wall([810, 520, 520, 290], p.teal100),
    flatRoof([810, 520, 520], p.teal700),
    rect([810, 534, 34, 276], gradient('h', fade(p.ink, 0.18), fade(p.ink, 0))),
    door({ at: [930, 808], box: [130, 230], color: p.teal700 }),
    paneGrid({ at: [1040, 590], columns: 2, rows: 1, gap: [140, 0], box: [112, 150], bars: [1, 2] }),
    pavement(806, p.cream300),
    bush({ at: [460, 824], size: 1.1, flowers: p.sun }),
    bush({ at: [700, 824], size: 1 }),
    bush({ at: [1240, 824], size: 1, flowers: p.peach300 }),
    poplar({ at: [1450, 820], size: 1.2 }),
    bench({ at: [1130, 880], size: 0.8 }),
  );
}

const haussmannFloor = (y) =>
  join(
    paneGrid({ at: [300, y], columns: 5, rows: 1, gap: [210, 0], box: [100, 170], bars: [2, 2], sill: false }),
    repeat(5, (index) => balcony([290 + index * 210, y + 172, 120])),
  );

/** The ground floor of a stone building, rose evening. */
function haussmann() {
  return join(
    sky(skies.rose),
    cloud([150, 130], 0.9),
    skyline({ y: 800, color: tint(p.peach300, 0.4), seed: 3, height: 520 }),
    wall([230, 120, 1140, 690], p.cream300),
    hipRoof([230, 120, 1140, 110], p.ink500, 70),
    repeat(4, (index) => pane({ at: [370 + index * 240, 34], box: [70, 80], arch: 30, glass: [p.sun200, p.sun100], sill: false })),
    [300, 1240].map((x) => chimney([x, -30, 60, 60], p.peach400)),
    haussmannFloor(180),
    rect([220, 400, 1160, 16], shade(p.cream300, 0.1)),
    rect([230, 470, 1140, 340], gradient('h', p.teal700, p.teal600)),
    rect([230, 470, 1140, 16], p.teal900, { opacity: 0.4 }),
    repeat(2, (index) =>
      pane({
        at: [290 + index * 260, 540],
        box: [220, 210],
        bars: [2, 1],
        glass: [p.sun200, p.cream],
        inside: mobile({ at: [110, 0], drop: 10 }),
      }),
    ),
    door({ at: [930, 808], box: [190, 270], leaves: 2, color: p.peach400, arch: 60 }),
    pane({ at: [1080, 540], box: [230, 210], bars: [2, 1], glass: [p.sun200, p.cream] }),
    awning({ at: [810, 486], width: 240, drop: 36, colors: [p.sun, p.cream] }),
    pavement(806, p.peach),
    bush({ at: [400, 824], size: 0.9, color: p.leaf500 }),
    bush({ at: [1200, 824], size: 0.9, color: p.leaf500, flowers: p.sun }),
    tree({ at: [110, 860], size: 1.7, color: p.leaf400 }),
    cast.elise({ at: [690, 920], size: 1.1, pose: 'walk', garment: 'coat', top: p.ink700 }),
    cast.leo({ at: [842, 922], size: 1.05, pose: 'childHold' }),
  );
}

/** A former school in brick, late afternoon. */
function brickSchool() {
  const brick = p.peach400;
  return join(
    sky(skies.warm),
    sunDisc([260, 240], 100),
    cloud([1180, 140], 1.1),
    skyline({ y: 800, color: tint(p.sun, 0.55), seed: 8, height: 300 }),
    wall([210, 430, 1180, 380], brick),
    bricks([210, 430, 1180, 380], shade(brick, 0.14), 90),
    hipRoof([210, 430, 1180, 110], p.ink700, 100),
    wall([620, 350, 360, 460], tint(brick, 0.12)),
    bricks([620, 350, 360, 460], shade(brick, 0.1), 36),
    polygon(
      [
        [590, 356],
        [800, 196],
        [1010, 356],
      ],
      p.cream,
    ),
    polygon(
      [
        [566, 360],
        [800, 180],
        [1034, 360],
        [1000, 366],
        [800, 214],
        [600, 366],
      ],
      p.ink700,
    ),
    circle([800, 300, 36], p.white, { stroke: p.ink700, 'stroke-width': 8 }),
    path('M800 276V302L818 312', 'none', { stroke: p.ink, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    paneGrid({ at: [270, 510], columns: 2, rows: 1, gap: [170, 0], box: [124, 200], arch: 50, bars: [2, 3] }),
    paneGrid({ at: [1040, 510], columns: 2, rows: 1, gap: [170, 0], box: [124, 200], arch: 50, bars: [2, 3] }),
    paneGrid({ at: [660, 420], columns: 2, rows: 1, gap: [180, 0], box: [100, 110], bars: [2, 2] }),
    door({ at: [800, 808], box: [180, 230], leaves: 2, color: p.teal700, arch: 60 }),
    pavement(806, p.sun100),
    bunting([220, 470, 390], [p.cream, p.sun, p.teal400], 26),
    bunting([990, 470, 390], [p.cream, p.sun, p.teal400], 26),
    tree({ at: [110, 830], size: 1.6, color: p.leaf500 }),
    tree({ at: [1490, 840], size: 1.7, color: p.leaf400 }),
    bicycle({ at: [1180, 880], size: 0.75, color: p.teal500 }),
    bush({ at: [520, 826], size: 0.8, flowers: p.sun }),
  );
}

/** Glass and dark metal among offices, bright noon. */
function glassCorner() {
  return join(
    sky(skies.noon),
    cloud([380, 140], 1),
    skyline({ y: 800, color: tint(p.ink300, 0.35), seed: 2, height: 560 }),
    rect([360, 170, 900, 640], gradient('h', p.ink700, p.ink800)),
    repeat(3, (index) => rect([400, 214 + index * 96, 820, 62], gradient('d', p.teal100, p.ink300), { rx: 6 })),
    repeat(11, (index) => rect([470 + index * 70, 214, 6, 254], p.ink700)),
    polygon(
      [
        [420, 810],
        [760, 170],
        [900, 170],
        [560, 810],
      ],
      p.white,
      { opacity: 0.08 },
    ),
    rect([320, 510, 980, 300], gradient('d', p.white, p.teal50)),
    flatRoof([320, 514, 980], p.teal400, 26),
    repeat(4, (index) => pane({ at: [360 + index * 150, 570], box: [130, 230], bars: [1, 1], sill: false, frame: p.ink700 })),
    door({ at: [1080, 808], box: [180, 240], leaves: 2, color: p.ink700 }),
    repeat(6, (index) => rect([972 + index * 40, 534, 24, 16], [p.sun, p.teal700, p.peach300][index % 3], { rx: 5 })),
    pavement(806, p.ink100),
    path('M990 812H1170L1320 1000H880Z', p.white, { opacity: 0.6 }),
    tree({ at: [190, 840], size: 1.6, color: p.leaf400 }),
    poplar({ at: [1420, 840], size: 1.4, color: p.leaf500 }),
    bush({ at: [560, 828], size: 1, color: p.leaf500, flowers: p.white }),
    bush({ at: [780, 828], size: 0.9, color: p.leaf400 }),
    stroller({ at: [760, 940], size: 0.95, color: p.sun600 }),
  );
}

const shutters = (x, y) =>
  [x - 46, x + 118].map((left) =>
    join(
      rect([left, y, 42, 150], p.teal500, { rx: 4 }),
      repeat(5, (index) => rect([left + 6, y + 14 + index * 27, 30, 5], p.teal700, { opacity: 0.5 })),
    ),
  );

/** A village house with shutters, bright morning. */
function village() {
  return join(
    sky([p.teal100, p.sun100, p.cream]),
    sunDisc([1240, 200], 96),
    cloud([420, 150], 1),
    hill([680, 190], p.leaf100),
    hill([730, 120], p.leaf200),
    poplar({ at: [150, 800], size: 1.3, color: p.leaf400 }),
    poplar({ at: [250, 800], size: 1, color: p.leaf300 }),
    wall([390, 330, 640, 480], p.sun200),
    hipRoof([390, 330, 640, 120], p.peach600, 60),
    chimney([900, 170, 56, 90], p.peach400),
    [480, 820].map((x) => join(pane({ at: [x, 400], box: [114, 150], bars: [2, 2] }), shutters(x, 400))),
    [480, 820].map((x) => join(pane({ at: [x, 620], box: [114, 150], bars: [2, 2] }), shutters(x, 620))),
    door({ at: [710, 808], box: [118, 220], color: p.peach400, arch: 46 }),
    wall([1030, 560, 330, 250], p.cream),
    hipRoof([1030, 560, 330, 80], p.peach400, 40),
    paneGrid({ at: [1076, 610], columns: 2, rows: 1, gap: [140, 0], box: [100, 130], bars: [2, 1] }),
    pavement(806, p.cream300),
    fence([-10, 830, 390]),
    bush({ at: [580, 824], size: 0.9, flowers: p.peach400 }),
    bush({ at: [850, 824], size: 0.9, flowers: p.white }),
    tree({ at: [1480, 850], size: 1.8, color: p.leaf500 }),
    cast.nadia({ at: [1120, 910], size: 1.1, pose: 'stand' }),
    cast.maya({ at: [1230, 912], size: 1.1, pose: 'childUp', flip: true, top: p.teal400 }),
  );
}

/** A low pavilion with a planted roof at dusk, windows lit. */
function pavilion() {
  const lit = [p.sun, p.sun100];
  return join(
    sky(skies.dusk),
    circle([1300, 190, 60], p.cream, { opacity: 0.9 }),
    hill([700, 160], p.ink300),
    hill([740, 90], tint(p.leaf700, 0.35)),
    poplar({ at: [120, 800], size: 1.4, color: p.leaf700 }),
    poplar({ at: [1500, 800], size: 1.5, color: p.leaf700 }),
    repeat(14, (index) => bush({ at: [310 + index * 76, 486], size: 0.5, color: index % 2 ? p.leaf500 : p.leaf700 })),
    rect([230, 480, 1140, 34], p.ink800, { rx: 6 }),
    rect([270, 514, 1060, 296], gradient('h', p.wood600, p.wood800)),
    repeat(34, (index) => rect([272 + index * 31.5, 514, 3, 296], p.ink, { opacity: 0.18 })),
    pane({
      at: [320, 570],
      box: [440, 220],
      bars: [4, 1],
      glass: lit,
      frame: p.ink800,
      inside: join(mobile({ at: [110, 0], drop: 20 }), bush({ at: [370, 222], size: 0.8, color: p.leaf400 })),
    }),
    door({ at: [890, 808], box: [170, 240], leaves: 2, color: p.teal700, glass: lit }),
    pane({ at: [1010, 570], box: [280, 220], bars: [3, 1], glass: lit, frame: p.ink800 }),
    pavement(806, p.ink300),
    path('M320 812H760L900 1000H160ZM1010 812H1290L1500 1000H1080Z', p.sun200, { opacity: 0.35 }),
    arbour({ at: [890, 830], width: 300, size: 0.86, cloth: p.peach300 }),
    bush({ at: [200, 850], size: 1.3, color: p.leaf700 }),
    bush({ at: [1380, 850], size: 1.2, color: p.leaf700 }),
    lamp({ at: [640, 900], size: 1.2, color: p.ink }),
    rect([0, 0, 1600, 1000], gradient('v', fade(p.ink700, 0.22), fade(p.ink, 0.12))),
  );
}

export const nurseryFacades = [timber, haussmann, brickSchool, glassCorner, village, pavilion];
