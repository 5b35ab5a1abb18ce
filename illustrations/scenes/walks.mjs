import { lamp, skyline } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { crecheHouse, fence, sky } from '../parts/grounds.mjs';
import { bush, cloud, flower, grass, hill, meadow, poplar, skies, sunDisc, tree } from '../parts/nature.mjs';
import { tufts } from '../parts/outdoors.mjs';
import { palette as p, tint } from '../parts/palette.mjs';
import { gradient, join, path, rect, stroke } from '../parts/svg.mjs';
import { stroller } from '../parts/vehicles.mjs';

const bag = join(
  stroke('M-26-300C-10-260 10-226 34-214', p.wood800, { 'stroke-width': 6 }),
  rect([4, -220, 62, 52], p.wood600, { rx: 10 }),
  rect([4, -220, 62, 22], p.wood800, { rx: 10 }),
);

function pushchair() {
  return join(
    sky(skies.morning),
    sunDisc([430, 260], 110, p.sun200),
    cloud([900, 160], 1.1),
    cloud([1330, 230], 0.8),
    skyline({ y: 640, color: tint(p.teal200, 0.25), seed: 7, height: 230 }),
    hill([640, 110], p.leaf100),
    hill([690, 70], p.leaf200),
    [
      [120, 0.9],
      [300, 0.75],
      [1180, 0.8],
      [1330, 0.95],
      [1480, 0.8],
    ].map(([x, size], index) => poplar({ at: [x, 720], size, color: index % 2 ? p.leaf300 : p.leaf400 })),
    meadow([706, 300], p.leaf200),
    path('M0 830C500 790 1100 800 1600 850V960C1100 900 500 910 0 950Z', gradient('v', p.cream300, p.cream)),
    tree({ at: [1390, 830], size: 1.7, color: p.leaf500 }),
    lamp({ at: [330, 822], size: 1.3 }),
    cast.claire({ at: [700, 900], size: 1.5, pose: 'push', top: p.teal700, held: bag }),
    stroller({ at: [1034, 905], size: 1.36, color: p.peach400 }),
    bush({ at: [110, 985], size: 1.5, color: p.leaf500, flowers: p.peach300 }),
    bush({ at: [1500, 1000], size: 1.3, color: p.leaf500, flowers: p.sun }),
    [
      [400, 960],
      [620, 975],
      [1250, 965],
    ].map((at) => grass(at, 1.2)),
    flower({ at: [470, 985], size: 1.1 }),
  );
}

const elder = {
  head: [10, -206],
  neck: [4, -168],
  hip: [0, -96],
  armFront: [
    [-22, -150],
    [-46, -122],
    [-56, -96],
  ],
  legBack: [
    [8, -90],
    [-4, -50],
    [-34, -16],
  ],
  legFront: [
    [-6, -90],
    [20, -52],
    [28, -8],
  ],
};

const strap = stroke('M-20-158C-8-138 6-120 24-110', p.ink700, { 'stroke-width': 5 });

function siblings() {
  return join(
    sky(skies.morning),
    sunDisc([1240, 230], 96, p.sun200),
    cloud([300, 150], 1.1),
    cloud([820, 110], 0.8),
    skyline({ y: 650, color: tint(p.teal200, 0.3), seed: 6, height: 210 }),
    hill([650, 100], p.leaf100),
    crecheHouse({ at: [930, 770], size: 0.82 }),
    meadow([744, 260], p.leaf200),
    path('M1080 774C1040 820 560 850 260 1000H900C1040 920 1170 850 1170 774Z', gradient('v', p.cream300, p.cream)),
    fence([-10, 800, 420]),
    tree({ at: [190, 812], size: 1.6, color: p.leaf400 }),
    bush({ at: [1050, 800], size: 0.8, flowers: p.sun }),
    bush({ at: [1260, 800], size: 0.8, flowers: p.peach300 }),
    cast.zoe({
      at: [560, 950],
      size: 2.1,
      pose: 'childWalk',
      head: { style: 'ponytail' },
      top: p.peach400,
      bottom: p.teal700,
      joints: {
        ...elder,
        armBack: [
          [26, -152],
          [56, -136],
          [86, -148],
        ],
      },
      front: strap,
    }),
    cast.sami({ at: [850, 950], size: 1.85, pose: 'childHold', skin: 'brown', top: p.sun }),
    bush({ at: [1500, 985], size: 1.6, color: p.leaf500, flowers: p.sun }),
    bush({ at: [70, 1000], size: 1.3, color: p.leaf500 }),
    flower({ at: [1210, 975], size: 1.1 }),
    flower({ at: [1260, 990], color: p.peach300 }),
    tufts([
      [360, 980],
      [1010, 985],
      [1120, 950],
    ]),
  );
}

export const walkScenes = {
  'scene-poussette': pushchair,
  'scene-fratrie': siblings,
};
