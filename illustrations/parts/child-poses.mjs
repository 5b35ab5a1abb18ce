// See poses.mjs for the notation.
const childStand = {
  head: [4, -174],
  neck: [0, -134],
  hip: [0, -68],
  armBack: '26,-118 36,-90 38,-62',
  armFront: '-26,-118 -37,-90 -38,-62',
  legBack: '13,-62 14,-34 14,-8',
  legFront: '-13,-62 -14,-34 -15,-8',
  ground: [2, 0, 50, 9],
};

const childReach = {
  ...childStand,
  armBack: '26,-118 50,-104 74,-98',
  armFront: '-24,-116 6,-92 58,-84',
};

const childUp = {
  ...childStand,
  armBack: '26,-118 44,-140 56,-172',
};

const childWalk = {
  ...childStand,
  head: [10, -174],
  neck: [4, -134],
  armBack: '26,-116 46,-100 60,-82',
  armFront: '-22,-116 -44,-96 -54,-76',
  legBack: '8,-62 -2,-36 -28,-14',
  legFront: '-6,-62 18,-38 24,-8',
  footBack: 34,
};

const childHold = {
  ...childWalk,
  armFront: '-22,-116 -44,-136 -56,-168',
};

const childSit = {
  seated: true,
  head: [6, -122],
  neck: [2, -82],
  hip: [-2, -18],
  armBack: '26,-68 44,-46 62,-38',
  armFront: '-24,-68 -14,-38 42,-28',
  legBack: '8,-16 46,-20 68,-8',
  legFront: '-6,-14 28,-14 56,-4',
  footBack: -50,
  footFront: -50,
  face: { tilt: 6 },
  ground: [20, 2, 70, 10],
};

const childChair = {
  seated: true,
  head: [6, -174],
  neck: [2, -134],
  hip: [-2, -70],
  armBack: '26,-120 46,-98 68,-96',
  armFront: '-24,-120 -6,-92 52,-88',
  legBack: '6,-66 46,-66 48,-10',
  legFront: '-6,-64 36,-62 36,-8',
  ground: [26, 0, 50, 8],
};

export const childPoses = { childStand, childReach, childUp, childWalk, childHold, childSit, childChair };
