import { awning, courses, door, flatRoof, lamp, pane, paneGrid, skyline, wall } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { table } from '../parts/furniture.mjs';
import { fence, sky } from '../parts/grounds.mjs';
import { bush, cloud, flower, hill, meadow, poplar, skies, sunDisc, tree } from '../parts/nature.mjs';
import { cup, plate } from '../parts/objects.mjs';
import { arbour, bench, decking, hut, tufts, vegetableBed } from '../parts/outdoors.mjs';
import { fade, palette as p, tint } from '../parts/palette.mjs';
import { bunting } from '../parts/rooms.mjs';
import { circle, ellipse, gradient, join, path, rect, repeat } from '../parts/svg.mjs';
import { ball, sandpit, slide } from '../parts/toys.mjs';

function kitchenGarden() {
  return join(
    sky([p.teal100, p.leaf100, p.cream]),
    sunDisc([1240, 210], 100),
    cloud([320, 160], 1.1),
    cloud([820, 120], 0.7),
    hill([600, 130], p.leaf100),
    hill([640, 80], p.leaf200),
    fence([-10, 690, 1640]),
    meadow([676, 330], p.leaf200),
    tree({ at: [180, 760], size: 1.7, color: p.leaf400 }),
    poplar({ at: [1450, 730], size: 1.2 }),
    poplar({ at: [1350, 720], size: 0.9, color: p.leaf300 }),
    hut({ at: [1090, 760], size: 1.1 }),
    path('M560 1000C600 880 700 800 900 760H1010C840 820 800 900 800 1000Z', p.cream300),
    vegetableBed({ at: [460, 780], size: 0.8 }),
    vegetableBed({ at: [1240, 940], size: 1.25 }),
    vegetableBed({ at: [400, 960], size: 1.2 }),
    cast.nadia({ at: [800, 900], size: 1.3, pose: 'kneel', flip: true }),
    cast.tom({ at: [960, 905], size: 1.25, pose: 'childReach' }),
    flower({ at: [90, 960], size: 1.3, color: p.peach300 }),
    flower({ at: [1530, 960], size: 1.3 }),
    tufts([
      [700, 980],
      [1010, 970],
      [120, 880],
    ]),
  );
}

function courtyard() {
  return join(
    sky(skies.rose),
    cloud([220, 120], 0.8),
    skyline({ y: 700, color: tint(p.peach300, 0.35), seed: 9, height: 460 }),
    wall([-10, 260, 420, 480], p.peach200),
    courses([-10, 260, 420, 480], { step: 40 }),
    paneGrid({ at: [60, 330], columns: 2, rows: 2, gap: [180, 190], box: [110, 130], bars: [2, 2] }),
    flatRoof([-10, 260, 420], p.peach400),
    wall([1150, 200, 470, 540], p.cream),
    flatRoof([1150, 200, 470], p.teal700),
    paneGrid({ at: [1210, 270], columns: 2, rows: 1, gap: [190, 0], box: [130, 150], bars: [2, 2] }),
    door({ at: [1400, 738], box: [200, 240], leaves: 2, color: p.teal600 }),
    awning({ at: [1270, 470], width: 260, drop: 40, colors: [p.sun, p.cream] }),
    rect([0, 730, 1600, 270], gradient('v', p.peach, p.cream)),
    ellipse([760, 850, 560, 110], p.teal200, { opacity: 0.8 }),
    ellipse([760, 850, 400, 74], p.teal100),
    ellipse([680, 800, 110, 24], p.wood800, { opacity: 0.5 }),
    tree({ at: [680, 800], size: 2.1, color: p.leaf400 }),
    bench({ at: [700, 836], width: 320, size: 0.9 }),
    bunting([400, 420, 280], [p.teal400, p.sun, p.peach300], 26),
    bunting([690, 400, 470], [p.teal400, p.sun, p.peach300], 36),
    cast.lina({ at: [1080, 900], size: 1.2, pose: 'walk', flip: true, top: p.teal700 }),
    cast.zoe({ at: [860, 920], size: 1.2, pose: 'childWalk', flip: true }),
    ball({ at: [560, 930], size: 1.1 }),
    bush({ at: [120, 770], size: 1.2, flowers: p.sun }),
    bush({ at: [1540, 800], size: 1.1, color: p.leaf500 }),
  );
}

function terrace() {
  return join(
    sky(skies.noon),
    cloud([1160, 130], 1.1),
    cloud([260, 190], 0.7),
    skyline({ y: 690, color: tint(p.teal300, 0.35), seed: 11, height: 280 }),
    poplar({ at: [1340, 700], size: 0.9, color: p.leaf400 }),
    poplar({ at: [1440, 700], size: 1.1 }),
    rect([0, 640, 1600, 70], p.teal700),
    repeat(32, (index) => rect([index * 51, 560, 6, 90], p.ink700)),
    rect([0, 552, 1600, 12], p.ink700, { rx: 6 }),
    decking([700, 300], p.wood),
    wall([-10, 220, 470, 490], p.white),
    flatRoof([-10, 220, 470], p.teal400),
    pane({ at: [50, 320], box: [350, 390], bars: [3, 1], sill: false, frame: p.ink700 }),
    rect([458, 240, 30, 470], gradient('h', fade(p.ink, 0.16), fade(p.ink, 0))),
    arbour({ at: [880, 760], width: 620, size: 1.1, cloth: p.sun }),
    sandpit({ at: [880, 830], width: 520 }),
    cast.leo({ at: [780, 820], size: 1.3, pose: 'childSit' }),
    cast.maya({ at: [1020, 822], size: 1.3, pose: 'childSit', flip: true, top: p.peach300 }),
    bush({ at: [560, 760], size: 0.9, flowers: p.peach300 }),
    vegetableBed({ at: [1390, 860], size: 0.95 }),
    ball({ at: [330, 920], size: 1.2, color: p.sun }),
    bush({ at: [70, 940], size: 1.2, color: p.leaf500 }),
  );
}

function eveningGarden() {
  return join(
    sky(skies.dusk),
    circle([380, 230, 76], p.sun100),
    circle([380, 230, 130], p.sun100, { opacity: 0.3 }),
    cloud([900, 160], 1, p.peach),
    hill([600, 160], p.ink300),
    hill([650, 90], tint(p.leaf700, 0.4)),
    meadow([690, 320], p.leaf400),
    [
      [90, 1.4],
      [240, 1],
      [1530, 1.5],
    ].map(([x, size]) => poplar({ at: [x, 750], size, color: p.leaf700 })),
    tree({ at: [1370, 770], size: 1.6, color: p.leaf700 }),
    path('M500 1000C560 880 700 820 800 770H900C860 840 900 900 940 1000Z', p.sand),
    hut({ at: [520, 780], size: 1.15, roof: p.peach400 }),
    hut({ at: [890, 750], size: 0.8, roof: p.sun600 }),
    slide({ at: [1110, 860], size: 1.2, color: p.teal400 }),
    bunting([430, 470, 560], [p.sun, p.cream, p.peach300], 34),
    table({ at: [300, 920], box: [300, 120], color: p.wood }),
    plate({ at: [250, 794] }),
    cup({ at: [350, 800], size: 0.8 }),
    lamp({ at: [720, 880], size: 1.15, color: p.ink }),
    circle([720, 556, 170], gradient('r', fade(p.sun, 0.55), fade(p.sun, 0))),
    bush({ at: [90, 960], size: 1.4, color: p.leaf700, flowers: p.sun }),
    bush({ at: [1500, 980], size: 1.6, color: p.leaf700, flowers: p.peach300 }),
    rect([0, 0, 1600, 1000], gradient('v', fade(p.ink700, 0.04), fade(p.ink, 0.12))),
  );
}

export const nurseryGardens = [kitchenGarden, courtyard, terrace, eveningGarden];
