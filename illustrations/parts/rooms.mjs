import { fade, mix, palette, shade, tint } from './palette.mjs';
import { blob, polygon } from './shapes.mjs';
import { circle, ellipse, gradient, join, path, place, rect, repeat, stroke } from './svg.mjs';

/** Wall, floor and skirting of an interior; the floor starts at `line`. */
export function room({ wall = palette.cream, floor = palette.sand, line = 720, panel }) {
  return join(
    rect([0, 0, 1600, line], gradient('d', tint(wall, 0.5), wall, mix(wall, palette.ink, 0.06))),
    panel && rect([0, line - 250, 1600, 250], panel, { opacity: 0.55 }),
    panel && rect([0, line - 256, 1600, 8], shade(panel, 0.1), { opacity: 0.7 }),
    rect([0, line, 1600, 1000 - line], gradient('v', shade(floor, 0.08), floor, tint(floor, 0.24))),
    repeat(6, (index) =>
      stroke(`M${-300 + index * 420} 1000L${330 + index * 190} ${line}`, shade(floor, 0.18), { 'stroke-width': 2.5, opacity: 0.4 }),
    ),
    rect([0, line - 16, 1600, 16], tint(wall, 0.65)),
    rect([0, line, 1600, 22], palette.ink, { opacity: 0.06 }),
  );
}

/** Light falling from a window to the floor. */
export const sunbeam = ([x, y, width, height], line = 720, color = palette.white) =>
  join(
    polygon(
      [
        [x, y + height],
        [x + width, y + height],
        [x + width + 330, 1000],
        [x + 180, 1000],
      ],
      gradient('v', fade(color, 0.02), fade(color, 0.4)),
    ),
    polygon(
      [
        [x + 70, line + 40],
        [x + width + 40, line + 40],
        [x + width + 190, line + 210],
        [x + 160, line + 210],
      ],
      color,
      { opacity: 0.22 },
    ),
  );

export const rug = ([cx, cy, rx, ry], color, ring = tint(color, 0.4)) =>
  join(
    ellipse([cx, cy + 8, rx, ry], palette.ink, { opacity: 0.1 }),
    ellipse([cx, cy, rx, ry], color),
    ellipse([cx, cy, rx * 0.82, ry * 0.8], ring),
    ellipse([cx, cy, rx * 0.68, ry * 0.64], color),
  );

export function pendant({ at, drop = 200, color = palette.teal700, kind = 'dome' }) {
  const shades = {
    dome: path('M-70 0C-66-54-34-74 0-74C34-74 66-54 70 0Z', gradient('h', tint(color, 0.1), shade(color, 0.16))),
    globe: circle([0, -36, 44], gradient('d', tint(color, 0.3), color)),
    cone: path('M-64 0L-20-78H20L64 0Z', gradient('h', tint(color, 0.1), shade(color, 0.16))),
  };
  return place(
    { at: [at[0], at[1] + drop] },
    stroke(`M0-74V${-drop - at[1]}`, palette.ink700, { 'stroke-width': 3.5 }),
    ellipse([0, 30, 150, 90], gradient('r', fade(palette.sun200, 0.5), fade(palette.sun200, 0))),
    kind !== 'globe' && ellipse([0, 0, 54, 9], palette.sun100),
    shades[kind],
  );
}

const pictures = {
  hills: (w, h) =>
    join(
      circle([w * 0.68, h * 0.32, h * 0.14], palette.sun),
      path(`M0 ${h * 0.72}Q${w * 0.35} ${h * 0.4} ${w * 0.65} ${h * 0.72}T${w} ${h * 0.6}V${h}H0Z`, palette.leaf300),
      path(`M0 ${h * 0.86}Q${w * 0.5} ${h * 0.62} ${w} ${h * 0.88}V${h}H0Z`, palette.leaf500),
    ),
  leaf: (w, h) =>
    join(
      stroke(`M${w / 2} ${h * 0.88}V${h * 0.2}`, palette.leaf700, { 'stroke-width': 4 }),
      [-1, 1].map((side) =>
        [0.36, 0.52, 0.68].map((y) =>
          path(
            `M${w / 2} ${h * y}q${side * w * 0.06}-${h * 0.14} ${side * w * 0.26}-${h * 0.1}q${-side * w * 0.06} ${h * 0.12} ${-side * w * 0.26} ${h * 0.1}z`,
            side > 0 ? palette.leaf400 : palette.leaf300,
          ),
        ),
      ),
    ),
  arcs: (w, h) =>
    [0.42, 0.3, 0.18].map((share, index) =>
      path(
        `M${w / 2 - w * share} ${h * 0.76}a${w * share} ${w * share} 0 0 1 ${w * share * 2} 0z`,
        [palette.teal400, palette.peach300, palette.sun][index],
      ),
    ),
  shapes: (w, h) =>
    join(
      circle([w * 0.36, h * 0.42, w * 0.18], palette.teal500),
      rect([w * 0.5, h * 0.5, w * 0.3, w * 0.3], palette.peach400, { rx: 6 }),
      polygon(
        [
          [w * 0.2, h * 0.84],
          [w * 0.4, h * 0.58],
          [w * 0.56, h * 0.84],
        ],
        palette.sun,
      ),
    ),
  moon: (w, h) =>
    join(
      rect([0, 0, w, h], palette.ink700),
      circle([w * 0.46, h * 0.44, w * 0.22], palette.sun),
      circle([w * 0.56, h * 0.39, w * 0.19], palette.ink700),
      [
        [0.26, 0.3],
        [0.72, 0.74],
        [0.3, 0.7],
      ].map(([x, y]) => circle([w * x, h * y, 3], palette.sun100)),
    ),
  wave: (w, h) =>
    [0.4, 0.58, 0.76].map((y, index) =>
      path(
        `M0 ${h * y}q${w * 0.25}-${h * 0.16} ${w * 0.5} 0t${w * 0.5} 0V${h}H0Z`,
        [palette.teal200, palette.teal500, palette.teal700][index],
      ),
    ),
};

/** A framed drawing on the wall; corner at `at`. */
export function picture({ at, box: [width, height], subject = 'hills', frame = palette.wood }) {
  return place(
    { at },
    rect([6, 12, width, height], palette.ink, { opacity: 0.12, rx: 4 }),
    rect([0, 0, width, height], frame, { rx: 4 }),
    rect([8, 8, width - 16, height - 16], palette.white),
    place({ at: [18, 18] }, rect([0, 0, width - 36, height - 36], palette.cream200), pictures[subject](width - 36, height - 36)),
  );
}

export function curtain({ at, box: [width, height], color = palette.peach, flip = false }) {
  const w = width;
  return place(
    { at, flip },
    path(
      `M0 0H${w}C${w * 0.96} ${height * 0.4} ${w * 0.66} ${height * 0.66} ${w * 0.5} ${height}H0Z`,
      gradient('h', color, shade(color, 0.1), color),
    ),
    [0.25, 0.5, 0.72].map((x) =>
      stroke(`M${w * x} 8C${w * x} ${height * 0.4} ${w * x * 0.72} ${height * 0.7} ${w * x * 0.62} ${height - 6}`, shade(color, 0.16), {
        'stroke-width': 3,
        opacity: 0.6,
      }),
    ),
  );
}

export const bunting = ([x, y, width], colors, drop = 60) => {
  const count = Math.round(width / 74);
  const at = (share) => [x + width * share, y + drop * 4 * share * (1 - share)];
  return join(
    stroke(`M${x} ${y}Q${x + width / 2} ${y + drop * 2} ${x + width} ${y}`, palette.ink300, { 'stroke-width': 3 }),
    repeat(count, (index) => {
      const [px, py] = at((index + 0.5) / count);
      return polygon(
        [
          [px - 20, py - 1],
          [px + 20, py - 1],
          [px, py + 40],
        ],
        colors[index % colors.length],
      );
    }),
  );
};

export function wallShelf({ at, width, color = palette.wood }, ...things) {
  return place(
    { at },
    things,
    rect([0, 0, width, 14], gradient('v', tint(color, 0.15), shade(color, 0.08)), { rx: 3 }),
    rect([10, 14, width - 20, 16], palette.ink, { opacity: 0.09 }),
    [0.16, 0.84].map((x) => path(`M${width * x - 5} 14H${width * x + 5}V40Z`, shade(color, 0.2))),
  );
}

export const mobile = ({ at, drop = 120, color = palette.wood }) =>
  place(
    { at },
    stroke(`M0 0V${drop}M-90 ${drop + 16}Q0 ${drop - 16} 90 ${drop + 16}`, color, { 'stroke-width': 4 }),
    stroke(`M-84 ${drop + 14}v56M-28 ${drop + 3}v84M28 ${drop + 3}v50M84 ${drop + 14}v76`, palette.ink300, { 'stroke-width': 2 }),
    circle([-84, drop + 84, 18], palette.sun),
    path(`M-28 ${drop + 84}a22 22 0 1 0 16 36a18 18 0 0 1 -16 -36z`, palette.teal400),
    blob(
      [
        [28, drop + 52],
        [44, drop + 74],
        [28, drop + 92],
        [12, drop + 74],
      ],
      palette.peach300,
    ),
    circle([84, drop + 106, 16], palette.teal700),
  );
