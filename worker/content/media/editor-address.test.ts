import { expect, test } from 'vitest';
import { testHosts } from '../../../test/app/read-context.ts';
import { libraryFile, linkAddress } from './editor-address.ts';

const bucket = 'https://photos.s3.eu-west-3.amazonaws.com';

test.each([
  ['/uploads/photo_ab12.jpg', '/uploads/photo_ab12.jpg', '/uploads/photo_ab12.jpg'],
  ['http://cms.example/uploads/photo_ab12.jpg', '/uploads/photo_ab12.jpg', '/uploads/photo_ab12.jpg'],
  ['https://panel.example/uploads/photo_ab12.jpg?v=1#x', '/uploads/photo_ab12.jpg', '/uploads/photo_ab12.jpg'],
  ['HTTPS://PANEL.example/uploads/a.jpg', '/uploads/a.jpg', '/uploads/a.jpg'],
  ['//panel.example/uploads/a.jpg', '/uploads/a.jpg', '/uploads/a.jpg'],
  ['https://panel.example/uploads/guide_1.pdf?expires=1&signature=x', '/uploads/guide_1.pdf', '/uploads/guide_1.pdf'],
  [`${bucket}/media/a.jpg?X-Amz-Signature=1`, `${bucket}/media/a.jpg`, `${bucket}/media/a.jpg`],
  [`${bucket}/media/logo.svg`, `${bucket}/media/logo.svg`, '/uploads/bucket/media/logo.svg'],
])('%s names a file of the library', (address, url, path) => {
  expect(libraryFile(address, testHosts)).toEqual({ url, path });
});

test.each([
  'https://elsewhere.example/uploads/a.jpg',
  'https://panel.example.evil.example/uploads/a.jpg',
  'https://user@panel.example/uploads/a.jpg',
  'https://panel.example/admin/a.jpg',
  'https://panel.example/uploads/../a.jpg',
  '/uploads/../a.jpg',
  '//elsewhere.example/a.jpg',
  'data:image/png;base64,x',
  'photo.jpg',
  `${bucket}/`,
  '',
])('%s names no file of the library', (address) => {
  expect(libraryFile(address, testHosts)).toBeNull();
});

test('no bucket is configured: none is ours', () => {
  expect(libraryFile(`${bucket}/a.jpg`, { ...testHosts, bucketHost: null })).toBeNull();
});

test.each([
  ['/contact', '/contact', '/en/contact'],
  ['/en/contact', '/en/contact', '/en/contact'],
  ['https://site.example/contact?a=1#b', '/contact?a=1#b', '/en/contact?a=1#b'],
  ['http://www.site.example/contact', '/contact', '/en/contact'],
  ['https://site.example', '/', '/en'],
  ['https://site.example/en/contact', '/en/contact', '/en/contact'],
  ['contact', '/contact', '/en/contact'],
  ['../contact', '/contact', '/en/contact'],
  ['/uploads/guide.pdf', '/uploads/guide.pdf', '/uploads/guide.pdf'],
  ['https://panel.example/uploads/guide.pdf?expires=1&signature=x', '/uploads/guide.pdf', '/uploads/guide.pdf'],
  [`${bucket}/media/guide.pdf`, '/uploads/bucket/media/guide.pdf', '/uploads/bucket/media/guide.pdf'],
  ['#tarifs', '#tarifs', '#tarifs'],
])('%s stays on the site, in the language of the page', (written, french, english) => {
  expect(linkAddress(written, testHosts, 'fr')).toBe(french);
  expect(linkAddress(written, testHosts, 'en')).toBe(english);
});

test.each([
  ['www.caf.fr', 'https://www.caf.fr'],
  ['caf.fr/aides?x=1', 'https://caf.fr/aides?x=1'],
  ['crèche.fr:8080/x', 'https://crèche.fr:8080/x'],
  ['//caf.fr/aides', 'https://caf.fr/aides'],
  ['https://site.example.evil.example/x', 'https://site.example.evil.example/x'],
  [' https://www.caf.fr\u200b ', 'https://www.caf.fr'],
  ['zoe@exemple.fr', 'mailto:zoe@exemple.fr'],
  ['mailto:zoe@exemple.fr?subject=Bonjour', 'mailto:zoe@exemple.fr?subject=Bonjour'],
  ['01 23 45 67 89', 'tel:0123456789'],
  ['+33(0)1.23.45.67.89', 'tel:+330123456789'],
  ['guide.pdf', '/guide.pdf'],
])('%s is put right', (written, address) => {
  expect(linkAddress(written, testHosts, 'fr')).toBe(address);
});

test.each([
  '',
  ' ',
  '#',
  'link',
  'javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'JavaScript:x',
  'data:text/html,x',
  'https://',
  'vbscript:x',
])('%s leads nowhere', (written) => {
  expect(linkAddress(written, testHosts, 'fr')).toBeNull();
});
