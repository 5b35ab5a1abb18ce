import { fade, palette } from './palette.mjs';

const round = (value) => Math.round(value * 10) / 10;

function attributes(values) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
}

const element = (tag, values) => `<${tag}${attributes(values)}/>`;

export const rect = ([x, y, width, height], fill, more = {}) =>
  element('rect', { x: round(x), y: round(y), width: round(width), height: round(height), fill, ...more });

export const circle = ([cx, cy, r], fill, more = {}) => element('circle', { cx: round(cx), cy: round(cy), r: round(r), fill, ...more });

export const ellipse = ([cx, cy, rx, ry], fill, more = {}) =>
  element('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill, ...more });

export const path = (d, fill, more = {}) => element('path', { d, fill, ...more });

export const stroke = (d, color, more = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const join = (...parts) => parts.flat(Infinity).filter(Boolean).join('');

/** Repeats a drawing for 0 … count - 1. */
export const repeat = (count, draw) => join(Array.from({ length: count }, (_, index) => draw(index)));

export const group = (more, ...parts) => `<g${attributes(more)}>${join(parts)}</g>`;

/** Places parts drawn around 0,0: at a point, scaled, turned, mirrored. */
export function place({ at = [0, 0], size = 1, turn = 0, flip = false, opacity }, ...parts) {
  const steps = [`translate(${round(at[0])} ${round(at[1])})`];
  if (turn) steps.push(`rotate(${round(turn)})`);
  if (size !== 1 || flip) steps.push(`scale(${flip ? -size : size} ${size})`);
  return group({ transform: steps.join(' '), opacity }, ...parts);
}

function fingerprint(text) {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + character.codePointAt(0)) % 4294967291;
  return hash.toString(36);
}

/** Shows parts only inside a shape. */
export function clip(shape, ...parts) {
  const id = `c${fingerprint(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath>${group({ 'clip-path': `url(#${id})` }, ...parts)}`;
}

/** A gradient named by its own content, so that drawings stay plain text: v, h, d linear; r radial. */
export const gradient = (kind, ...colors) => `url(#${[kind, ...colors.map((color) => color.slice(1))].join('-')})`;

export const blur = (deviation) => `url(#blur-${deviation})`;

/** The soft contact shadow everything that stands on a floor has. */
export const groundShadow = (box, opacity = 0.28) =>
  ellipse(box, gradient('r', fade(palette.ink, opacity), fade(palette.ink, opacity * 0.55), fade(palette.ink, 0)));

/** The blurred shadow of a card or sheet. */
export const cardShadow = ([x, y, width, height], rx = 20) =>
  rect([x + 4, y + 16, width, height], palette.ink, { rx, opacity: 0.16, filter: blur(16) });

const axes = { v: 'x1="0" y1="0" x2="0" y2="1"', h: 'x1="0" y1="0" x2="1" y2="0"', d: 'x1="0" y1="0" x2="1" y2="1"' };

function gradientStop(color, index, all) {
  const opacity = color.length === 8 ? Number.parseInt(color.slice(6), 16) / 255 : 1;
  const visible = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : '';
  return `<stop offset="${round(index / (all.length - 1))}" stop-color="#${color.slice(0, 6)}"${visible}/>`;
}

function definition(id) {
  const [kind, ...values] = id.split('-');
  if (kind === 'blur') {
    return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${values[0]}"/></filter>`;
  }
  const stops = values.map(gradientStop).join('');
  if (kind === 'r') return `<radialGradient id="${id}">${stops}</radialGradient>`;
  return `<linearGradient id="${id}" ${axes[kind]}>${stops}</linearGradient>`;
}

/** Wraps a drawing into a document with the gradients and blurs it names. */
export function svgDocument([width, height], ...parts) {
  const body = join(parts);
  const ids = [...new Set([...body.matchAll(/url\(#((?:[vhdr]|blur)-[^)]+)\)/g)].map((match) => match[1]))].sort();
  const defs = ids.length > 0 ? `<defs>${ids.map(definition).join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${body}</svg>\n`;
}

export { round };
