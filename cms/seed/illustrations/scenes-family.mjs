import { door, pane } from "./parts/buildings.mjs";
import { cast } from "./parts/cast.mjs";
import { chair, coatHooks, cot, lowShelf, sofa, table } from "./parts/furniture.mjs";
import { leafSprig, roomPlant, smallPlant } from "./parts/nature.mjs";
import { books, cup, laptop, openBook } from "./parts/objects.mjs";
import { fade, palette as p, shade } from "./parts/palette.mjs";
import { bundle } from "./parts/people.mjs";
import { curtain, mobile, pendant, picture, room, rug, sunbeam, wallShelf } from "./parts/rooms.mjs";
import { circle, ellipse, gradient, join, path, rect } from "./parts/svg.mjs";
import { ball, blocks, cuddly } from "./parts/toys.mjs";
import { wheelchair } from "./parts/vehicles.mjs";
import { outside, toyShelf } from "./scenes-creche.mjs";

function parentsDesk() {
  return join(
    room({ wall: p.sun100, floor: p.wood, line: 690 }),
    pane({ at: [140, 110], box: [360, 360], bars: [2, 2], inside: outside(p.leaf200, p.leaf300) }),
    sunbeam([140, 110, 360, 360], 690, p.sun100),
    picture({ at: [1180, 150], box: [150, 190], subject: "arcs" }),
    wallShelf({ at: [620, 270], width: 400 }, books({ at: [20, 0] }), smallPlant({ at: [220, 0], size: 1.2, vase: p.peach300 }), books({ at: [280, 0], size: 0.8, colors: [p.ink700, p.teal400, p.sun] })),
    pendant({ at: [800, 0], drop: 90, color: p.teal700, kind: "cone" }),
    lowShelf({ at: [1180, 720], columns: 3, rows: 2, cell: [108, 96], fill: (column, row) => ((column + row) % 2 ? books({ at: [-50, 0], size: 0.9 }) : cuddly({ size: 0.7 })) }),
    roomPlant({ at: [90, 790], size: 1.4 }),
    chair({ at: [470, 900], size: 1.35, height: 128, color: p.teal500 }),
    chair({ at: [1120, 900], size: 1.35, height: 128, color: p.teal500, flip: true }),
    cast.julie({ at: [480, 900], size: 1.36, pose: "sitType", shadow: false }),
    cast.marc({ at: [1120, 900], size: 1.36, pose: "sit", flip: true, shadow: false, joints: { armBack: [[31, -250], [50, -190], [10, -176]] }, held: bundle({ at: [26, -196], size: 0.95, turn: -12, cloth: p.sun200, flip: true }) }),
    table({ at: [800, 930], box: [560, 262], color: p.wood }),
    laptop({ at: [730, 668], size: 1.3, back: true }),
    cup({ at: [910, 668], color: p.peach400 }),
    ball({ at: [1400, 930], size: 1.1 }),
    blocks({ at: [1500, 970], size: 0.9 }),
  );
}

function morning() {
  return join(
    room({ wall: p.peach, floor: p.wood, line: 720, panel: p.cream }),
    rect([1090, 150, 330, 590], gradient("v", p.sun200, p.sun100, p.cream)),
    circle([1290, 300, 62], p.sun),
    path("M1090 600Q1220 500 1420 590V740H1090Z", p.leaf300),
    path("M1210 740L1260 640H1310L1400 740Z", p.cream300),
    path("M1078 740V138H1432V740H1408V162H1102V740Z", p.white),
    path("M1420 150L1560 96V820L1420 740Z", gradient("h", p.teal600, p.teal700)),
    circle([1536, 470, 9], p.sun),
    path("M1090 740H1420L1330 1000H620Z", gradient("v", fade(p.sun, 0.4), fade(p.sun200, 0.05))),
    picture({ at: [120, 150], box: [190, 220], subject: "hills" }),
    circle([860, 220, 62], p.white, { stroke: p.teal700, "stroke-width": 10 }),
    path("M860 180V222L886 238", "none", { stroke: p.ink, "stroke-width": 7, "stroke-linecap": "round" }),
    coatHooks({ at: [370, 300], count: 3, colors: [p.ink700, p.teal500, p.sun] }),
    lowShelf({ at: [380, 740], columns: 3, rows: 1, cell: [100, 80], fill: (column) => (column === 1 ? books({ at: [-40, 0], size: 0.8 }) : ball({ size: 0.8, color: column ? p.teal400 : p.sun })) }),
    smallPlant({ at: [440, 636], size: 1.3 }),
    roomPlant({ at: [110, 830], size: 1.5, vase: p.sun }),
    rug([760, 900, 430, 56], p.teal200),
    cast.elise({ at: [560, 900], size: 1.62, pose: "kneel", garment: "cardigan", top: p.teal600, inner: p.cream }),
    cast.tom({ at: [860, 895], size: 1.6, pose: "childStand", flip: true, top: p.sun, behind: path("M-44-124H-22V-62H-44Q-52-62-52-76V-110Q-52-124-44-124Z", p.peach400) }),
  );
}

const bump = join(ellipse([26, -226, 30, 42], gradient("h", shade(p.teal500, 0.02), shade(p.teal500, 0.14))));

function pregnancy() {
  return join(
    room({ wall: p.teal100, floor: p.cream300, line: 700, panel: p.teal50 }),
    pane({ at: [560, 100], box: [440, 400], bars: [2, 1], inside: outside(p.leaf200, p.leaf300, [330, 110]) }),
    curtain({ at: [510, 70], box: [170, 560], color: p.peach }),
    curtain({ at: [1050, 70], box: [170, 560], color: p.peach, flip: true }),
    rect([480, 56, 600, 16], p.wood600, { rx: 8 }),
    sunbeam([580, 100, 420, 400], 700),
    picture({ at: [150, 150], box: [160, 200], subject: "moon" }),
    picture({ at: [340, 190], box: [120, 150], subject: "leaf" }),
    mobile({ at: [1330, 0], drop: 180 }),
    cot({ at: [1320, 800], size: 1.2, blanket: p.sun200 }),
    roomPlant({ at: [130, 800], size: 1.6 }),
    rug([760, 900, 470, 62], p.peach200, p.cream),
    cast.kofi({ at: [620, 890], size: 1.5, pose: "carry", garment: "sweater", top: p.ink700, joints: { armBack: [[30, -298], [58, -246], [112, -228]], armFront: [[-31, -298], [-46, -236], [-39, -172]] } }),
    cast.amina({ at: [800, 895], size: 1.42, garment: "dress", top: p.teal500, tights: p.ink, pose: "stand", held: bump, joints: { armBack: [[30, -296], [50, -246], [44, -206]], armFront: [[-31, -298], [-42, -240], [20, -214]] } }),
    cuddly({ at: [1090, 930], size: 1.2 }),
  );
}

function siblings() {
  return join(
    room({ wall: p.cream200, floor: p.wood, line: 690, panel: p.peach }),
    pane({ at: [120, 110], box: [330, 330], bars: [2, 2], inside: outside(p.leaf200, p.leaf300) }),
    sunbeam([120, 110, 330, 330], 690, p.sun100),
    picture({ at: [640, 130], box: [180, 180], subject: "shapes" }),
    picture({ at: [850, 130], box: [150, 180], subject: "arcs" }),
    pendant({ at: [1320, 0], drop: 170, color: p.sun, kind: "globe" }),
    roomPlant({ at: [1480, 790], size: 1.5, vase: p.teal300 }),
    rug([800, 910, 640, 72], p.teal200, p.teal50),
    sofa({ at: [800, 830], width: 760, size: 1.15, color: p.teal600 }),
    cast.claire({ at: [640, 870], size: 1.36, pose: "sit", garment: "blouse", top: p.peach300, shadow: false, joints: { armBack: [[31, -250], [52, -186], [16, -168]], armFront: [[-26, -250], [-30, -186], [38, -168]] }, held: bundle({ at: [22, -192], size: 1, turn: -10, cloth: p.sun100 }) }),
    cast.sami({ at: [990, 850], size: 1.5, pose: "childChair", flip: true, shadow: false, joints: { hip: [-2, -88], head: [6, -190], neck: [2, -150], legBack: [[6, -82], [44, -82], [48, -22]], legFront: [[-6, -80], [34, -78], [36, -20]], armBack: [[26, -136], [42, -112], [60, -108]], armFront: [[-24, -136], [-8, -106], [48, -100]] }, held: openBook({ at: [56, -98], size: 0.6 }) }),
    cast.ines({ at: [1180, 930], size: 1.5, pose: "childSit", flip: true }),
    blocks({ at: [1010, 960], size: 0.9 }),
    cuddly({ at: [330, 930], size: 1.1 }),
  );
}

const wheelchairChild = (at) =>
  join(
    wheelchair({ at, size: 1.3 }),
    cast.leo({ at: [at[0] - 6, at[1]], size: 1.45, pose: "childChair", shadow: false, top: p.sun, joints: { head: [2, -196], neck: [-2, -156], hip: [-6, -88], legBack: [[2, -82], [40, -82], [58, -24]], legFront: [[-8, -80], [34, -80], [52, -22]], armBack: [[22, -140], [48, -116], [76, -112]], armFront: [[-26, -140], [-6, -110], [66, -104]] }, held: ball({ at: [88, -86], r: 22, color: p.peach400 }) }),
  );

function disability() {
  return join(
    room({ wall: p.teal50, floor: p.sand, line: 680, panel: p.teal100 }),
    pane({ at: [560, 110], box: [460, 310], bars: [3, 1], inside: outside(p.leaf200, p.leaf300, [90, 100]) }),
    sunbeam([560, 110, 460, 310], 680),
    picture({ at: [150, 140], box: [170, 210], subject: "arcs" }),
    picture({ at: [350, 170], box: [130, 160], subject: "leaf" }),
    toyShelf({ at: [1090, 730], columns: 3, cell: [122, 96] }),
    smallPlant({ at: [1160, 498], size: 1.3, vase: p.sun }),
    leafSprig({ at: [1420, 498], size: 0.7 }),
    door({ at: [170, 690], box: [200, 300], color: p.teal700 }),
    rug([800, 890, 660, 80], p.sun200, p.cream),
    cast.lina({ at: [380, 890], size: 1.55, pose: "kneel", top: p.peach300 }),
    wheelchairChild([760, 880]),
    cast.maya({ at: [1060, 880], size: 1.5, pose: "childReach", flip: true, top: p.teal400 }),
    cast.tom({ at: [1280, 915], size: 1.5, pose: "childSit", flip: true }),
    blocks({ at: [1130, 960], size: 0.9 }),
  );
}

export const familyScenes = {
  "scene-bureau-parents": parentsDesk,
  "scene-matin-depart": morning,
  "scene-grossesse": pregnancy,
  "scene-fratrie": siblings,
  "scene-handicap": disability,
};
