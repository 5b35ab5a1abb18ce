import { pane } from "./parts/buildings.mjs";
import { cast } from "./parts/cast.mjs";
import { chair, desk, lowShelf, officeChair, table } from "./parts/furniture.mjs";
import { leafSprig, roomPlant, smallPlant } from "./parts/nature.mjs";
import { books, cup, folder, laptop, sheet, steam, textLines } from "./parts/objects.mjs";
import { fade, palette as p, shade, tint } from "./parts/palette.mjs";
import { mobile, pendant, picture, room, sunbeam, wallShelf } from "./parts/rooms.mjs";
import { blob } from "./parts/shapes.mjs";
import { circle, ellipse, gradient, join, path, place, rect, repeat, stroke } from "./parts/svg.mjs";
import { outside } from "./scenes-creche.mjs";

const cityView = (width) => repeat(8, (index) => rect([index * (width / 7.4) - 10, 150 - ((index * 47) % 90), width / 9, 400], index % 2 ? p.teal200 : p.teal300, { opacity: 0.8 }));

const chart = place(
  { at: [600, 150] },
  rect([6, 14, 420, 270], p.ink, { rx: 18, opacity: 0.12 }),
  rect([0, 0, 420, 270], p.white, { rx: 18 }),
  rect([34, 36, 170, 16], p.teal700, { rx: 8 }),
  [70, 110, 92, 146].map((height, index) => rect([40 + index * 52, 236 - height, 32, height], [p.teal200, p.teal400, p.sun, p.teal700][index], { rx: 8 })),
  circle([320, 150, 62], "none", { stroke: p.teal100, "stroke-width": 26 }),
  stroke("M320 88A62 62 0 1 1 266 181", p.teal600, { "stroke-width": 26, "stroke-linecap": "butt" }),
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
    cast.mei({ at: [1100, 800], size: 1.36, pose: "point", flip: true }),
    chair({ at: [300, 900], size: 1.35, height: 128, color: p.ink500 }),
    chair({ at: [1330, 900], size: 1.35, height: 128, color: p.ink500, flip: true }),
    cast.henri({ at: [560, 880], size: 1.3, pose: "sit", shadow: false }),
    cast.elise({ at: [310, 900], size: 1.36, pose: "sitType", shadow: false }),
    cast.kofi({ at: [1320, 900], size: 1.36, pose: "sit", flip: true, shadow: false }),
    table({ at: [820, 940], box: [860, 262], color: p.wood }),
    laptop({ at: [560, 680], size: 1.15, back: true }),
    cup({ at: [720, 680], color: p.peach300 }),
    sheet({ at: [860, 660], box: [170, 22], color: p.white }),
    cup({ at: [1060, 680], color: p.sun }),
  );
}

function signing() {
  return join(
    room({ wall: p.sun100, floor: p.wood, line: 700, panel: p.cream }),
    pane({ at: [600, 100], box: [420, 350], bars: [3, 1], inside: outside(p.leaf200, p.leaf300, [310, 100]) }),
    sunbeam([600, 100, 420, 350], 700),
    picture({ at: [170, 140], box: [170, 210], subject: "wave" }),
    wallShelf({ at: [1140, 300], width: 320 }, books({ at: [16, 0] }), smallPlant({ at: [220, 0], size: 1.2, vase: p.teal300 })),
    roomPlant({ at: [120, 800], size: 1.5 }),
    chair({ at: [410, 910], size: 1.45, height: 128, color: p.teal500 }),
    chair({ at: [1190, 910], size: 1.45, height: 128, color: p.peach300, flip: true }),
    cast.elise({ at: [420, 910], size: 1.48, pose: "sitType", shadow: false, head: { tilt: 6 } }),
    cast.amina({ at: [1180, 910], size: 1.48, pose: "sit", flip: true, shadow: false, garment: "blazer" }),
    table({ at: [800, 945], box: [640, 288], color: p.wood }),
    path("M540 662H780L800 654H580Z", p.ink, { opacity: 0.1 }),
    path("M556 658L600 630H770L748 658Z", p.white),
    stroke("M606 640H730M598 648H690", p.ink200, { "stroke-width": 4 }),
    stroke("M574 622L640 566", p.teal900, { "stroke-width": 9 }),
    stroke("M640 654H700", p.teal700, { "stroke-width": 4 }),
    folder({ at: [880, 632], size: 0.2, color: p.sun }),
    cup({ at: [850, 657], color: p.teal400 }),
    smallPlant({ at: [1010, 657], size: 1.1, vase: p.peach300 }),
  );
}

function director() {
  return join(
    room({ wall: p.teal100, floor: p.cream300, line: 690, panel: p.teal50 }),
    pane({ at: [130, 110], box: [380, 350], bars: [2, 2], inside: outside(p.leaf300, p.leaf400, [110, 90]) }),
    sunbeam([130, 110, 380, 350], 690),
    picture({ at: [640, 140], box: [150, 190], subject: "arcs" }),
    picture({ at: [820, 140], box: [190, 190], subject: "hills" }),
    lowShelf({ at: [1170, 720], columns: 3, rows: 4, cell: [108, 104], fill: (column, row) => ((column * 2 + row) % 3 === 1 ? smallPlant({ size: 1, vase: p.peach300 }) : books({ at: [-50, 0], size: 0.92 })) }),
    roomPlant({ at: [90, 800], size: 1.5, vase: p.sun }),
    officeChair({ at: [1010, 850], size: 1.2 }),
    desk({ at: [1010, 930], width: 760, height: 220, front: p.white }),
    laptop({ at: [1120, 710], size: 1.2 }),
    cup({ at: [900, 712], color: p.peach400 }),
    steam({ at: [900, 640], size: 0.9 }),
    sheet({ at: [740, 690], box: [110, 20] }),
    cast.amina({ at: [520, 930], size: 1.72, garment: "blazer", pose: "stand", inner: p.sun200, joints: { armBack: [[30, -298], [48, -240], [14, -212]] }, held: place({ at: [-2, -262], turn: -8 }, rect([-34, 0, 72, 92], p.wood600, { rx: 6 }), rect([-28, 8, 60, 78], p.white, { rx: 3 }), textLines([-20, 22, 44], 4, { step: 15, height: 5 }), rect([-12, -6, 28, 12], p.ink300, { rx: 4 })) }),
  );
}

const carrot = ({ at, turn }) => place({ at, turn }, path("M0-12Q60-18 92 0Q60 18 0 12Z", p.peach400), stroke("M0-4L-22-16M0 0H-26M0 4L-22 16", p.leaf500, { "stroke-width": 7 }));
const pan = ({ at, color }) => place({ at }, rect([-78, -84, 156, 84], gradient("h", tint(color, 0.2), shade(color, 0.1)), { rx: 14 }), rect([-88, -96, 176, 16], shade(color, 0.15), { rx: 8 }), circle([0, -104, 10], p.ink700), rect([-104, -70, 28, 12], p.ink700, { rx: 6 }), rect([76, -70, 28, 12], p.ink700, { rx: 6 }));
const tomato = (at) => place({ at }, circle([0, -20, 22], gradient("d", p.peach400, p.peach600)), path("M-12-38L0-34L12-38L4-30L6-22L0-28L-6-22L-4-30Z", p.leaf700));
const bowl = ({ at, color }) => place({ at }, ellipse([0, -56, 76, 14], shade(color, 0.2)), blob([[-60, -58], [-30, -86], [10, -78], [44, -88], [64, -58], [0, -48]], p.leaf400), path("M-78-56H78C72-14 40 0 0 0S-72-14-78-56Z", gradient("h", tint(color, 0.15), shade(color, 0.1))));

function kitchen() {
  return join(
    room({ wall: p.cream, floor: p.ink100, line: 720 }),
    rect([0, 330, 1600, 280], p.teal100),
    repeat(16, (index) => rect([index * 104, 330, 3, 280], p.white)),
    repeat(3, (index) => rect([0, 400 + index * 70, 1600, 3], p.white)),
    pane({ at: [130, 90], box: [330, 260], bars: [2, 1], inside: outside(p.leaf200, p.leaf300) }),
    path("M1130 0H1330V150L1430 280H1030L1130 150Z", gradient("h", p.ink100, p.ink200)),
    rect([1020, 276, 420, 34], p.ink300, { rx: 6 }),
    wallShelf({ at: [560, 250], width: 380 }, bowl({ at: [90, 0], color: p.peach300 }), cup({ at: [210, 0], color: p.teal400, size: 1.1 }), cup({ at: [300, 0], color: p.sun, size: 1.1 })),
    rect([980, 600, 620, 290], gradient("v", p.white, p.ink50)),
    rect([960, 590, 640, 24], p.ink500, { rx: 6 }),
    rect([1090, 650, 280, 190], p.ink700, { rx: 16 }),
    rect([1110, 690, 240, 120], gradient("v", p.sun600, p.peach400), { rx: 12, opacity: 0.8 }),
    [1120, 1190, 1260, 1330].map((x) => circle([x, 670, 9], p.ink200)),
    pan({ at: [1130, 590], color: p.teal600 }),
    pan({ at: [1370, 590], color: p.sun }),
    steam({ at: [1130, 470], size: 1.2 }),
    cast.paul({ at: [640, 900], size: 1.62, pose: "lean", garment: "apron", top: p.white, apron: p.teal600, head: { style: "crop" } }),
    rect([60, 690, 860, 300], gradient("v", p.wood, p.wood600)),
    rect([60, 714, 860, 14], p.ink, { opacity: 0.1 }),
    repeat(3, (index) => rect([96 + index * 276, 752, 240, 238], tint(p.wood, 0.2), { rx: 10 })),
    rect([30, 676, 920, 36], gradient("v", p.white, p.ink100), { rx: 10 }),
    rect([690, 662, 220, 16], p.wood600, { rx: 6 }),
    carrot({ at: [730, 650], turn: 4 }),
    carrot({ at: [770, 630], turn: -6 }),
    bowl({ at: [400, 678], color: p.peach300 }),
    [150, 200, 250].map((x) => tomato([x, 678])),
    tomato([225, 646]),
    leafSprig({ at: [110, 680], size: 0.9 }),
  );
}

const staff = [
  ["henri", 250, 1.3, { pose: "stand" }],
  ["lina", 480, 1.28, { pose: "stand" }],
  ["kofi", 1120, 1.34, { pose: "stand", flip: true }],
  ["elise", 1350, 1.28, { pose: "stand", flip: true, garment: "apron", apron: p.cream }],
  ["nadia", 690, 1.32, { pose: "carry", held: "" }],
  ["amina", 910, 1.36, { pose: "wave", garment: "blazer" }],
];

function team() {
  return join(
    room({ wall: p.peach, floor: p.wood, line: 700, panel: p.cream }),
    circle([800, 470, 400], p.white, { opacity: 0.4 }),
    pane({ at: [620, 110], box: [360, 260], bars: [2, 1], inside: outside(p.leaf200, p.leaf300, [260, 80]) }),
    sunbeam([620, 110, 360, 260], 700),
    picture({ at: [170, 130], box: [170, 200], subject: "shapes" }),
    picture({ at: [380, 160], box: [130, 160], subject: "leaf" }),
    mobile({ at: [1330, 0], drop: 110 }),
    roomPlant({ at: [90, 800], size: 1.5 }),
    roomPlant({ at: [1510, 800], size: 1.5, vase: p.teal300 }),
    ellipse([800, 905, 720, 50], fade(p.teal200, 1), { opacity: 0.8 }),
    staff.map(([name, x, size, more], index) => cast[name]({ at: [x, index > 3 ? 915 : 890], size: size * 1.1, ...more })),
  );
}

export const companyScenes = {
  "scene-reunion-rh": meeting,
  "scene-equipe": team,
  "scene-signature": signing,
  "scene-directrice": director,
  "scene-cuisine": kitchen,
};

