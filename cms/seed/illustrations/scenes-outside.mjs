import { awning, balcony, chimney, courses, door, flatRoof, gableRoof, hipRoof, lamp, pane, paneGrid, skyline, wall } from "./parts/buildings.mjs";
import { cast } from "./parts/cast.mjs";
import { bush, cloud, flower, grass, hill, meadow, poplar, skies, sunDisc, tree } from "./parts/nature.mjs";
import { pinMark } from "./parts/objects.mjs";
import { fade, palette as p, tint } from "./parts/palette.mjs";
import { bunting, mobile } from "./parts/rooms.mjs";
import { polygon } from "./parts/shapes.mjs";
import { circle, gradient, join, path, place, rect, repeat } from "./parts/svg.mjs";
import { ball, sandpit, slide } from "./parts/toys.mjs";
import { bicycle, bus, crossing, stroller } from "./parts/vehicles.mjs";

export const sky = (colors) => rect([0, 0, 1600, 1000], gradient("v", ...colors));

export const pavement = (y, color = p.cream300) =>
  join(rect([0, y, 1600, 1000 - y], gradient("v", color, tint(color, 0.3))), rect([0, y, 1600, 10], p.white, { opacity: 0.6 }));

export const fence = ([x, y, width], color = p.white) =>
  join(repeat(Math.floor(width / 34), (index) => path(`M${x + index * 34} ${y}V${y - 78}l11-12 11 12V${y}Z`, color)), rect([x - 8, y - 62, width + 6, 9], color), rect([x - 8, y - 26, width + 6, 9], color));

/** The crèche itself, the same on every scene; ground at 0,0, 760 wide. */
export function crecheHouse({ at, size = 1 }) {
  return place(
    { at, size },
    wall([0, -330, 470, 330], p.cream),
    courses([0, -330, 470, 330], { step: 30, color: p.wood, opacity: 0.16 }),
    gableRoof([0, -330, 470, 170], p.teal700),
    circle([235, -372, 34], gradient("v", p.teal200, p.teal50), { stroke: p.white, "stroke-width": 9 }),
    wall([470, -250, 330, 250], p.peach200),
    flatRoof([470, -250, 330], p.ink700),
    paneGrid({ at: [506, -200], columns: 2, rows: 1, gap: [144, 0], box: [116, 140], bars: [2, 1] }),
    rect([470, -250, 26, 250], gradient("h", fade(p.ink, 0.16), fade(p.ink, 0))),
    pane({ at: [40, -250], box: [110, 160], bars: [2, 2] }),
    pane({ at: [322, -250], box: [110, 160], bars: [2, 2] }),
    door({ at: [235, 0], box: [126, 218], color: p.teal600, arch: 44 }),
    awning({ at: [158, -258], width: 154, drop: 34, count: 7, colors: [p.sun, p.cream] }),
    rect([146, -6, 178, 12], p.ink200, { rx: 4 }),
  );
}

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
    path("M985 772C960 830 700 880 420 1000H1130C1180 900 1090 830 1092 772Z", gradient("v", p.cream300, p.cream)),
    fence([1240, 800, 380]),
    tree({ at: [130, 800], size: 1.5, color: p.leaf400 }),
    tree({ at: [330, 770], size: 1, color: p.leaf300 }),
    bush({ at: [880, 796], size: 0.8, flowers: p.peach300 }),
    bush({ at: [1230, 812], size: 0.9, color: p.leaf500, flowers: p.sun }),
    cast.nadia({ at: [1130, 815], size: 0.74, pose: "wave", flip: true }),
    cast.julie({ at: [470, 930], size: 1.28, pose: "walk", garment: "coat", top: p.peach400 }),
    cast.tom({ at: [648, 935], size: 1.22, pose: "childWalk", top: p.sun }),
    cast.marc({ at: [250, 925], size: 1.34, pose: "walk", garment: "coat", top: p.ink700 }),
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
    bush({ at: [1180, 822], size: 1.1, color: p.leaf500 }),
    tree({ at: [1470, 830], size: 1.25, color: p.leaf400 }),
    bicycle({ at: [1060, 870], size: 0.8 }),
    cast.amina({ at: [520, 900], size: 1.1, pose: "wave" }),
    cast.claire({ at: [830, 930], size: 1.15, pose: "walk", flip: true }),
    cast.ines({ at: [700, 935], size: 1.1, pose: "childWalk", flip: true }),
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
    sandpit({ at: [1190, 860], width: 520 }),
    cast.sami({ at: [1060, 850], size: 1.25, pose: "childSit" }),
    cast.zoe({ at: [1330, 855], size: 1.25, pose: "childSit", flip: true }),
    cast.paul({ at: [330, 900], size: 1.25, pose: "kneel" }),
    cast.leo({ at: [590, 925], size: 1.25, pose: "childReach", flip: true }),
    ball({ at: [800, 940], size: 1 }),
    bush({ at: [1500, 960], size: 1.3, color: p.leaf500, flowers: p.peach300 }),
    bush({ at: [60, 980], size: 1.3, color: p.leaf500, flowers: p.sun }),
    [[700, 960], [860, 860], [950, 970], [480, 975]].map((at) => grass(at, 1.1)),
    flower({ at: [1000, 965], color: p.peach300 }),
    flower({ at: [1045, 985] }),
  );
}

function town() {
  const house = ([x, width, height], color, windows) => join(wall([x, 780 - height, width, height], color), paneGrid({ at: [x + 34, 780 - height + 44], box: [58, 92], bars: [2, 1], ...windows }));
  return join(
    sky(skies.rose),
    sunDisc([1260, 230], 100, p.sun200),
    cloud([360, 150], 1.1),
    cloud([940, 110], 0.8),
    skyline({ y: 760, color: tint(p.peach300, 0.45), seed: 1, height: 420 }),
    skyline({ y: 770, color: tint(p.teal300, 0.35), seed: 4, height: 300 }),
    house([40, 250, 470], p.cream, { columns: 2, rows: 3, gap: [110, 134] }),
    hipRoof([40, 310, 250, 90], p.ink700, 50),
    chimney([220, 190, 34, 60], p.peach400),
    house([290, 280, 560], p.teal100, { columns: 2, rows: 3, gap: [124, 142] }),
    flatRoof([290, 220, 280], p.teal700),
    balcony([300, 496, 260]),
    crecheHouse({ at: [590, 790], size: 0.8 }),
    house([1240, 330, 480], p.peach, { columns: 3, rows: 3, gap: [96, 136] }),
    hipRoof([1240, 300, 330, 100], p.teal700, 60),
    pavement(786),
    rect([0, 860, 1600, 140], p.ink300),
    rect([0, 856, 1600, 10], p.ink100),
    crossing([700, 890], 5),
    tree({ at: [560, 806], size: 0.7 }),
    tree({ at: [1240, 806], size: 0.8, color: p.leaf500 }),
    lamp({ at: [262, 820], size: 0.9 }),
    bus({ at: [1300, 980], size: 0.95 }),
    cast.marc({ at: [420, 852], size: 0.78, pose: "walk", garment: "coat", top: p.teal600 }),
    cast.zoe({ at: [500, 854], size: 0.76, pose: "childWalk" }),
    pinMark({ at: [780, 400], size: 1.7 }),
  );
}

function pushchair() {
  return join(
    sky(skies.morning),
    sunDisc([430, 260], 110, p.sun200),
    cloud([900, 160], 1.1),
    cloud([1330, 230], 0.8),
    skyline({ y: 640, color: tint(p.teal200, 0.25), seed: 7, height: 230 }),
    hill([640, 110], p.leaf100),
    hill([690, 70], p.leaf200),
    [[120, 0.9], [300, 0.75], [1180, 0.8], [1330, 0.95], [1480, 0.8]].map(([x, size], index) => poplar({ at: [x, 720], size, color: index % 2 ? p.leaf300 : p.leaf400 })),
    meadow([706, 300], p.leaf200),
    path("M0 830C500 790 1100 800 1600 850V960C1100 900 500 910 0 950Z", gradient("v", p.cream300, p.cream)),
    tree({ at: [1390, 830], size: 1.7, color: p.leaf500 }),
    lamp({ at: [330, 822], size: 1.3 }),
    cast.kofi({ at: [700, 900], size: 1.5, pose: "push", garment: "coat", top: p.teal700, inner: p.cream }),
    stroller({ at: [1034, 905], size: 1.36, color: p.peach400 }),
    bush({ at: [110, 985], size: 1.5, color: p.leaf500, flowers: p.peach300 }),
    bush({ at: [1500, 1000], size: 1.3, color: p.leaf500, flowers: p.sun }),
    [[400, 960], [620, 975], [1250, 965]].map((at) => grass(at, 1.2)),
    flower({ at: [470, 985], size: 1.1 }),
  );
}

function companyBuilding() {
  const tower = ([x, top, width, rows], colors, glass) => join(rect([x, top, width, 800 - top], gradient("h", ...colors)), repeat(rows, (row) => rect([x + 26, top + 34 + row * 74, width - 52, 46], gradient("d", ...glass), { rx: 6 })), polygon([[x + 26, 800], [x + width * 0.5, top], [x + width * 0.72, top], [x + width * 0.3, 800]], p.white, { opacity: 0.1 }));
  return join(
    sky(skies.noon),
    sunDisc([1400, 190], 84),
    cloud([200, 170]),
    cloud([1130, 130], 0.9),
    skyline({ y: 780, color: tint(p.teal300, 0.4), seed: 3, height: 380 }),
    tower([250, 130, 330, 8], [p.teal700, p.teal900], [p.teal200, p.teal400]),
    tower([580, 250, 440, 4], [p.ink700, p.ink800], [p.teal100, p.ink300]),
    flatRoof([240, 140, 350], p.ink700, 16),
    wall([580, 560, 620, 250], p.cream),
    flatRoof([580, 566, 620], p.peach400),
    paneGrid({ at: [620, 610], columns: 2, rows: 1, gap: [150, 0], box: [124, 130], bars: [2, 1], inside: mobile({ at: [62, 0], drop: 20 }) }),
    door({ at: [990, 806], box: [150, 190], leaves: 2, color: p.teal600 }),
    awning({ at: [900, 596], width: 180, drop: 34, count: 7, colors: [p.sun, p.cream] }),
    pane({ at: [1096, 610], box: [80, 130], bars: [1, 1] }),
    door({ at: [415, 806], box: [180, 150], leaves: 2, color: p.ink700 }),
    pavement(802),
    path("M330 812H500L620 1000H160ZM930 812H1050L1240 1000H900Z", p.white, { opacity: 0.55 }),
    bush({ at: [660, 818], size: 0.8, flowers: p.sun }),
    bush({ at: [820, 818], size: 0.8, flowers: p.peach300 }),
    tree({ at: [1330, 830], size: 1.4, color: p.leaf400 }),
    tree({ at: [120, 830], size: 1.25, color: p.leaf500 }),
    cast.mei({ at: [480, 900], size: 0.92, pose: "walk", flip: true }),
    cast.henri({ at: [740, 915], size: 0.98, pose: "stand" }),
    cast.amina({ at: [1120, 920], size: 1, pose: "walk", flip: true }),
    cast.maya({ at: [1000, 925], size: 0.95, pose: "childWalk", flip: true, top: p.sun }),
    bush({ at: [1520, 985], size: 1.4, color: p.leaf500 }),
  );
}

export const outsideScenes = {
  "scene-hero-accueil": hero,
  "scene-creche-facade": facade,
  "scene-jardin": garden,
  "scene-ville": town,
  "scene-poussette": pushchair,
  "scene-batiment-entreprise": companyBuilding,
};
