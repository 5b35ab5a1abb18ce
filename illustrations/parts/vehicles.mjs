import { palette, shade, tint } from './palette.mjs';
import { limb, polygon } from './shapes.mjs';
import { circle, gradient, groundShadow, join, path, place, rect, repeat, stroke } from './svg.mjs';

export const wheel = ([x, y, r], { tyre = palette.ink800, rim = palette.ink200 } = {}) =>
  join(
    circle([x, y, r], 'none', { stroke: tyre, 'stroke-width': r * 0.22 }),
    circle([x, y, r * 0.72], 'none', { stroke: rim, 'stroke-width': 3 }),
    repeat(8, (index) =>
      stroke(
        `M${x} ${y}l${Math.round(Math.cos((index * Math.PI) / 4) * r * 7) / 10} ${Math.round(Math.sin((index * Math.PI) / 4) * r * 7) / 10}`,
        rim,
        { 'stroke-width': 2.5 },
      ),
    ),
    circle([x, y, r * 0.16], tyre),
  );

/** A pushchair rolling right, handle at the left around -112,-222. */
export function stroller({ color = palette.teal700, ...more }, rider) {
  return place(
    more,
    groundShadow([20, 2, 130, 13]),
    stroke('M-112-222L-64-128L60-36M-64-128L-50-36M70-140L-40-50', palette.ink300, { 'stroke-width': 9 }),
    stroke('M-124-224L-98-220', palette.ink, { 'stroke-width': 15 }),
    path('M-66-150C-66-90-30-66 20-66H66C92-66 108-84 112-112L120-150Z', gradient('v', color, shade(color, 0.16))),
    rider,
    path('M-66-150C-74-226-30-270 30-262L8-150Z', gradient('h', tint(color, 0.14), shade(color, 0.06))),
    stroke('M-66-150C-64-200-30-244 30-262M-30-150C-26-200 0-240 30-262', shade(color, 0.25), { 'stroke-width': 3, opacity: 0.6 }),
    path('M4-118C40-140 90-140 120-132L112-104C106-82 90-68 66-66H30C6-70 0-96 4-118Z', palette.sun),
    path('M4-118C40-140 90-140 120-132L118-122C86-130 40-128 8-104Z', tint(palette.sun, 0.5)),
    wheel([-50, -30, 30]),
    wheel([72, -30, 30]),
  );
}

export function bicycle({ color = palette.peach400, ...more }) {
  return place(
    more,
    groundShadow([0, 2, 170, 11]),
    wheel([-104, -62, 60]),
    wheel([104, -62, 60]),
    stroke('M-104-62L-30-66L64-150L-52-150L-104-62M-30-66L-58-168M104-62L60-186', color, { 'stroke-width': 10 }),
    limb(
      [
        [-84, -172],
        [-34, -172],
      ],
      [14, 12],
      palette.ink800,
    ),
    stroke('M60-186L92-192M60-186L44-192', palette.ink800, { 'stroke-width': 9 }),
    rect([64, -176, 66, 44], palette.wood, { rx: 8 }),
  );
}

export function wheelchair({ color = palette.teal700, ...more }) {
  return place(
    more,
    groundShadow([14, 2, 110, 12]),
    stroke('M-62-190L-46-96H54L74-22H96M-62-190L-84-196', palette.ink500, { 'stroke-width': 9 }),
    rect([-52, -112, 108, 22], color, { rx: 10 }),
    rect([-72, -196, 22, 104], shade(color, 0.14), { rx: 10 }),
    wheel([-20, -62, 62], { tyre: palette.ink700 }),
    wheel([70, -18, 18], { tyre: palette.ink700 }),
  );
}

export function bus({ color = palette.teal500, ...more }) {
  return place(
    more,
    groundShadow([0, 4, 280, 14]),
    rect([-260, -190, 520, 170], gradient('v', tint(color, 0.15), color), { rx: 28 }),
    repeat(5, (index) => rect([-236 + index * 84, -168, 72, 66], palette.teal50, { rx: 8 })),
    rect([190, -168, 56, 116], palette.teal50, { rx: 8 }),
    rect([-260, -84, 520, 10], palette.white, { opacity: 0.7 }),
    [-150, 150].map((x) => join(circle([x, -22, 34], palette.ink800), circle([x, -22, 14], palette.ink200))),
    polygon(
      [
        [252, -50],
        [262, -50],
        [262, -34],
        [252, -34],
      ],
      palette.sun,
    ),
  );
}

export const crossing = ([x, y], count = 6) =>
  repeat(count, (index) =>
    polygon(
      [
        [x + index * 74, y],
        [x + index * 74 + 40, y],
        [x + index * 74 + 10, y + 90],
        [x + index * 74 - 38, y + 90],
      ],
      palette.white,
      { opacity: 0.75 },
    ),
  );
