import { mix, palette, shade, tint } from './palette.mjs';
import { blob, discs, limb } from './shapes.mjs';
import { circle, ellipse, gradient, groundShadow, join, path, place, repeat, stroke } from './svg.mjs';

/** Daylight over a whole scene: a pale sky that warms towards the horizon. */
export const skies = {
  morning: [palette.teal100, palette.teal50, palette.cream],
  noon: [palette.teal200, palette.teal100, palette.teal50],
  warm: [palette.sun200, palette.sun100, palette.cream],
  rose: [palette.peach200, palette.peach, palette.cream],
  grey: [palette.ink200, palette.ink100, palette.ink50],
  dusk: [palette.ink300, palette.peach200, palette.sun100],
};

export const cloud = (at, size = 1, color = palette.white) =>
  place({ at, size, opacity: 0.85 }, path('M-92 22C-112 22-112-8-88-10C-84-40-44-48-26-26C-6-58 48-46 50-14C82-26 104 22 74 22Z', color));

export const sunDisc = (at, r, color = palette.sun) =>
  join(circle([...at, r * 1.9], color, { opacity: 0.14 }), circle([...at, r * 1.4], color, { opacity: 0.2 }), circle([...at, r], color));

export const hill = ([y, rise], color, width = 1600) =>
  path(
    `M0 ${y}C${width * 0.22} ${y - rise} ${width * 0.42} ${y - rise * 0.9} ${width * 0.62} ${y - rise * 0.25}S${width * 0.9} ${y - rise * 0.7} ${width} ${y - rise * 0.4}V1000H0Z`,
    color,
  );

const trunk = (height, color) =>
  path(`M-7 0C-5-${height * 0.4}-5-${height * 0.7}-3-${height}L4-${height}C5-${height * 0.7} 7-${height * 0.4} 9 0Z`, color);

/** A round-headed tree 300 units high, standing on 0,0. */
export function tree({ color = palette.leaf400, bark = palette.wood800, ...more }) {
  return place(
    more,
    groundShadow([10, 2, 92, 13]),
    trunk(190, bark),
    stroke('M1-130C16-146 26-154 32-172M0-112C-14-128-24-136-30-152', bark, { 'stroke-width': 6 }),
    blob(
      [
        [0, -302],
        [62, -280],
        [92, -220],
        [80, -154],
        [28, -124],
        [-34, -126],
        [-84, -160],
        [-92, -226],
        [-60, -282],
      ],
      color,
    ),
    blob(
      [
        [30, -292],
        [66, -272],
        [92, -220],
        [80, -154],
        [28, -124],
        [-4, -126],
        [40, -160],
        [58, -222],
      ],
      shade(color, 0.16),
    ),
    blob(
      [
        [-14, -280],
        [14, -266],
        [-6, -236],
        [-44, -214],
        [-62, -236],
        [-48, -268],
      ],
      tint(color, 0.12),
      { opacity: 0.5 },
    ),
  );
}

/** A slender tree 340 units high. */
export function poplar({ color = palette.leaf500, bark = palette.wood800, ...more }) {
  return place(
    more,
    groundShadow([8, 2, 60, 10]),
    trunk(90, bark),
    blob(
      [
        [0, -340],
        [34, -250],
        [46, -150],
        [30, -64],
        [0, -48],
        [-30, -64],
        [-46, -150],
        [-34, -250],
      ],
      color,
    ),
    blob(
      [
        [4, -336],
        [34, -250],
        [46, -150],
        [30, -64],
        [6, -50],
        [20, -130],
        [16, -240],
      ],
      shade(color, 0.17),
    ),
    stroke('M1-60V-270M1-120L20-150M1-160L-18-190M1-200L16-226', shade(color, 0.3), { 'stroke-width': 3, opacity: 0.6 }),
  );
}

export function bush({ color = palette.leaf400, flowers, ...more }) {
  return place(
    more,
    groundShadow([6, 2, 88, 10]),
    path('M-84 2C-96-34-70-62-44-54C-34-86 20-88 32-58C62-66 92-36 82 2Z', color),
    path('M82 2C92-36 62-66 32-58C40-30 30-10 8 2Z', shade(color, 0.14)),
    flowers &&
      discs(
        [
          [-50, -28, 6],
          [-22, -52, 6],
          [6, -30, 6],
          [38, -40, 6],
          [60, -18, 6],
          [-30, -12, 5],
          [28, -12, 5],
        ],
        flowers,
      ),
  );
}

export const grass = (at, size = 1, color = palette.leaf500) =>
  place({ at, size }, stroke('M0 0C-2-12-8-18-12-22M3 0C3-16 4-22 6-30M7 0C9-10 14-16 20-18', color, { 'stroke-width': 3.5 }));

export function flower({ color = palette.sun, leaf = palette.leaf500, ...more }) {
  return place(
    more,
    stroke('M0 0C2-20-1-36 0-52M0-14C-10-18-14-24-16-30M0-22C10-26 12-32 14-36', leaf, { 'stroke-width': 4 }),
    repeat(5, (index) => ellipse([0, -11, 6, 9], color, { transform: `translate(0 -60) rotate(${index * 72})` })),
    circle([0, -60, 6], shade(color, 0.3)),
  );
}

export const leafSprig = ({ color = palette.leaf400, ...more }) =>
  place(
    more,
    stroke('M0 0C4-40-2-80 4-120', shade(color, 0.2), { 'stroke-width': 4 }),
    [
      [0, -30, -1],
      [2, -52, 1],
      [0, -74, -1],
      [2, -94, 1],
    ].map(([x, y, side]) =>
      path(
        `M${x} ${y}C${side * 12} ${y - 30} ${side * 40} ${y - 30} ${side * 46} ${y - 26}C${side * 40} ${y - 2} ${side * 18} ${y + 8} ${x} ${y}Z`,
        side > 0 ? color : tint(color, 0.14),
      ),
    ),
    path('M4-116C-10-140 2-160 6-168C18-150 16-130 4-116Z', color),
  );

const pot = (color) =>
  join(path('M-34-62H34L26 0H-26Z', gradient('h', color, shade(color, 0.16))), path('M-38-70H38V-54H-38Z', tint(color, 0.12)));

/** An indoor plant with broad leaves, about 230 units high. */
export function roomPlant({ color = palette.leaf500, vase = palette.peach300, ...more }) {
  const stems = [
    [-62, -168, -34],
    [-34, -206, -14],
    [4, -226, 4],
    [44, -196, 20],
    [68, -150, 40],
  ];
  return place(
    more,
    groundShadow([6, 0, 64, 9]),
    stems.map(([x, y]) =>
      limb(
        [
          [0, -60],
          [x * 0.4, y * 0.6],
          [x, y],
        ],
        [6, 5, 3],
        shade(color, 0.2),
      ),
    ),
    stems.map(([x, y, turn], index) =>
      place(
        { at: [x, y + 30], turn },
        path('M0 44C-30 20-28-30 0-56C28-30 30 20 0 44Z', index % 2 ? tint(color, 0.14) : color),
        stroke('M0 40V-36', shade(color, 0.2), { 'stroke-width': 2.5, opacity: 0.7 }),
      ),
    ),
    pot(vase),
  );
}

/** A trailing plant for shelves and sills, about 80 units high. */
export function smallPlant({ color = palette.leaf400, vase = palette.white, ...more }) {
  return place(
    more,
    [-34, -16, 2, 18, 36].map((turn, index) =>
      place({ at: [0, -38], turn }, path('M0 4C-12-10-9-34 0-48C9-34 12-10 0 4Z', index % 2 ? color : shade(color, 0.14))),
    ),
    path('M-21-40H21L16 0H-16Z', gradient('h', vase, shade(vase, 0.14))),
  );
}

export const meadow = ([y, height], color) =>
  path(`M0 ${y}C400 ${y - 26} 900 ${y + 26} 1600 ${y - 10}V${y + height}H0Z`, gradient('v', color, mix(color, palette.leaf500, 0.35)));
