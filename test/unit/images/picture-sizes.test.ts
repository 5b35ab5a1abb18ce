import { expect, test } from 'vitest';
import { chosenWidth, tooWidePictures } from '../../helpers/sizes/picture-sizes.ts';

const candidates = [192, 256, 320, 640];

test.each([
  [56, 2, 192],
  [96, 2, 192],
  [97, 2, 256],
  [160, 2, 320],
  [161, 2, 640],
  [9000, 2, 640],
  [320, 1, 320],
])('for %d px at density %d the candidate of %d dots is fetched', (sizesWidth, density, width) => {
  expect(chosenWidth({ sizesWidth, candidates }, density)).toBe(width);
});

test('a picture is told of that is fetched wider than its place, and no other', () => {
  const picture = { name: 'a.jpg', sizes: '320px', sizesWidth: 320, candidates };
  expect(tooWidePictures([{ ...picture, needed: 246 }])).toEqual(['a.jpg is 640 dots wide, its place 492: "320px"']);
  expect(tooWidePictures([{ ...picture, needed: 247 }])).toEqual([]);
  expect(tooWidePictures([{ ...picture, needed: 0 }])).toEqual([]);
  expect(tooWidePictures([{ ...picture, needed: 10, candidates: [] }])).toEqual([]);
});
