import { expect, test } from 'vitest';
import { imageAddress, imageSourceSet } from './image-address.ts';

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

const widthsOf = (source: string, width: number) => imageSourceSet({ source, width })?.match(/\d+w/g);

test('a set ends with the width of the original', () => {
  expect(widthsOf('/uploads/a.jpg', 1600)).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w', '1600w']);
  expect(widthsOf('/uploads/a.jpg', 640)).toEqual(['320w', '640w']);
  expect(widthsOf('/uploads/a.jpg', 200)).toEqual(['200w']);
  expect(widthsOf('/uploads/a.jpg', 9000)?.at(-1)).toBe('3072w');
});

test('a drawing has no set', () => {
  expect(imageSourceSet({ source: '/images/logo.svg', width: 1600 })).toBeUndefined();
});
