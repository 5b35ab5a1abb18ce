import { expect, test } from 'vitest';
import { pathOfSharePicture, sharePicturePath } from './share-picture.ts';

test('each page has a picture of its own, and the picture leads back to the page', () => {
  expect(sharePicturePath('/')).toBe('/og/_home.png');
  expect(sharePicturePath('/en')).toBe('/og/en.png');
  expect(sharePicturePath('/blog-famille/prix')).toBe('/og/blog-famille/prix.png');
  for (const path of ['/', '/en', '/en/equipe', '/creches-par-ville/bretagne/finistere/brest']) {
    expect(pathOfSharePicture(sharePicturePath(path))).toBe(path);
  }
});

test('other addresses are no pictures of pages', () => {
  for (const address of ['/og', '/og/.png', '/og.png', '/og/equipe.jpg', '/equipe.png']) expect(pathOfSharePicture(address)).toBeNull();
});
