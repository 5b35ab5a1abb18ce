import { palette, shade, tint } from './palette.mjs';
import { blob, limb } from './shapes.mjs';
import { circle, ellipse, gradient, groundShadow, join, path, place, rect, repeat, stroke } from './svg.mjs';

const wooden = (color) => gradient('v', tint(color, 0.16), shade(color, 0.06));

/** A table with round-edged top; foot centre at 0,0. */
export function table({ box: [width, height], color = palette.wood, legs = shade(color, 0.18), ...more }) {
  const half = width / 2;
  return place(
    more,
    groundShadow([10, 2, half * 1.04, 16]),
    [-1, 1].map((side) => path(`M${side * (half - 40)} ${-height + 16}h${side * -22}l${side * 14} ${height - 16}h${side * 8}z`, legs)),
    rect([-half + 30, -height + 14, width - 60, 18], shade(color, 0.24)),
    rect([-half, -height, width, 18], wooden(color), { rx: 9 }),
  );
}

export function chair({ color = palette.teal500, legs = palette.wood800, height = 150, ...more }) {
  return place(
    more,
    groundShadow([6, 0, 66, 9]),
    stroke(`M-44 ${-height}L-54 0M40 ${-height}L50 0M-30 ${-height}L-34-6M26 ${-height}L30-6`, legs, { 'stroke-width': 8 }),
    rect([-56, -height - 8, 112, 18], color, { rx: 9 }),
    path(
      `M-52 ${-height}C-62 ${-height - 90}-60 ${-height - 130}-56 ${-height - 140}H-38C-38 ${-height - 90}-40 ${-height - 40}-36 ${-height}Z`,
      shade(color, 0.1),
    ),
  );
}

export function officeChair({ color = palette.ink700, ...more }) {
  return place(
    more,
    groundShadow([4, 2, 78, 11]),
    stroke('M-58-6L0-30L58-6M0-30V-120', palette.ink300, { 'stroke-width': 9 }),
    discsAt([-58, 0, 58], color),
    rect([-62, -140, 124, 24], color, { rx: 12 }),
    path('M-66-132C-86-220-78-300-62-312C-48-318-40-300-42-280C-44-220-48-170-40-132Z', shade(color, 0.12)),
  );
}

const discsAt = (list, color) => list.map((x) => circle([x, -2, 8], color)).join('');

export function armchair({ color = palette.peach300, ...more }) {
  return place(
    more,
    groundShadow([0, 4, 170, 18]),
    stroke('M-104-20L-114 2M104-20L114 2', palette.wood800, { 'stroke-width': 12 }),
    path('M-112-60C-130-230-108-290-60-296H60C108-290 130-230 112-60Z', gradient('h', color, shade(color, 0.12))),
    rect([-100, -136, 200, 110], shade(color, 0.05), { rx: 24 }),
    rect([-92, -142, 184, 50], tint(color, 0.2), { rx: 22 }),
    rect([-146, -168, 56, 150], color, { rx: 28 }),
    rect([90, -168, 56, 150], shade(color, 0.14), { rx: 28 }),
  );
}

export function sofa({ color = palette.teal600, width = 520, ...more }) {
  const half = width / 2;
  return place(
    more,
    groundShadow([0, 4, half * 1.1, 20]),
    stroke(`M${-half + 30}-20L${-half + 20} 2M${half - 30}-20L${half - 20} 2`, palette.wood800, { 'stroke-width': 12 }),
    rect([-half + 20, -250, width - 40, 190], gradient('h', color, shade(color, 0.14)), { rx: 36 }),
    [0, 1].map((side) => rect([-half + 44 + side * (half - 44), -146, half - 48, 70], tint(color, 0.14), { rx: 20 })),
    rect([-half + 16, -92, width - 32, 76], shade(color, 0.08), { rx: 18 }),
    rect([-half, -170, 62, 156], color, { rx: 30 }),
    rect([half - 62, -170, 62, 156], shade(color, 0.16), { rx: 30 }),
  );
}

/** A low open shelf with cubbies; `fill(column, row)` draws what stands in each, its floor at 0,0. */
export function lowShelf({ columns = 3, rows = 2, cell: [width, height] = [120, 100], color = palette.wood, fill = () => '', ...more }) {
  const full = columns * width + (columns + 1) * 12;
  const tall = rows * height + (rows + 1) * 12;
  return place(
    more,
    groundShadow([full / 2 + 8, 2, full * 0.55, 13]),
    rect([0, -tall, full, tall], wooden(color), { rx: 8 }),
    repeat(columns * rows, (index) => {
      const x = 12 + (index % columns) * (width + 12);
      const y = -tall + 12 + Math.floor(index / columns) * (height + 12);
      return join(
        rect([x, y, width, height], shade(color, 0.34), { rx: 4 }),
        rect([x, y, width, height * 0.5], palette.ink, { opacity: 0.12, rx: 4 }),
        place({ at: [x + width / 2, y + height] }, fill(index % columns, Math.floor(index / columns))),
      );
    }),
  );
}

/** A cot with bars, asleep child and blanket drawn by the caller; foot centre at 0,0. */
export function cot({ color = palette.wood, linen = palette.white, blanket = palette.teal200, size, at, flip }, sleeper) {
  const bars = repeat(9, (index) => rect([-152 + index * 38 - 4, -172, 8, 104], tint(color, 0.2), { rx: 4 }));
  return place(
    { at, size, flip },
    groundShadow([6, 4, 190, 16]),
    rect([-172, -206, 20, 206], wooden(color), { rx: 8 }),
    rect([152, -206, 20, 206], wooden(color), { rx: 8 }),
    rect([-156, -120, 312, 62], linen, { rx: 16 }),
    ellipse([-104, -122, 46, 17], shade(linen, 0.05)),
    sleeper,
    blob(
      [
        [-62, -120],
        [-20, -154],
        [60, -150],
        [120, -132],
        [154, -112],
        [150, -62],
        [-60, -62],
        [-84, -96],
      ],
      blanket,
    ),
    limb(
      [
        [-68, -110],
        [-40, -132],
        [-10, -142],
      ],
      [14, 14, 10],
      tint(blanket, 0.4),
    ),
    bars,
    rect([-168, -188, 336, 15], wooden(color), { rx: 7 }),
    rect([-168, -74, 336, 18], wooden(shade(color, 0.06)), { rx: 7 }),
  );
}

export function coatHooks({
  at,
  count = 5,
  colors = [palette.teal500, palette.sun, palette.peach400, palette.ink700],
  color = palette.wood,
}) {
  const coat = (tone) =>
    join(
      path('M-30 18C-34 60-44 110-40 128H40C44 110 34 60 30 18C20 4-20 4-30 18Z', gradient('h', tone, shade(tone, 0.16))),
      stroke('M0 16V126', shade(tone, 0.28), { 'stroke-width': 3 }),
      path('M-18 12Q0 36 18 12Q0 2-18 12Z', shade(tone, 0.25)),
    );
  return place(
    { at },
    rect([0, 0, count * 112 + 20, 22], wooden(color), { rx: 8 }),
    rect([6, 22, count * 112 + 8, 12], palette.ink, { opacity: 0.08 }),
    repeat(count, (index) =>
      place(
        { at: [66 + index * 112, 14] },
        circle([0, 0, 8], shade(color, 0.35)),
        (index * 3) % 5 !== 4 && coat(colors[index % colors.length]),
      ),
    ),
  );
}

export function desk({ width = 620, height = 190, color = palette.wood, front = palette.white, ...more }) {
  const half = width / 2;
  return place(
    more,
    groundShadow([8, 2, half * 1.06, 18]),
    rect([-half + 20, -height + 10, 20, height - 10], shade(color, 0.22)),
    rect([half - 210, -height + 10, 190, height - 14], front, { rx: 6 }),
    repeat(3, (index) =>
      join(
        rect([half - 200, -height + 24 + index * 54, 170, 46], shade(front, 0.05), { rx: 5 }),
        rect([half - 132, -height + 42 + index * 54, 34, 7], palette.ink300, { rx: 3 }),
      ),
    ),
    rect([-half, -height, width, 20], wooden(color), { rx: 8 }),
  );
}

export const pillow = ({ color, ...more }) =>
  place(
    more,
    blob(
      [
        [-46, -4],
        [-40, -40],
        [0, -46],
        [42, -38],
        [48, -4],
        [0, 2],
      ],
      gradient('v', tint(color, 0.2), shade(color, 0.06)),
    ),
  );

export const mat = ({ box: [width, depth], color, ...more }) =>
  place(
    more,
    rect([-width / 2 + 6, -depth / 2 + 10, width, depth], palette.ink, { rx: 18, opacity: 0.1 }),
    rect([-width / 2, -depth / 2, width, depth], color, { rx: 18 }),
    rect([-width / 2, -depth / 2, width, depth * 0.7], tint(color, 0.2), { rx: 18 }),
  );
