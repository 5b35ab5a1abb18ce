import { palette, shade, tint } from './palette.mjs';
import { limb, polygon } from './shapes.mjs';
import { circle, ellipse, gradient, groundShadow, join, path, place, rect, repeat, stroke } from './svg.mjs';

const block = ([x, y, size], color) =>
  join(
    rect([x, y, size, size], gradient('d', tint(color, 0.2), color), { rx: 6 }),
    rect([x + size * 0.72, y, size * 0.28, size], palette.ink, { rx: 6, opacity: 0.08 }),
  );

export const blocks = (more) =>
  place(
    more,
    groundShadow([8, 2, 90, 10]),
    block([-68, -58, 58], palette.teal500),
    block([-4, -58, 58], palette.peach300),
    block([-38, -116, 58], palette.sun),
    path('M-38-116H20L-9-156Z', palette.teal700),
  );

export const arches = (more) =>
  place(
    more,
    groundShadow([6, 2, 120, 10]),
    [110, 84, 58, 32].map((r, index) =>
      path(
        `M${-r} 0A${r} ${r} 0 0 1 ${r} 0H${r - 22}A${r - 22} ${r - 22} 0 0 0 ${22 - r} 0Z`,
        [palette.teal700, palette.teal400, palette.sun, palette.peach300][index],
      ),
    ),
  );

export const rings = (more) =>
  place(
    more,
    groundShadow([4, 2, 60, 8]),
    rect([-4, -128, 8, 120], palette.wood600),
    [
      [56, 0],
      [47, 1],
      [38, 2],
      [29, 3],
    ].map(([half, row]) =>
      rect(
        [-half, -28 - row * 26, half * 2, 26],
        gradient(
          'h',
          tint([palette.teal700, palette.teal400, palette.sun, palette.peach400][row], 0.2),
          [palette.teal700, palette.teal400, palette.sun, palette.peach400][row],
        ),
        { rx: 13 },
      ),
    ),
    circle([0, -132, 13], palette.ink700),
  );

export const ball = ({ color = palette.peach400, r = 40, ...more }) =>
  place(
    more,
    groundShadow([6, 0, r * 1.2, r * 0.2]),
    circle([0, -r, r], gradient('d', tint(color, 0.3), color, shade(color, 0.1))),
    path(`M${-r} ${-r}A${r} ${r * 0.4} 0 0 0 ${r} ${-r}A${r} ${r * 0.62} 0 0 1 ${-r} ${-r}Z`, palette.white, { opacity: 0.75 }),
  );

export const car = ({ color = palette.teal500, ...more }) =>
  place(
    more,
    groundShadow([2, 2, 70, 8]),
    path('M-64-18V-40Q-64-50-50-52L-34-78Q-30-84-22-84H24Q32-84 36-78L48-54Q66-50 66-36V-18Z', gradient('v', tint(color, 0.2), color)),
    rect([-24, -74, 24, 22], palette.teal50, { rx: 5 }),
    rect([6, -74, 24, 22], palette.teal50, { rx: 5 }),
    [-34, 36].map((x) => join(circle([x, -16, 17], palette.wood800), circle([x, -16, 7], palette.sand))),
  );

export const cuddly = ({ color = palette.sand, ...more }) =>
  place(
    more,
    groundShadow([2, 2, 54, 8]),
    [-1, 1].map((side) =>
      join(
        ellipse([side * 24, -92, 12, 13], shade(color, 0.1)),
        limb(
          [
            [side * 22, -50],
            [side * 44, -34],
          ],
          [22, 20],
          shade(color, 0.07),
        ),
        limb(
          [
            [side * 18, -12],
            [side * 40, -8],
          ],
          [28, 24],
          shade(color, 0.07),
        ),
      ),
    ),
    ellipse([0, -34, 34, 36], color),
    ellipse([0, -78, 31, 28], color),
    ellipse([0, -28, 19, 22], tint(color, 0.4)),
    ellipse([0, -70, 13, 10], tint(color, 0.5)),
    [-11, 11].map((x) => circle([x, -82, 2.8], palette.ink)),
    ellipse([0, -74, 4, 3], palette.ink),
  );

export const drum = (more) =>
  place(
    more,
    groundShadow([4, 2, 60, 9]),
    rect([-50, -70, 100, 66], gradient('h', palette.peach300, palette.peach400), { rx: 8 }),
    stroke('M-46-62L-24-12L0-62L24-12L46-62', palette.white, { 'stroke-width': 4 }),
    ellipse([0, -70, 52, 13], palette.cream),
    ellipse([0, -4, 50, 10], shade(palette.peach400, 0.2)),
    ellipse([0, -10, 50, 10], palette.peach400, { opacity: 0 }),
  );

const jar = ([x, color]) =>
  join(
    rect([x, -52, 42, 52], palette.teal50, { rx: 6, stroke: palette.white, 'stroke-width': 3 }),
    rect([x + 3, -34, 36, 31], color, { rx: 5 }),
  );

export const paintJars = (more) =>
  place(
    more,
    stroke('M14-52L2-112M66-52L78-118M118-52L112-106', palette.wood600, { 'stroke-width': 6 }),
    stroke('M2-112L0-124M78-118L81-130M112-106L111-118', palette.ink700, { 'stroke-width': 10 }),
    [
      [0, palette.teal400],
      [50, palette.sun],
      [100, palette.peach400],
    ].map(jar),
  );

export function easel({ drawing, color = palette.wood, ...more }) {
  return place(
    more,
    groundShadow([8, 2, 120, 12]),
    stroke('M-76 0L-30-372M76 0L30-372M0-20V-372', shade(color, 0.14), { 'stroke-width': 12 }),
    rect([-112, -356, 224, 236], palette.ink, { opacity: 0.12, rx: 6 }),
    rect([-118, -364, 236, 238], palette.white, { rx: 6, stroke: palette.cream300, 'stroke-width': 4 }),
    drawing,
    rect([-130, -128, 260, 16], color, { rx: 6 }),
  );
}

export function slide({ color = palette.teal500, ...more }) {
  return place(
    more,
    groundShadow([30, 4, 210, 16]),
    stroke('M-128 0V-230M-64 0V-230', palette.wood600, { 'stroke-width': 12 }),
    repeat(4, (index) => rect([-128, -52 - index * 48, 64, 10], palette.wood, { rx: 4 })),
    path('M-140-190H-40C20-186 110-60 200-24H226V0H190C90-30 10-150-40-160H-140Z', gradient('h', tint(color, 0.2), color)),
    stroke('M-48-198C16-190 106-68 204-32', tint(color, 0.45), { 'stroke-width': 9 }),
    polygon(
      [
        [-150, -226],
        [-96, -284],
        [-42, -226],
      ],
      palette.peach400,
    ),
  );
}

export const sandpit = ({ width = 420, ...more }) =>
  place(
    more,
    ellipse([0, 0, width / 2, width * 0.13], palette.wood600),
    ellipse([0, -8, width / 2, width * 0.13], palette.wood),
    ellipse([0, -8, width / 2 - 20, width * 0.13 - 10], palette.sand),
    path('M-60-12Q-20-52 24-12Z', shade(palette.sand, 0.06)),
    path('M70-10L78-48H112L120-10Z', palette.teal500),
    stroke('M78-48Q95-76 112-48', palette.teal700, { 'stroke-width': 4 }),
  );

export const bead = (more) =>
  place(
    more,
    groundShadow([0, 2, 84, 9]),
    rect([-84, -14, 168, 14], palette.wood, { rx: 6 }),
    stroke('M-70-14C-80-150 0-140-6-70S70-140 66-14', palette.teal600, { 'stroke-width': 5 }),
    stroke('M-50-14C-40-120 40-130 30-14', palette.peach400, { 'stroke-width': 5 }),
    [
      [-71, -52, palette.sun],
      [-46, -60, palette.teal700],
      [-6, -76, palette.peach300],
      [31, -56, palette.sun],
      [66, -46, palette.ink700],
      [52, -92, palette.teal400],
    ].map(([x, y, color]) => circle([x, y, 11], color)),
  );
