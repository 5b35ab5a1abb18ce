import { childPoses } from './child-poses.mjs';

// Units: a standing adult is 400 high with the feet on 0,0. Back is the far side, front the near one.
// A limb is written as its three joints: shoulder, elbow, wrist or hip, knee, ankle.
const stand = {
  head: [5, -360],
  neck: [0, -318],
  hip: [0, -190],
  armBack: '30,-298 42,-236 38,-174',
  armFront: '-31,-298 -44,-236 -39,-172',
  legBack: '17,-184 21,-96 20,-12',
  legFront: '-17,-184 -20,-96 -21,-12',
};

const walk = {
  head: [14, -360],
  neck: [6, -318],
  hip: [0, -190],
  armBack: '34,-298 58,-244 86,-196',
  armFront: '-26,-298 -48,-240 -46,-178',
  legBack: '12,-184 2,-98 -50,-32',
  legFront: '-8,-184 40,-104 50,-12',
  footBack: 38,
  breadth: 0.9,
  ground: [4, 0, 90, 12],
};

const carry = {
  ...stand,
  armBack: '30,-298 54,-240 8,-222',
  armFront: '-31,-298 -50,-238 4,-214',
};

const point = {
  ...stand,
  armBack: '30,-298 74,-268 118,-306',
};

const wave = {
  ...stand,
  armBack: '30,-298 76,-282 88,-346',
};

const phone = {
  ...stand,
  armBack: '30,-298 62,-252 34,-336',
  face: { tilt: 4 },
};

const push = {
  head: [20, -358],
  neck: [10, -317],
  hip: [-4, -190],
  armBack: '40,-296 66,-246 112,-222',
  armFront: '-22,-296 14,-236 74,-218',
  legBack: '8,-184 0,-98 -46,-30',
  legFront: '-12,-184 30,-104 36,-12',
  footBack: 36,
  breadth: 0.92,
  ground: [0, 0, 86, 12],
};

const sit = {
  seated: true,
  head: [12, -312],
  neck: [4, -270],
  hip: [-4, -146],
  armBack: '31,-250 54,-194 104,-186',
  armFront: '-26,-250 -10,-188 64,-178',
  legBack: '8,-140 98,-142 100,-12',
  legFront: '-8,-136 80,-134 78,-12',
  breadth: 0.94,
  ground: [60, 0, 80, 10],
};

const sitType = {
  ...sit,
  armBack: '31,-250 66,-204 122,-206',
  armFront: '-26,-250 0,-192 100,-198',
  face: { tilt: 5 },
};

const call = {
  ...sit,
  armBack: '31,-250 62,-206 36,-292',
  armFront: '-26,-250 -8,-192 70,-192',
};

const floorSit = {
  seated: true,
  head: [14, -184],
  neck: [4, -142],
  hip: [-6, -24],
  armBack: '34,-124 62,-78 100,-62',
  armFront: '-28,-124 -6,-64 62,-46',
  legBack: '4,-24 84,-58 112,-12',
  legFront: '-6,-22 68,-30 20,-10',
  footFront: 180,
  breadth: 0.94,
  face: { tilt: 6 },
  ground: [30, 2, 110, 14],
};

const kneel = {
  seated: true,
  head: [27, -252],
  neck: [14, -211],
  hip: [-10, -92],
  armBack: '46,-192 84,-150 124,-128',
  armFront: '-14,-190 26,-132 96,-112',
  legBack: '0,-88 60,-86 56,-12',
  legFront: '-14,-84 26,-14 -58,-10',
  footFront: 95,
  breadth: 0.94,
  face: { tilt: 10 },
  ground: [10, 2, 100, 12],
};

const lean = {
  head: [56, -326],
  neck: [36, -288],
  hip: [-8, -190],
  armBack: '60,-262 92,-212 140,-186',
  armFront: '10,-264 44,-202 112,-176',
  legBack: '8,-184 16,-98 12,-12',
  legFront: '-20,-184 -18,-96 -26,-12',
  breadth: 0.95,
  face: { tilt: 14 },
};

const written = { stand, walk, carry, point, wave, phone, push, sit, sitType, call, floorSit, kneel, lean, ...childPoses };

const joints = (limb) => limb.split(' ').map((point) => point.split(',').map(Number));

const read = (pose) =>
  Object.fromEntries(Object.entries(pose).map(([part, value]) => [part, typeof value === 'string' ? joints(value) : value]));

export const poses = Object.fromEntries(Object.entries(written).map(([name, pose]) => [name, read(pose)]));
