import { awning, courses, door, flatRoof, gableRoof, pane, paneGrid, wall } from './buildings.mjs';
import { fade, palette as p, tint } from './palette.mjs';
import { circle, gradient, join, path, place, rect, repeat } from './svg.mjs';

export const sky = (colors) => rect([0, 0, 1600, 1000], gradient('v', ...colors));

export const pavement = (y, color = p.cream300) =>
  join(rect([0, y, 1600, 1000 - y], gradient('v', color, tint(color, 0.3))), rect([0, y, 1600, 10], p.white, { opacity: 0.6 }));

export const fence = ([x, y, width], color = p.white) =>
  join(
    repeat(Math.floor(width / 34), (index) => path(`M${x + index * 34} ${y}V${y - 78}l11-12 11 12V${y}Z`, color)),
    rect([x - 8, y - 62, width + 6, 9], color),
    rect([x - 8, y - 26, width + 6, 9], color),
  );

/** The crèche itself, the same on every scene; ground at 0,0, 760 wide. */
export function crecheHouse({ at, size = 1 }) {
  return place(
    { at, size },
    wall([0, -330, 470, 330], p.cream),
    courses([0, -330, 470, 330], { step: 30, color: p.wood, opacity: 0.16 }),
    gableRoof([0, -330, 470, 170], p.teal700),
    circle([235, -372, 34], gradient('v', p.teal200, p.teal50), { stroke: p.white, 'stroke-width': 9 }),
    wall([470, -250, 330, 250], p.peach200),
    flatRoof([470, -250, 330], p.ink700),
    paneGrid({ at: [506, -200], columns: 2, rows: 1, gap: [144, 0], box: [116, 140], bars: [2, 1] }),
    rect([470, -250, 26, 250], gradient('h', fade(p.ink, 0.16), fade(p.ink, 0))),
    pane({ at: [40, -250], box: [110, 160], bars: [2, 2] }),
    pane({ at: [322, -250], box: [110, 160], bars: [2, 2] }),
    door({ at: [235, 0], box: [126, 218], color: p.teal600, arch: 44 }),
    awning({ at: [158, -258], width: 154, drop: 34, count: 7, colors: [p.sun, p.cream] }),
    rect([146, -6, 178, 12], p.ink200, { rx: 4 }),
  );
}
