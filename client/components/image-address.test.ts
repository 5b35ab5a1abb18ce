import { expect, test } from 'vitest';
import { imageAddress, imageSourceSet, imageWidths } from './image-address.ts';

test.each([
  ['/uploads/a_1.jpg', '/_ipx/f_webp&w_768/uploads/a_1.jpg'],
  ['/uploads/a_1.jpg?v=mb2k', '/_ipx/f_webp&w_768/uploads/a_1.jpg?v=mb2k'],
  ['https://photos.s3.eu-west-3.amazonaws.com/a%20b.png', '/_ipx/f_webp&w_768/https://photos.s3.eu-west-3.amazonaws.com/a%2520b.png'],
  ['/images/logo.svg', '/images/logo.svg'],
  ['/uploads/logo.svg', '/uploads/logo.svg'],
  ['/uploads/danse.gif?v=mb2k', '/uploads/danse.gif?v=mb2k'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('%s is fetched from %s', (source, address) => {
  expect(imageAddress(source, 768)).toBe(address);
});

const widthsOf = (source: string, width: number, sizes?: string) =>
  imageSourceSet({ source, width, ...(sizes && { sizes }) })
    ?.match(/\d+w(?=,|$)/g)
    ?.map((candidate) => Number.parseInt(candidate, 10));

test('a browser that takes the first width that is enough takes none of 1.3 times what a growing place needs', () => {
  const growing = imageWidths.filter((width) => width >= 256);
  const steps = growing.slice(1).map((width, index) => width / (growing[index] ?? 0));
  expect(steps.filter((step) => step <= 1 || step > 1.3)).toEqual([]);
  // A hero of 46 rem, and a phone of three dots a pixel.
  expect(growing.at(-1)).toBeGreaterThan(46 * 16 * 2);
});

test('a set ends with the width of the original', () => {
  expect(widthsOf('/uploads/a.jpg', 1600)).toEqual([256, 320, 400, 512, 640, 832, 1024, 1280, 1600]);
  expect(widthsOf('/uploads/a.jpg', 320)).toEqual([256, 320]);
  expect(widthsOf('/uploads/a.jpg', 50)).toEqual([50]);
  expect(widthsOf('/uploads/a.jpg', 9000)?.at(-1)).toBe(2048);
});

test('a place of a few pixels is offered no more than three dots for each', () => {
  expect(widthsOf('/uploads/a.jpg', 1600, '56px')).toEqual([112, 144, 192]);
  expect(widthsOf('/uploads/a.jpg', 130, '56px')).toEqual([112, 130]);
  for (const sizes of ['(min-width: 1024px) 56px', '56px, 100vw', '56', 'px'])
    expect(widthsOf('/uploads/a.jpg', 1600, sizes)?.at(-1)).toBe(1600);
});

test('a drawing has no set', () => {
  expect(imageSourceSet({ source: '/images/logo.svg', width: 1600 })).toBeUndefined();
});
