import { palette, shade, tint } from './palette.mjs';
import { between, blob, limb, polygon } from './shapes.mjs';
import { gradient, join, path, place, stroke } from './svg.mjs';

function frameOf({ neck, hip }) {
  const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
  const down = [(hip[0] - neck[0]) / length, (hip[1] - neck[1]) / length];
  const across = [-down[1], down[0]];
  // Negative share of width is the figure's front when it looks right.
  return (offset, share) => [
    neck[0] + down[0] * length * share - across[0] * offset,
    neck[1] + down[1] * length * share - across[1] * offset,
  ];
}

const profiles = {
  sweater: [
    [9, -0.03],
    [30, 0.05],
    [40, 0.16],
    [38, 0.45],
    [36, 0.78],
    [38, 1.06],
  ],
  slim: [
    [8, -0.03],
    [28, 0.05],
    [37, 0.16],
    [34, 0.4],
    [30, 0.66],
    [36, 1.06],
  ],
  coat: [
    [10, -0.04],
    [32, 0.04],
    [42, 0.16],
    [39, 0.5],
    [42, 0.95],
    [50, 1.6],
  ],
  tunic: [
    [8, -0.03],
    [28, 0.05],
    [37, 0.16],
    [34, 0.4],
    [32, 0.66],
    [42, 1.05],
    [47, 1.42],
  ],
  child: [
    [9, -0.04],
    [28, 0.08],
    [34, 0.26],
    [36, 0.6],
    [36, 0.9],
    [33, 1.12],
  ],
};

const cuts = {
  blazer: 'sweater',
  shirt: 'sweater',
  cardigan: 'slim',
  apron: 'slim',
  blouse: 'slim',
  coat: 'coat',
  tunic: 'tunic',
  child: 'child',
  dress: 'slim',
  sweater: 'sweater',
  slim: 'slim',
};

function outline({ pose, options }) {
  const at = frameOf(pose);
  const longest = pose.seated ? 1.08 : 2;
  const width = options.build * (pose.breadth ?? 1);
  const scaled = profiles[cuts[options.garment]].map(([offset, share]) => [offset * width, Math.min(share, longest)]);
  const right = scaled.map(([offset, share]) => at(offset, share));
  const left = scaled.map(([offset, share]) => at(-offset, share)).reverse();
  return [...right, ...left];
}

export function torso({ pose, options }) {
  return blob(outline({ pose, options }), gradient('h', tint(options.top, 0.06), options.top, shade(options.top, 0.13)));
}

const line = (points) => `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`;

function neckline({ at, skin, depth, width }) {
  return blob([at(-width, -0.05), at(0, depth), at(width, -0.05), at(0, -0.14)], skin);
}

function openFront({ at, options, inner }) {
  return join(
    polygon([at(-13, -0.03), at(13, -0.03), at(6, 0.5), at(4, 1.04), at(-10, 1.04), at(-9, 0.5)], inner),
    polygon([at(-12, -0.05), at(-28, 0.06), at(-20, 0.24), at(-5, 0.48)], shade(options.top, 0.12)),
    polygon([at(12, -0.05), at(28, 0.06), at(21, 0.24), at(4, 0.48)], shade(options.top, 0.2)),
  );
}

function collar({ at, color }) {
  return join(
    polygon([at(-11, -0.08), at(-18, 0.05), at(-6, 0.13), at(1, 0.03)], tint(color, 0.35)),
    polygon([at(11, -0.08), at(18, 0.05), at(8, 0.13), at(1, 0.03)], tint(color, 0.2)),
  );
}

function buttons({ at, color, from }) {
  return stroke(line([at(1, from), at(1, 1.02)]), color, { 'stroke-width': 2, opacity: 0.5 });
}

function apron({ at, options, pose }) {
  const cloth = options.apron ?? palette.cream;
  const low = pose.seated ? 1.05 : 1.5;
  return join(
    blob(
      [
        at(-19, 0.28),
        at(19, 0.28),
        at(30, 0.62),
        at(34, Math.min(1, low)),
        at(36, low),
        at(-34, low),
        at(-32, Math.min(1, low)),
        at(-29, 0.62),
      ],
      cloth,
    ),
    stroke(line([at(-17, 0.3), at(-9, -0.02)]), cloth, { 'stroke-width': 5 }),
    stroke(line([at(17, 0.3), at(9, -0.02)]), cloth, { 'stroke-width': 5 }),
    !pose.seated && stroke(line([at(-14, 1.06), at(16, 1.06)]), shade(cloth, 0.18), { 'stroke-width': 3 }),
  );
}

/** What tells a sweater from a shirt, over the torso. */
export function garment({ pose, options, skin }) {
  const at = frameOf(pose);
  const inner = options.inner ?? palette.white;
  const parts = {
    blazer: () => [openFront({ at, options, inner }), neckline({ at, skin, depth: 0.12, width: 10 })],
    coat: () => [
      openFront({ at, options, inner }),
      buttons({ at, color: shade(options.top, 0.4), from: 0.5 }),
      neckline({ at, skin, depth: 0.05, width: 9 }),
    ],
    cardigan: () => [openFront({ at, options, inner }), neckline({ at, skin, depth: 0.1, width: 11 })],
    shirt: () => [collar({ at, color: options.top }), buttons({ at, color: shade(options.top, 0.3), from: 0.12 })],
    apron: () => [neckline({ at, skin, depth: 0.08, width: 12 }), apron({ at, options, pose })],
    blouse: () => [neckline({ at, skin, depth: 0.16, width: 13 })],
    dress: () => [neckline({ at, skin, depth: 0.12, width: 13 })],
    tunic: () => [neckline({ at, skin, depth: 0.1, width: 13 })],
    slim: () => [neckline({ at, skin, depth: 0.07, width: 12 })],
    sweater: () => [stroke(line([at(-12, -0.01), at(0, 0.05), at(12, -0.01)]), shade(options.top, 0.16), { 'stroke-width': 5 })],
    child: () => [stroke(line([at(-9, 0), at(0, 0.07), at(9, 0)]), shade(options.top, 0.14), { 'stroke-width': 4 })],
  };
  return join(parts[options.garment]());
}

function shoe({ at, color, turn = 0, size = 1 }) {
  return place(
    { at, turn, size },
    path('M-11-12C-12-2-12 3-11 8L27 8C28 0 20-4 13-6L10-12Z', color),
    path('M-11 5H27V9H-11Z', palette.white, { opacity: 0.85 }),
  );
}

const hasBareLegs = (options) => options.lower === 'skirt' || options.garment === 'dress';

function leg({ points, color, options, turn, skin }) {
  const { build, shoes } = options;
  const bare = hasBareLegs(options);
  const widths = (bare ? [32, 24, 14] : [40, 30, 21]).map((width) => width * build);
  const foot = points.at(-1);
  return join(
    !options.barefoot && shoe({ at: [foot[0], foot[1] + 4 * build], color: shoes, turn, size: 0.92 * build }),
    limb(points, widths, bare ? (options.tights ?? skin) : color),
  );
}

function skirt({ pose, options }) {
  const color = hasBareLegs(options) && options.garment === 'dress' ? options.top : options.bottom;
  const reach = options.hem ?? 0.3;
  const hems = [pose.legBack, pose.legFront].map(([, knee, foot]) => between(knee, foot, pose.seated ? 0.12 : reach));
  if (pose.seated) {
    return join(
      limb([pose.hip, between(pose.hip, hems[0], 0.6), hems[0]], [78, 66, 50], shade(color, 0.16)),
      limb([pose.hip, between(pose.hip, hems[1], 0.6), hems[1]], [72, 58, 48], color),
    );
  }
  const [x, y] = pose.hip;
  const low = Math.max(hems[0][1], hems[1][1]);
  const left = Math.min(hems[0][0], hems[1][0]) - 20;
  const right = Math.max(hems[0][0], hems[1][0]) + 20;
  const d = `M${x - 31} ${y - 34}L${x + 31} ${y - 34}C${x + 44} ${y + 10} ${right + 4} ${low - 50} ${right + 6} ${low - 6}Q${(left + right) / 2} ${low + 8} ${left - 6} ${low - 6}C${left - 4} ${low - 50} ${x - 44} ${y + 10} ${x - 31} ${y - 34}Z`;
  return path(d, gradient('h', color, shade(color, 0.15)));
}

export function lowerBody({ pose, options, skin }) {
  const bare = hasBareLegs(options);
  const hips = [pose.legBack[0], pose.legFront[0]].map(([x, y]) => [x, y - 4 * options.build]);
  return join(
    leg({ points: pose.legBack, color: shade(options.bottom, 0.25), options, turn: pose.footBack, skin }),
    !bare && limb(hips, [42 * options.build, 42 * options.build], options.bottom),
    leg({ points: pose.legFront, color: options.bottom, options, turn: pose.footFront, skin }),
    bare && skirt({ pose, options }),
  );
}
