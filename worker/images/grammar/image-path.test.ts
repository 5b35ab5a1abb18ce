import { describe, expect, test } from 'vitest';
import type { ImageError } from '../image-error.ts';
import { parseImagePath } from './image-path.ts';

const parse = (path: string) => {
  const { modifiers, id } = parseImagePath(`/_ipx/${path}`);
  return { modifiers: Object.fromEntries(modifiers), id };
};
const codeOf = (path: string) => {
  try {
    parse(path);
    return null;
  } catch (error) {
    const { status, code } = error as ImageError;
    return `${status} ${code}`;
  }
};

test.each([
  ['_/a.jpg', {}, 'a.jpg'],
  ['w_320/a.jpg', { w: '320' }, 'a.jpg'],
  ['w_320&f_webp/uploads/a.jpg', { w: '320', f: 'webp' }, 'uploads/a.jpg'],
  ['w_320,f_webp/a.jpg', { w: '320', f: 'webp' }, 'a.jpg'],
  ['w_320%26f_webp/a.jpg', { w: '320', f: 'webp' }, 'a.jpg'],
  ['w:320&h=240/a.jpg', { w: '320', h: '240' }, 'a.jpg'],
  ['crop_10_20_30_40/a.jpg', { crop: '10_20_30_40' }, 'a.jpg'],
  ['crop=10:20_30=40/a.jpg', { crop: '10_20_30_40' }, 'a.jpg'],
  ['grayscale&flip/a.jpg', { grayscale: '', flip: '' }, 'a.jpg'],
  ['pos_right%20top&b_%23ffffff/a.jpg', { pos: 'right top', b: '#ffffff' }, 'a.jpg'],
  ['w_100&w_200/a.jpg', { w: '200' }, 'a.jpg'],
  ['w_%ZZ/a.jpg', { w: '%ZZ' }, 'a.jpg'],
  ['__proto__&w_320/a.jpg', { w: '320' }, 'a.jpg'],
  ['__proto___x/a.jpg', {}, 'a.jpg'],
  ['constructor_1/a.jpg', { constructor: '1' }, 'a.jpg'],
  ['w_320&&/a.jpg', { w: '320' }, 'a.jpg'],
])('reads %s', (path, modifiers, id) => {
  expect(parse(path)).toEqual({ modifiers, id });
});

describe('the picture', () => {
  test.each([
    ['f_webp&s_640x360/https://h.example/uploads/photo_1.jpg', 'https://h.example/uploads/photo_1.jpg'],
    // What Cloudflare makes of it when it merges slashes.
    ['f_webp/https:/h.example/photo.jpg', 'https:/h.example/photo.jpg'],
    ['_/images/logo.svg', 'images/logo.svg'],
    ['_//h.example/a.jpg', '/h.example/a.jpg'],
    ['_/https://h.example/a%20b/%C3%A9(1)%2Bx&y%2520z.jpg%3Fv=1%26w=2%23frag', 'https://h.example/a b/é(1)+x&y%20z.jpg?v=1&w=2#frag'],
    ['_/%ZZ.jpg', '%ZZ.jpg'],
    ['_/%2e%2e%2fetc', '../etc'],
  ])('is decoded once: %s', (path, id) => {
    expect(parse(path).id).toBe(id);
  });
});

test.each([
  ['', '400 IPX_MISSING_MODIFIERS'],
  ['/a.jpg', '400 IPX_MISSING_MODIFIERS'],
  ['_', '400 IPX_MISSING_ID'],
  ['_/', '400 IPX_MISSING_ID'],
  ['_//', '400 IPX_MISSING_ID'],
  ['w_320/%00.jpg', '400 IPX_INVALID_ID'],
  ['w_320/a%0Ab.jpg', '400 IPX_INVALID_ID'],
  [`${Array.from({ length: 200 }, (_, index) => `w_${index}`).join('&')}/a.jpg`, '400 IPX_TOO_MANY_MODIFIERS'],
])('refuses %s', (path, code) => {
  expect(codeOf(path)).toBe(code);
});
