import { circle, path, round } from './svg.mjs';

const point = ([x, y]) => `${round(x)} ${round(y)}`;

const control = (before, from, to) => [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];

/** A smooth closed line through the points (Catmull-Rom). */
export function blobPath(points) {
  const at = (index) => points[(index + points.length) % points.length];
  const curves = points.map((_, index) => {
    const first = control(at(index - 1), at(index), at(index + 1));
    const second = control(at(index + 2), at(index + 1), at(index));
    return `C${point(first)} ${point(second)} ${point(at(index + 1))}`;
  });
  return `M${point(points[0])}${curves.join('')}Z`;
}

export const blob = (points, fill, more) => path(blobPath(points), fill, more);

export const polygon = (points, fill, more) => path(`M${points.map(point).join('L')}Z`, fill, more);

const spline = ([a, b, c, d], t) => 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

function sampleSpine(points, widths) {
  const steps = 8;
  const at = (list, index) => list[Math.min(Math.max(index, 0), list.length - 1)];
  const samples = [];
  for (let segment = 0; segment < points.length - 1; segment += 1) {
    for (let step = segment === 0 ? 0 : 1; step <= steps; step += 1) {
      const t = step / steps;
      const coordinate = (axis) =>
        spline(
          [-1, 0, 1, 2].map((offset) => at(points, segment + offset)[axis]),
          t,
        );
      const width = at(widths, segment) + (at(widths, segment + 1) - at(widths, segment)) * t;
      samples.push({ x: coordinate(0), y: coordinate(1), radius: width / 2 });
    }
  }
  return samples;
}

function side(samples, sign) {
  return samples.map((sample, index) => {
    const before = samples[Math.max(index - 1, 0)];
    const after = samples[Math.min(index + 1, samples.length - 1)];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const normal = [-(after.y - before.y) / length, (after.x - before.x) / length];
    return [sample.x + sign * sample.radius * normal[0], sample.y + sign * sample.radius * normal[1]];
  });
}

/** A tapered, softly bent limb: points of the spine, full width at each, round ends. */
export function limb(points, widths, fill) {
  const samples = sampleSpine(points, widths);
  const left = side(samples, 1);
  const right = side(samples, -1).reverse();
  const cap = (radius) => `A${round(radius)} ${round(radius)} 0 0 0 `;
  const d = [
    `M${left.map(point).join('L')}`,
    `${cap(samples.at(-1).radius)}${point(right[0])}`,
    `L${right.slice(1).map(point).join('L')}`,
    `${cap(samples[0].radius)}${point(left[0])}Z`,
  ].join('');
  return path(d, fill);
}

/** Part of the way between two points. */
export const between = (from, to, share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];

/** A ring of overlapping discs: curls, leaves, clouds. */
export function discs(list, fill) {
  return list.map((disc) => circle(disc, fill)).join('');
}
