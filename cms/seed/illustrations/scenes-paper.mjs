import { cast } from "./parts/cast.mjs";
import { franceOutline, corsicaOutline, project } from "./parts/france.mjs";
import { leafSprig, roomPlant, smallPlant } from "./parts/nature.mjs";
import { calculator, calendar, check, coin, coinStack, cup, folder, heart, pen, phone, pinMark, sheet, speech, steam, textLines } from "./parts/objects.mjs";
import { fade, palette as p, shade, tint } from "./parts/palette.mjs";
import { polygon } from "./parts/shapes.mjs";
import { circle, ellipse, gradient, groundShadow, join, path, place, rect, repeat, stroke } from "./parts/svg.mjs";

/** A wall, a large disc of light and a table top: the ground of every still life. */
function still({ wall, disc, top, line = 760 }) {
  return join(
    rect([0, 0, 1600, 1000], gradient("d", tint(wall, 0.45), wall)),
    circle([800, 500, 430], disc, { opacity: 0.75 }),
    circle([800, 500, 330], tint(disc, 0.35), { opacity: 0.7 }),
    rect([0, line, 1600, 1000 - line], gradient("v", shade(top, 0.05), top, tint(top, 0.3))),
    rect([0, line, 1600, 10], tint(top, 0.5)),
  );
}

function calculation() {
  return join(
    still({ wall: p.teal100, disc: p.sun200, top: p.cream300 }),
    leafSprig({ at: [250, 790], size: 3.2, turn: -8, color: p.leaf300 }),
    sheet({ at: [420, 230], turn: -7, box: [380, 520] }, rect([40, 60, 150, 20], p.teal700, { rx: 10 }), textLines([40, 120, 300], 8, { step: 36, height: 11 }), rect([40, 430, 300, 50], p.teal50, { rx: 12 }), rect([230, 447, 90, 16], p.teal700, { rx: 8 })),
    calculator({ at: [900, 560], size: 1.15, turn: 5 }),
    groundShadow([910, 850, 220, 20]),
    coinStack({ at: [1190, 850], count: 6, size: 1.1 }),
    coinStack({ at: [1330, 870], count: 3, size: 1.1 }),
    coin({ at: [1250, 900], size: 0.9 }),
    pen({ at: [470, 890], size: 1.5, turn: -10 }),
    smallPlant({ at: [330, 870], size: 2, vase: p.peach300 }),
  );
}

const marks = Object.fromEntries([[7, p.teal200], [8, p.teal200], [9, p.teal200], [10, p.teal200], [14, p.teal400], [15, p.teal400], [16, p.sun], [17, p.teal400], [23, p.peach300], [24, p.peach300]]);

function planning() {
  const clock = place({ at: [1240, 690] }, groundShadow([6, 128, 110, 14]), circle([0, 0, 118], p.teal700), circle([0, 0, 98], p.white), repeat(12, (index) => rect([-3, -88, 6, 16], p.ink300, { rx: 3, transform: `rotate(${index * 30})` })), stroke("M0 0V-58M0 0L42 24", p.ink, { "stroke-width": 10 }), circle([0, 0, 9], p.peach400), stroke("M-70 100L-88 128M70 100L88 128", p.teal900, { "stroke-width": 14 }));
  return join(
    still({ wall: p.peach, disc: p.cream, top: p.sand }),
    calendar({ at: [470, 210], marks, box: [620, 590] }),
    check({ at: [768, 510], size: 1.2, color: p.ink }),
    roomPlant({ at: [280, 860], size: 1.9, vase: p.teal300 }),
    clock,
    cup({ at: [1130, 880], size: 1.3, color: p.sun }),
    steam({ at: [1130, 780], size: 1 }),
    pen({ at: [560, 900], size: 1.4, color: p.peach400 }),
  );
}

function documents() {
  const tick = (y) => join(circle([66, y, 24], p.teal400), check({ at: [65, y + 1], size: 0.8, color: p.white }), rect([112, y - 14, 190, 11], p.ink300, { rx: 5 }), rect([112, y + 8, 120, 9], p.ink100, { rx: 4 }));
  return join(
    still({ wall: p.sun100, disc: p.teal200, top: p.wood }),
    place({ at: [620, 250], turn: 6 }, sheet({ box: [360, 480], color: p.peach }, textLines([40, 80, 270], 6, { step: 40, color: p.peach300 }))),
    place({ at: [500, 240], turn: -5 }, sheet({ box: [360, 500] }, rect([44, 50, 160, 18], p.teal700, { rx: 9 }), [140, 230, 320, 410].map(tick))),
    folder({ at: [880, 500], size: 1.3, color: p.teal600 }, place({ at: [50, 10], turn: -2 }, rect([0, 0, 280, 200], p.white, { rx: 8 }), textLines([26, 26, 200], 2))),
    groundShadow([1130, 866, 280, 18]),
    smallPlant({ at: [360, 880], size: 2.2, vase: p.peach300 }),
    cup({ at: [1470, 880], size: 1.5, color: p.peach400 }),
    steam({ at: [1470, 760], size: 1.1 }),
    pen({ at: [540, 880], size: 1.6, turn: -4, color: p.ink700 }),
  );
}

const cities = [[2.35, 48.86, 2], [-1.55, 47.22, 1], [-0.58, 44.84, 1.1], [1.44, 43.6, 1.1], [5.37, 43.3, 1.2], [4.84, 45.76, 1.5], [7.75, 48.58, 1], [3.06, 50.63, 1.2], [-1.68, 48.11, 0.9], [3.08, 45.78, 0.8], [0.69, 47.39, 0.8]];

function franceMap() {
  const land = franceOutline.map(project);
  const island = corsicaOutline.map(project);
  const edge = { stroke: p.white, "stroke-width": 12, "stroke-linejoin": "round" };
  return join(
    rect([0, 0, 1600, 1000], gradient("d", p.teal50, p.teal100, p.teal200)),
    repeat(9, (index) => stroke(`M${60 + ((index * 397) % 1400)} ${120 + ((index * 263) % 800)}q26-16 52 0t52 0`, p.white, { "stroke-width": 7, opacity: 0.6 })),
    place({ at: [10, 26] }, polygon(land, p.teal900, { ...edge, stroke: p.teal900, opacity: 0.14 }), polygon(island, p.teal900, { ...edge, stroke: p.teal900, opacity: 0.14 })),
    polygon(land, gradient("d", p.cream, p.sun100, p.peach), edge),
    polygon(island, gradient("d", p.sun100, p.peach), edge),
    stroke(`M${[[2.35, 48.86], [4.84, 45.76], [5.37, 43.3]].map((at) => project(at).join(" ")).join("L")}M${[[-0.58, 44.84], [2.35, 48.86], [3.06, 50.63]].map((at) => project(at).join(" ")).join("L")}M${[[-1.55, 47.22], [2.35, 48.86], [7.75, 48.58]].map((at) => project(at).join(" ")).join("L")}`, p.teal300, { "stroke-width": 5, "stroke-dasharray": "2 16" }),
    [...cities].sort((a, b) => b[1] - a[1]).map(([longitude, latitude, size], index) => pinMark({ at: project([longitude, latitude]), size: 0.55 + size * 0.36, color: [p.teal700, p.teal600, p.peach400][index % 3] })),
  );
}

const phoneMap = join(
  rect([-98, -206, 196, 412], p.cream, { rx: 24 }),
  path("M-98-110L-20-140L30-60L98-90V120L20 150L-40 90L-98 110Z", p.leaf100),
  stroke("M-98 20C-40 0-10-40 30-50S80-110 98-120M-30-206C-30-100-20 0 20 60S30 160 30 206", p.white, { "stroke-width": 16 }),
  rect([-82, -178, 164, 34], p.white, { rx: 17 }),
  circle([-62, -161, 7], "none", { stroke: p.teal700, "stroke-width": 4 }),
  rect([-42, -166, 84, 9], p.ink200, { rx: 4 }),
  pinMark({ at: [20, 10], size: 0.72 }),
  pinMark({ at: [-50, -50], size: 0.5, color: p.peach400 }),
  rect([-82, 106, 164, 84], p.white, { rx: 14 }),
  rect([-70, 118, 44, 60], p.teal200, { rx: 8 }),
  rect([-14, 124, 76, 10], p.ink, { rx: 5 }),
  rect([-14, 144, 58, 8], p.ink200, { rx: 4 }),
  rect([-14, 164, 46, 14], p.sun, { rx: 7 }),
);

function telephone() {
  return join(
    rect([0, 0, 1600, 1000], gradient("d", p.peach, p.peach200)),
    circle([840, 520, 440], p.cream, { opacity: 0.7 }),
    circle([840, 520, 340], p.white, { opacity: 0.6 }),
    path("M0 880C400 820 1100 840 1600 890V1000H0Z", p.sand),
    leafSprig({ at: [620, 880], size: 3.4, turn: -16, color: p.leaf300 }),
    leafSprig({ at: [1130, 880], size: 3, turn: 18, color: p.leaf400 }),
    ellipse([860, 905, 260, 26], fade(p.ink, 0.2).slice(0, 7), { opacity: 0.12 }),
    phone({ at: [860, 500], size: 1.8, turn: 4 }, phoneMap),
    cast.julie({ at: [400, 935], size: 1.6, pose: "point", joints: { armFront: [[-31, -298], [-46, -240], [2, -228]] }, front: place({ at: [10, -240], turn: 10 }, rect([-14, -26, 30, 52], p.ink, { rx: 6 }), rect([-11, -22, 24, 44], p.teal300, { rx: 3 })) }),
    speech({ at: [1150, 190], box: [260, 140] }, rect([40, 46, 150, 14], p.teal700, { rx: 7 }), rect([40, 80, 110, 12], p.ink200, { rx: 6 })),
    heart({ at: [1360, 470], size: 1.3 }),
    circle([1290, 620, 54], p.teal400),
    check({ at: [1289, 622], size: 1.4 }),
  );
}

export const paperScenes = {
  "scene-calculatrice": calculation,
  "scene-calendrier": planning,
  "scene-carte-france": franceMap,
  "scene-documents": documents,
  "scene-telephone": telephone,
};
