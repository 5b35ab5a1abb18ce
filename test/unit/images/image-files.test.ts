import { beforeAll, expect, test } from 'vitest';
import type { ImageError } from '../../../worker/images/image-error.ts';
import { checkSource } from '../../../worker/images/source/check-source.ts';
import { createSamplePictures, pngHeader } from '../../helpers/sample-pictures.ts';

let samples: Map<string, Buffer>;
beforeAll(async () => {
  samples = await createSamplePictures();
});

function outcomeOf(bytes: Uint8Array | undefined, isOwn = false): unknown {
  try {
    return checkSource(new Uint8Array(bytes ?? []), { isOwn });
  } catch (error) {
    const { status, code } = error as ImageError;
    return `${status} ${code}`;
  }
}

test.each([
  ['photo.jpg', { type: 'jpeg', size: { width: 1600, height: 1200 } }],
  ['turned.jpg', { type: 'jpeg', size: { width: 1200, height: 1600 } }],
  ['progressive.jpg', { type: 'jpeg', size: { width: 900, height: 700 } }],
  ['print.jpg', { type: 'jpeg', size: { width: 800, height: 600 } }],
  ['alpha.png', { type: 'png', size: { width: 1000, height: 500 } }],
  ['palette.png', { type: 'png', size: { width: 700, height: 500 } }],
  ['lossy.webp', { type: 'webp', size: { width: 1000, height: 700 } }],
  ['lossless.webp', { type: 'webp', size: { width: 500, height: 300 } }],
  ['alpha.webp', { type: 'webp', size: { width: 600, height: 400 } }],
  ['moving.webp', { type: 'webp', size: { width: 200, height: 120 } }],
  ['moving.gif', { type: 'gif', size: { width: 200, height: 120 } }],
  ['photo.avif', { type: 'avif', size: { width: 640, height: 480 } }],
])('%s is %o', (name, expected) => {
  expect(outcomeOf(samples.get(name))).toEqual(expected);
});

test.each([
  ['truncated.jpg', '502 IPX_TRUNCATED_SOURCE'],
  ['truncated.png', '502 IPX_TRUNCATED_SOURCE'],
  ['truncated.webp', '502 IPX_TRUNCATED_SOURCE'],
  ['truncated.avif', '502 IPX_TRUNCATED_SOURCE'],
  ['bomb.png', '415 IPX_SOURCE_TOO_LARGE'],
  ['page.jpg', '415 IPX_UNSUPPORTED_SOURCE'],
  ['document.jpg', '415 IPX_UNSUPPORTED_SOURCE'],
  ['drawing.svg', '415 IPX_UNSUPPORTED_SOURCE'],
  ['drawing.jpg', '415 IPX_UNSUPPORTED_SOURCE'],
])('%s is refused: %s', (name, code) => {
  expect(outcomeOf(samples.get(name))).toBe(code);
});

test('fifty million pixels are the limit', () => {
  expect(outcomeOf(pngHeader(10_000, 5000))).toEqual({ type: 'png', size: { width: 10_000, height: 5000 } });
  expect(outcomeOf(pngHeader(10_000, 5001))).toBe('415 IPX_SOURCE_TOO_LARGE');
});

test('no cut of a file makes the readers throw anything but a refusal', () => {
  for (const [name, bytes] of samples) {
    for (let length = 0; length < Math.min(bytes.length, 700); length += 7) {
      expect(outcomeOf(bytes.subarray(0, length)), `${name} cut at ${length}`).toBeTypeOf('string');
    }
  }
});

const svg = (inside: string, attributes = '') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`);

test('a drawing of our own passes', () => {
  expect(outcomeOf(svg('<path fill="#fff" d="M0 0h1"/><style>.a{fill:red}</style>'), true)).toEqual({ type: 'svg', size: null });
});

test.each([
  ['<script>alert(1)</script>'],
  ['<SCRIPT href="x"/>'],
  ['<a xlink:href="javascript:alert(1)"/>'],
  ['<image href="https://evil.example/a.png"/>'],
  ['<use href="data:image/svg+xml,<svg/>"/>'],
  ['<foreignObject><p>x</p></foreignObject>'],
  ['<rect\nonload = "alert(1)"/>'],
  ['', ' onload="alert(1)"'],
])('an active drawing is refused, even of our own: %s%s', (inside, attributes = '') => {
  expect(outcomeOf(svg(inside, attributes), true)).toBe('415 IPX_UNSAFE_SVG');
});
