import { fade, mix, palette, shade, tint } from './palette.mjs';
import { polygon } from './shapes.mjs';
import { circle, clip, gradient, groundShadow, join, path, place, rect, repeat, stroke } from './svg.mjs';

const dayGlass = [palette.teal200, palette.teal50];

/** Glass with a frame, a reflection and a sill; corner at 0,0. */
export function pane({ at, box: [width, height], frame = palette.white, glass = dayGlass, bars = [2, 1], sill = true, arch = 0, inside }) {
  const opening = arch
    ? path(`M0 ${height}V${arch}Q0 0 ${width / 2} 0T${width} ${arch}V${height}Z`, gradient('v', ...glass))
    : rect([0, 0, width, height], gradient('v', ...glass), { rx: 4 });
  const border = Math.max(5, Math.min(width, height) * 0.055);
  return place(
    { at },
    clip(
      opening,
      opening,
      inside,
      polygon(
        [
          [width * 0.12, height],
          [width * 0.52, 0],
          [width * 0.76, 0],
          [width * 0.36, height],
        ],
        palette.white,
        { opacity: 0.3 },
      ),
      rect([0, 0, width, border * 2], palette.ink, { opacity: 0.12 }),
      repeat(bars[0] - 1, (index) => rect([(width * (index + 1)) / bars[0] - border / 2, 0, border, height], frame)),
      repeat(bars[1] - 1, (index) => rect([0, (height * (index + 1)) / bars[1] - border / 2, width, border], frame)),
    ),
    opening.replace(/fill="[^"]*"/, `fill="none" stroke="${frame}" stroke-width="${border}"`),
    sill && rect([-border * 1.6, height, width + border * 3.2, border * 1.5], shade(frame, 0.06), { rx: 3 }),
    sill && rect([-border * 1.2, height + border * 1.5, width + border * 2.4, border * 1.2], palette.ink, { opacity: 0.1 }),
  );
}

export const paneGrid = ({ at: [x, y], columns, rows, gap: [gapX, gapY], ...window }) =>
  repeat(columns * rows, (index) => pane({ ...window, at: [x + (index % columns) * gapX, y + Math.floor(index / columns) * gapY] }));

/** A glazed door with a handle; foot centre at 0,0. */
export function door({
  at,
  box: [width, height],
  color = palette.teal700,
  glass = [palette.teal100, palette.teal50],
  leaves = 1,
  arch = 0,
}) {
  const leaf = (index) => {
    const wide = width / leaves;
    const left = -width / 2 + index * wide;
    const handle = index === 0 ? left + wide - 16 : left + 16;
    return join(
      rect([left + wide * 0.2, -height * 0.88, wide * 0.6, height * 0.5], gradient('v', ...glass), { rx: 6 }),
      polygon(
        [
          [left + wide * 0.3, -height * 0.38],
          [left + wide * 0.58, -height * 0.88],
          [left + wide * 0.74, -height * 0.88],
          [left + wide * 0.46, -height * 0.38],
        ],
        palette.white,
        { opacity: 0.35 },
      ),
      rect([left + wide * 0.2, -height * 0.28, wide * 0.6, height * 0.18], shade(color, 0.16), { rx: 6 }),
      rect([left, -height, 3, height], palette.ink, { opacity: index ? 0.3 : 0 }),
      rect([handle - 4, -height * 0.48, 8, 36], palette.sun, { rx: 4 }),
    );
  };
  const shape = arch
    ? `M${-width / 2} 0V${-height + arch}Q${-width / 2} ${-height} 0 ${-height}T${width / 2} ${-height + arch}V0Z`
    : `M${-width / 2} 0V${-height}H${width / 2}V0Z`;
  return place(
    { at },
    path(shape, gradient('v', color, shade(color, 0.12)), { stroke: tint(color, 0.85), 'stroke-width': 10 }),
    clip(path(shape, color), repeat(leaves, leaf)),
  );
}

export function awning({ at, width, drop = 60, colors = [palette.teal700, palette.cream], count = 9 }) {
  const step = width / count;
  return place(
    { at },
    rect([0, drop, width, 26], palette.ink, { opacity: 0.12 }),
    repeat(count, (index) =>
      path(
        `M${index * step} 0H${(index + 1) * step}V${drop}A${step / 2} ${step / 2.4} 0 0 1 ${index * step} ${drop}Z`,
        colors[index % colors.length],
      ),
    ),
    rect([0, 0, width, 10], shade(colors[0], 0.2)),
  );
}

export const flatRoof = ([x, y, width], color, depth = 22) =>
  join(rect([x - 14, y - depth, width + 28, depth], color, { rx: 4 }), rect([x, y, width, 14], palette.ink, { opacity: 0.12 }));

export function gableRoof([x, y, width, rise], color, overhang = 34) {
  const left = x - overhang;
  const right = x + width + overhang;
  const top = x + width / 2;
  return join(
    polygon(
      [
        [left, y + 8],
        [top, y - rise],
        [right, y + 8],
        [right - 40, y + 8],
        [top, y - rise + 34],
        [left + 40, y + 8],
      ],
      shade(color, 0.1),
    ),
    polygon(
      [
        [x, y + 1],
        [top, y - rise + 30],
        [x + width, y + 1],
      ],
      tint(color, 0.86),
    ),
    stroke(`M${left} ${y + 6}L${top} ${y - rise}L${right} ${y + 6}`, color, { 'stroke-width': 22, 'stroke-linejoin': 'miter' }),
  );
}

/** A long roof seen from the front: a trapezium with tile lines. */
export function hipRoof([x, y, width, rise], color, inset = 90) {
  const lines = repeat(4, (index) => {
    const share = (index + 1) / 5;
    return stroke(`M${x - 26 + inset * share} ${y - rise * share}H${x + width + 26 - inset * share}`, shade(color, 0.14), {
      'stroke-width': 3,
      opacity: 0.55,
    });
  });
  const shape = [
    [x - 26, y],
    [x - 26 + inset, y - rise],
    [x + width + 26 - inset, y - rise],
    [x + width + 26, y],
  ];
  return join(
    polygon(shape, gradient('h', tint(color, 0.08), shade(color, 0.12))),
    lines,
    rect([x, y, width, 16], palette.ink, { opacity: 0.13 }),
  );
}

export const chimney = ([x, y, width, height], color) =>
  join(
    rect([x, y, width, height], gradient('h', color, shade(color, 0.2))),
    rect([x - 6, y - 10, width + 12, 14], shade(color, 0.12), { rx: 2 }),
  );

export const wall = (box, color, more = {}) => rect(box, gradient('d', tint(color, 0.25), color, mix(color, palette.ink, 0.07)), more);

/** Thin horizontal boards or brick courses over a wall. */
export const courses = ([x, y, width, height], { step = 26, color = palette.ink, opacity = 0.07 } = {}) =>
  repeat(Math.floor(height / step), (index) => rect([x, y + (index + 1) * step, width, 2.5], color, { opacity }));

export function bricks([x, y, width, height], color, count = 26) {
  return repeat(count, (index) => {
    const column = (index * 7 + Math.floor(index / 3) * 5) % Math.max(1, Math.floor(width / 52));
    const row = (index * 11 + 3) % Math.max(1, Math.floor(height / 26));
    return rect([x + column * 52 + (row % 2) * 22, y + row * 26 + 4, 38, 15], color, { rx: 2, opacity: 0.6 });
  });
}

export const balcony = ([x, y, width], color = palette.ink700) =>
  join(
    rect([x - 8, y, width + 16, 9], shade(palette.cream300, 0.16), { rx: 2 }),
    stroke(`M${x} ${y - 46}H${x + width}`, color, { 'stroke-width': 5 }),
    repeat(Math.floor(width / 16) + 1, (index) => rect([x + index * 16 - 1, y - 46, 2.5, 46], color)),
  );

export function lamp({ color = palette.ink700, ...more }) {
  return place(
    more,
    groundShadow([2, 0, 30, 5]),
    rect([-4, -260, 8, 260], color, { rx: 4 }),
    path('M-22-260H22L14-306H-14Z', gradient('v', fade(palette.sun, 0.9), palette.sun100)),
    path('M-20-306H20L0-326Z', color),
    circle([0, -12, 9], color),
  );
}

/** A distant row of houses and blocks. */
export function skyline({ y, color, seed = 0, height = 190 }) {
  const widths = [120, 84, 150, 96, 132, 78, 168, 104, 140, 90, 126, 110, 150, 96, 130];
  let x = -40;
  return join(
    widths.map((width, index) => {
      const tall = height * (0.5 + (((index + seed) * 37) % 50) / 100);
      const left = x;
      x += width + 4;
      const roof =
        (index + seed) % 3 === 0
          ? polygon(
              [
                [left - 6, y - tall],
                [left + width / 2, y - tall - 44],
                [left + width + 6, y - tall],
              ],
              color,
            )
          : '';
      return join(rect([left, y - tall, width, tall + 4], color), roof, paneDots([left, y - tall, width, tall], tint(color, 0.34)));
    }),
  );
}

function paneDots([x, y, width, height], color) {
  const columns = Math.floor(width / 34);
  const rows = Math.floor(height / 46);
  return repeat(columns * rows, (index) =>
    rect([x + 14 + (index % columns) * 34, y + 18 + Math.floor(index / columns) * 46, 14, 22], color, { opacity: 0.65 }),
  );
}
