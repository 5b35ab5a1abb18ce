import { leafSprig, roomPlant, smallPlant } from '../parts/nature.mjs';
import { calculator, calendar, check, coinStack, cup, folder, heart, pen, sheet, steam, textLines } from '../parts/objects.mjs';
import { palette as p, shade, tint } from '../parts/palette.mjs';
import { circle, gradient, groundShadow, join, place, rect, repeat, stroke } from '../parts/svg.mjs';
import { blocks } from '../parts/toys.mjs';

/** A wall, a large disc of light and a table top: the ground of every still life. */
function still({ wall, disc, top, line = 760 }) {
  return join(
    rect([0, 0, 1600, 1000], gradient('d', tint(wall, 0.45), wall)),
    circle([800, 500, 430], disc, { opacity: 0.75 }),
    circle([800, 500, 330], tint(disc, 0.35), { opacity: 0.7 }),
    rect([0, line, 1600, 1000 - line], gradient('v', shade(top, 0.05), top, tint(top, 0.3))),
    rect([0, line, 1600, 10], tint(top, 0.5)),
  );
}

function calculation() {
  return join(
    still({ wall: p.teal100, disc: p.sun200, top: p.cream300 }),
    leafSprig({ at: [250, 790], size: 3.2, turn: -8, color: p.leaf300 }),
    sheet(
      { at: [420, 230], turn: -7, box: [380, 520] },
      rect([40, 60, 150, 20], p.teal700, { rx: 10 }),
      textLines([40, 120, 300], 8, { step: 36, height: 11 }),
      rect([40, 430, 300, 50], p.teal50, { rx: 12 }),
      rect([230, 447, 90, 16], p.teal700, { rx: 8 }),
    ),
    calculator({ at: [900, 560], size: 1.15, turn: 5 }),
    groundShadow([910, 850, 220, 20]),
    coinStack({ at: [1190, 850], count: 6, size: 1.1 }),
    coinStack({ at: [1330, 870], count: 3, size: 1.1 }),
    blocks({ at: [800, 930], size: 0.8 }),
    pen({ at: [440, 900], size: 1.4, turn: -8 }),
    smallPlant({ at: [330, 870], size: 2, vase: p.peach300 }),
  );
}

const marks = Object.fromEntries([
  [7, p.teal200],
  [8, p.teal200],
  [9, p.teal200],
  [10, p.teal200],
  [14, p.teal400],
  [15, p.teal400],
  [16, p.sun],
  [17, p.teal400],
  [23, p.peach300],
  [24, p.peach300],
]);

function planning() {
  const clock = place(
    { at: [1240, 690] },
    groundShadow([6, 128, 110, 14]),
    circle([0, 0, 118], p.teal700),
    circle([0, 0, 98], p.white),
    repeat(12, (index) => rect([-3, -88, 6, 16], p.ink300, { rx: 3, transform: `rotate(${index * 30})` })),
    stroke('M0 0V-58M0 0L42 24', p.ink, { 'stroke-width': 10 }),
    circle([0, 0, 9], p.peach400),
    stroke('M-70 100L-88 128M70 100L88 128', p.teal900, { 'stroke-width': 14 }),
  );
  return join(
    still({ wall: p.peach, disc: p.cream, top: p.sand }),
    calendar({ at: [470, 210], marks, box: [620, 590] }),
    check({ at: [768, 510], size: 1.2, color: p.ink }),
    roomPlant({ at: [280, 860], size: 1.9, vase: p.teal300 }),
    clock,
    cup({ at: [990, 900], size: 1.4, color: p.sun }),
    steam({ at: [990, 792], size: 1.1 }),
    pen({ at: [560, 900], size: 1.4, color: p.peach400 }),
  );
}

function documents() {
  const tick = (y) =>
    join(
      circle([66, y, 24], p.teal400),
      check({ at: [65, y + 1], size: 0.8, color: p.white }),
      rect([112, y - 14, 190, 11], p.ink300, { rx: 5 }),
      rect([112, y + 8, 120, 9], p.ink100, { rx: 4 }),
    );
  return join(
    still({ wall: p.sun100, disc: p.teal200, top: p.wood }),
    place(
      { at: [620, 250], turn: 6 },
      sheet({ box: [360, 480], color: p.peach }, textLines([40, 80, 270], 6, { step: 40, color: p.peach300 })),
    ),
    place(
      { at: [500, 240], turn: -5 },
      sheet({ box: [360, 500] }, rect([44, 50, 160, 18], p.teal700, { rx: 9 }), [140, 230, 320, 410].map(tick)),
    ),
    place(
      { at: [1130, 330], turn: 8 },
      sheet({ box: [200, 270], color: p.sun200 }, rect([40, 60, 120, 16], p.ink700, { rx: 8 }), heart({ at: [100, 170], size: 1.1 })),
    ),
    folder(
      { at: [880, 500], size: 1.3, color: p.teal600 },
      place({ at: [50, 10], turn: -2 }, rect([0, 0, 280, 200], p.white, { rx: 8 }), textLines([26, 26, 200], 2)),
    ),
    groundShadow([1130, 866, 280, 18]),
    smallPlant({ at: [360, 880], size: 2.2, vase: p.peach300 }),
    cup({ at: [1470, 880], size: 1.5, color: p.peach400 }),
    steam({ at: [1470, 760], size: 1.1 }),
    pen({ at: [540, 880], size: 1.6, turn: -4, color: p.ink700 }),
  );
}

export const stillLifes = {
  'scene-calculatrice': calculation,
  'scene-calendrier': planning,
  'scene-documents': documents,
};
