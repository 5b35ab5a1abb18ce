import { grass } from './nature.mjs';
import { palette, shade, tint } from './palette.mjs';
import { limb } from './shapes.mjs';
import { circle, ellipse, gradient, groundShadow, join, path, place, rect, repeat, stroke } from './svg.mjs';

const salad = ([x, y], color) =>
  place(
    { at: [x, y] },
    path('M-22 0C-34-18-16-30-8-22C-4-36 12-34 10-22C24-32 34-12 22 0Z', color),
    path('M-8 0C-12-12-2-18 0-14C4-18 12-12 8 0Z', tint(color, 0.35)),
  );

/** A raised bed of wood with salads, leeks and sunflowers, 360 wide. */
export function vegetableBed({ color = palette.wood, ...more }) {
  return place(
    more,
    groundShadow([10, 4, 210, 16]),
    [-140, -110, -80].map((x) =>
      stroke(
        `M${x}-60C${x - 4}-90 ${x - 14}-104 ${x - 20}-116M${x}-60V-124M${x}-60C${x + 4}-90 ${x + 12}-100 ${x + 18}-112`,
        palette.leaf500,
        { 'stroke-width': 7 },
      ),
    ),
    [-20, 40, 100].map((x, index) => salad([x, -58], index % 2 ? palette.leaf300 : palette.leaf400)),
    stroke('M150-58C154-100 148-130 152-168M152-100C170-108 178-118 182-126', palette.leaf700, { 'stroke-width': 6 }),
    repeat(8, (index) => ellipse([0, -22, 8, 13], palette.sun, { transform: `translate(152 -176) rotate(${index * 45})` })),
    circle([152, -176, 13], palette.wood800),
    ellipse([0, -58, 178, 10], palette.wood800),
    rect([-182, -60, 364, 60], gradient('v', color, shade(color, 0.14)), { rx: 6 }),
    rect([-182, -32, 364, 4], palette.ink, { opacity: 0.12 }),
    [-168, 152].map((x) => rect([x, -66, 16, 66], shade(color, 0.2), { rx: 4 })),
  );
}

export function bench({ color = palette.wood, width = 300, ...more }) {
  const half = width / 2;
  return place(
    more,
    groundShadow([6, 2, half * 1.05, 12]),
    [-1, 1].map((side) => rect([side * (half - 40) - 6, -82, 12, 82], palette.ink700, { rx: 4 })),
    repeat(2, (index) => rect([-half, -150 + index * 28, width, 18], shade(color, index * 0.06), { rx: 6 })),
    [-1, 1].map((side) => rect([side * (half - 40) - 5, -152, 10, 76], palette.ink700, { rx: 4 })),
    rect([-half - 6, -86, width + 12, 18], tint(color, 0.1), { rx: 8 }),
  );
}

/** A small wooden play hut, 260 wide. */
export function hut({ color = palette.wood, roof = palette.teal600, ...more }) {
  return place(
    more,
    groundShadow([10, 4, 160, 16]),
    rect([-110, -170, 220, 170], gradient('h', tint(color, 0.15), shade(color, 0.1))),
    repeat(5, (index) => rect([-110, -142 + index * 30, 220, 2.5], palette.ink, { opacity: 0.1 })),
    path('M-36 0V-86A36 36 0 0 1 36-86V0Z', palette.ink700),
    path('M-36 0V-86A36 36 0 0 1-10-120V0Z', palette.ink800),
    circle([74, -104, 22], palette.teal100, { stroke: palette.white, 'stroke-width': 6 }),
    path('M-142-160L0-262L142-160L126-140L0-228L-126-140Z', roof),
  );
}

export function arbour({ width = 520, color = palette.wood, cloth = palette.sun, ...more }) {
  const half = width / 2;
  return place(
    more,
    [-1, 1].map((side) => rect([side * (half - 24) - 8, -360, 16, 360], gradient('h', tint(color, 0.1), shade(color, 0.16)), { rx: 4 })),
    rect([-half - 20, -376, width + 40, 22], shade(color, 0.06), { rx: 6 }),
    path(`M${-half} -356Q${-half / 2}-290 0-356Q${half / 2}-290 ${half}-356Z`, gradient('v', cloth, tint(cloth, 0.35))),
    limb(
      [
        [-half + 14, -240],
        [-half + 40, -330],
        [-half + 100, -356],
      ],
      [9, 8, 5],
      palette.leaf500,
    ),
    [
      [-half + 10, -220],
      [-half + 26, -270],
      [-half + 44, -316],
      [-half + 84, -346],
    ].map(([x, y], index) =>
      ellipse([x, y, 16, 11], index % 2 ? palette.leaf400 : palette.leaf300, { transform: `rotate(${index * 40} ${x} ${y})` }),
    ),
  );
}

export const tufts = (points, color) => join(points.map((at) => grass(at, 1.15, color)));

export const decking = ([y, height], color = palette.wood) =>
  join(
    rect([0, y, 1600, height], gradient('v', shade(color, 0.06), tint(color, 0.2))),
    repeat(Math.floor(height / 46), (index) => rect([0, y + 30 + index * 46, 1600, 3], palette.ink, { opacity: 0.12 })),
  );
