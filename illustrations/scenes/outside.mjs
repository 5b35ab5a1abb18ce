import { lamp, skyline } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { crecheHouse, fence, pavement, sky } from '../parts/grounds.mjs';
import { bush, cloud, flower, grass, hill, meadow, poplar, skies, sunDisc, tree } from '../parts/nature.mjs';
import { vegetableBed } from '../parts/outdoors.mjs';
import { palette as p, tint } from '../parts/palette.mjs';
import { bunting } from '../parts/rooms.mjs';
import { gradient, join, path, place } from '../parts/svg.mjs';
import { ball, sandpit, slide } from '../parts/toys.mjs';
import { bicycle, stroller } from '../parts/vehicles.mjs';

function hero() {
  return join(
    sky(skies.morning),
    sunDisc([1120, 250], 120, p.sun200),
    cloud([330, 180], 1.15),
    cloud([760, 110], 0.75),
    cloud([1430, 150], 0.9),
    skyline({ y: 640, color: tint(p.teal200, 0.3), seed: 2, height: 210 }),
    hill([640, 120], p.leaf100),
    hill([700, 90], p.leaf200),
    poplar({ at: [770, 705], size: 0.9, color: p.leaf400 }),
    poplar({ at: [700, 720], size: 0.7, color: p.leaf300 }),
    crecheHouse({ at: [800, 770], size: 0.98 }),
    meadow([766, 240], p.leaf200),
    path('M985 772C980 830 760 868 560 1000H1010C1080 900 1086 830 1082 772Z', gradient('v', p.cream300, p.cream)),
    fence([1240, 800, 380]),
    tree({ at: [130, 800], size: 1.5, color: p.leaf400 }),
    tree({ at: [330, 770], size: 1, color: p.leaf300 }),
    bush({ at: [880, 796], size: 0.8, flowers: p.peach300 }),
    bush({ at: [1230, 812], size: 0.9, color: p.leaf500, flowers: p.sun }),
    cast.nadia({ at: [1130, 815], size: 0.74, pose: 'wave', flip: true }),
    cast.julie({
      at: [470, 930],
      size: 1.28,
      pose: 'walk',
      garment: 'coat',
      top: p.peach400,
      joints: {
        armBack: [
          [34, -298],
          [62, -240],
          [86, -166],
        ],
      },
    }),
    cast.tom({ at: [650, 935], size: 1.22, pose: 'childHold', top: p.sun }),
    cast.marc({ at: [250, 925], size: 1.34, pose: 'walk', garment: 'coat', top: p.ink700 }),
    bush({ at: [60, 985], size: 1.4, color: p.leaf500 }),
    bush({ at: [1520, 1000], size: 1.6, color: p.leaf500, flowers: p.sun }),
    flower({ at: [1300, 960], size: 1.1 }),
    flower({ at: [1350, 985], color: p.peach300 }),
    grass([820, 960], 1.3),
    grass([1210, 930]),
  );
}

function facade() {
  return join(
    sky(skies.noon),
    cloud([260, 170]),
    cloud([1240, 130], 1.2),
    skyline({ y: 720, color: tint(p.teal300, 0.45), seed: 5, height: 260 }),
    hill([740, 70], p.leaf200),
    tree({ at: [170, 800], size: 1.5, color: p.leaf500 }),
    crecheHouse({ at: [300, 810], size: 1.32 }),
    bunting([800, 500, 560], [p.teal400, p.sun, p.peach300, p.teal700], 30),
    pavement(806),
    bush({ at: [370, 822], size: 0.9, flowers: p.peach300 }),
    bush({ at: [790, 822], size: 0.9, flowers: p.sun }),
    tree({ at: [1470, 830], size: 1.25, color: p.leaf400 }),
    bicycle({ at: [1330, 862], size: 0.5 }),
    bicycle({ at: [1220, 874], size: 0.5, color: p.teal500 }),
    stroller({ at: [1065, 880], size: 0.8, color: p.peach400 }),
    cast.amina({ at: [480, 890], size: 1.1, pose: 'wave' }),
    cast.claire({
      at: [860, 930],
      size: 1.15,
      pose: 'walk',
      flip: true,
      joints: {
        armBack: [
          [34, -298],
          [62, -240],
          [86, -166],
        ],
      },
    }),
    cast.ines({ at: [700, 935], size: 1.1, pose: 'childHold', flip: true }),
    lamp({ at: [60, 900], size: 1.4 }),
  );
}

function garden() {
  return join(
    sky(skies.warm),
    sunDisc([300, 210], 90),
    cloud([700, 150]),
    cloud([1250, 210], 0.8),
    hill([560, 120], p.leaf100),
    hill([620, 80], p.leaf200),
    place({ at: [1180, 650], size: 0.72 }, crecheHouse({ at: [0, 0] })),
    fence([0, 668, 1180]),
    meadow([650, 350], p.leaf200),
    tree({ at: [180, 760], size: 1.6, color: p.leaf400 }),
    poplar({ at: [1040, 680], size: 0.9, color: p.leaf500 }),
    slide({ at: [560, 800], size: 1.15 }),
    sandpit({ at: [1110, 800], width: 430 }),
    cast.sami({ at: [1000, 792], size: 1.15, pose: 'childSit' }),
    cast.zoe({ at: [1225, 796], size: 1.15, pose: 'childSit', flip: true }),
    cast.paul({ at: [330, 900], size: 1.25, pose: 'kneel' }),
    cast.leo({ at: [590, 925], size: 1.25, pose: 'childReach', flip: true }),
    ball({ at: [800, 940], size: 1 }),
    vegetableBed({ at: [1370, 975], size: 1.05 }),
    bush({ at: [60, 980], size: 1.3, color: p.leaf500, flowers: p.sun }),
    [
      [700, 960],
      [860, 860],
      [950, 970],
      [480, 975],
    ].map((at) => grass(at, 1.1)),
    flower({ at: [1000, 965], color: p.peach300 }),
    flower({ at: [1045, 985] }),
  );
}

export const outsideScenes = {
  'scene-hero-accueil': hero,
  'scene-creche-facade': facade,
  'scene-jardin': garden,
};
