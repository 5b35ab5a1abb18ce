const stand = {
  head: [5, -360], neck: [0, -318], hip: [0, -190],
  armBack: [[30, -298], [42, -236], [38, -174]],
  armFront: [[-31, -298], [-44, -236], [-39, -172]],
  legBack: [[17, -184], [21, -96], [20, -12]],
  legFront: [[-17, -184], [-20, -96], [-21, -12]],
};

const walk = {
  head: [14, -360], neck: [6, -318], hip: [0, -190],
  armBack: [[34, -298], [58, -244], [86, -196]],
  armFront: [[-26, -298], [-48, -240], [-46, -178]],
  legBack: [[12, -184], [2, -98], [-50, -32]],
  legFront: [[-8, -184], [40, -104], [50, -12]],
  footBack: 38, breadth: 0.9, ground: [4, 0, 90, 12],
};

const carry = {
  ...stand,
  armBack: [[30, -298], [54, -240], [8, -222]],
  armFront: [[-31, -298], [-50, -238], [4, -214]],
};

const point = { ...stand, armBack: [[30, -298], [74, -268], [118, -306]] };

const wave = { ...stand, armBack: [[30, -298], [76, -282], [88, -346]] };

const phone = { ...stand, armBack: [[30, -298], [62, -252], [34, -336]], face: { tilt: 4 } };

const push = {
  head: [20, -358], neck: [10, -317], hip: [-4, -190],
  armBack: [[40, -296], [66, -246], [112, -222]],
  armFront: [[-22, -296], [14, -236], [74, -218]],
  legBack: [[8, -184], [0, -98], [-46, -30]],
  legFront: [[-12, -184], [30, -104], [36, -12]],
  footBack: 36, breadth: 0.92, ground: [0, 0, 86, 12],
};

const sit = {
  seated: true,
  head: [12, -312], neck: [4, -270], hip: [-4, -146],
  armBack: [[31, -250], [54, -194], [104, -186]],
  armFront: [[-26, -250], [-10, -188], [64, -178]],
  legBack: [[8, -140], [98, -142], [100, -12]],
  legFront: [[-8, -136], [80, -134], [78, -12]],
  breadth: 0.94, ground: [60, 0, 80, 10],
};

const sitType = {
  ...sit,
  armBack: [[31, -250], [66, -204], [122, -206]],
  armFront: [[-26, -250], [0, -192], [100, -198]],
  face: { tilt: 5 },
};

const floorSit = {
  seated: true,
  head: [14, -184], neck: [4, -142], hip: [-6, -24],
  armBack: [[34, -124], [62, -78], [100, -62]],
  armFront: [[-28, -124], [-6, -64], [62, -46]],
  legBack: [[4, -24], [84, -58], [112, -12]],
  legFront: [[-6, -22], [68, -30], [20, -10]],
  footFront: 180, breadth: 0.94, face: { tilt: 6 }, ground: [30, 2, 110, 14],
};

const kneel = {
  seated: true,
  head: [27, -252], neck: [14, -211], hip: [-10, -92],
  armBack: [[46, -192], [84, -150], [124, -128]],
  armFront: [[-14, -190], [26, -132], [96, -112]],
  legBack: [[0, -88], [60, -86], [56, -12]],
  legFront: [[-14, -84], [26, -14], [-58, -10]],
  footFront: 95, breadth: 0.94, face: { tilt: 10 }, ground: [10, 2, 100, 12],
};

const lean = {
  head: [56, -326], neck: [36, -288], hip: [-8, -190],
  armBack: [[60, -262], [92, -212], [140, -186]],
  armFront: [[10, -264], [44, -202], [112, -176]],
  legBack: [[8, -184], [16, -98], [12, -12]],
  legFront: [[-20, -184], [-18, -96], [-26, -12]],
  breadth: 0.95, face: { tilt: 14 },
};

const childStand = {
  head: [4, -174], neck: [0, -134], hip: [0, -68],
  armBack: [[26, -118], [36, -90], [38, -62]],
  armFront: [[-26, -118], [-37, -90], [-38, -62]],
  legBack: [[13, -62], [14, -34], [14, -8]],
  legFront: [[-13, -62], [-14, -34], [-15, -8]],
  ground: [2, 0, 50, 9],
};

const childReach = {
  ...childStand,
  armBack: [[26, -118], [50, -104], [74, -98]],
  armFront: [[-24, -116], [6, -92], [58, -84]],
};

const childUp = { ...childStand, armBack: [[26, -118], [44, -140], [56, -172]] };

const childHold = { ...childStand, armBack: [[26, -118], [48, -138], [62, -166]], armFront: [[-26, -118], [-36, -90], [-32, -62]] };

const childWalk = {
  ...childStand,
  head: [10, -174], neck: [4, -134],
  armBack: [[26, -116], [46, -100], [60, -82]],
  armFront: [[-22, -116], [-44, -96], [-54, -76]],
  legBack: [[8, -62], [-2, -36], [-28, -14]],
  legFront: [[-6, -62], [18, -38], [24, -8]],
  footBack: 34,
};

const childSit = {
  seated: true,
  head: [6, -122], neck: [2, -82], hip: [-2, -18],
  armBack: [[26, -68], [44, -46], [62, -38]],
  armFront: [[-24, -68], [-14, -38], [42, -28]],
  legBack: [[8, -16], [46, -20], [68, -8]],
  legFront: [[-6, -14], [28, -14], [56, -4]],
  footBack: -50, footFront: -50, face: { tilt: 6 }, ground: [20, 2, 70, 10],
};

const childChair = {
  seated: true,
  head: [6, -174], neck: [2, -134], hip: [-2, -70],
  armBack: [[26, -120], [46, -98], [68, -96]],
  armFront: [[-24, -120], [-6, -92], [52, -88]],
  legBack: [[6, -66], [46, -66], [48, -10]],
  legFront: [[-6, -64], [36, -62], [36, -8]],
  ground: [26, 0, 50, 8],
};

export const poses = {
  stand, walk, carry, point, wave, phone, push, sit, sitType, floorSit, kneel, lean,
  childStand, childReach, childUp, childHold, childWalk, childSit, childChair,
};
