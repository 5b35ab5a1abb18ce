import { expect, test } from 'vitest';
import type { ImageError } from '../image-error.ts';
import { resolveRedirect, resolveSource } from './image-source.ts';

const host = 'photos.s3.eu-west-3.amazonaws.com';
const allowed = { cmsOrigin: 'https://cms.example', bucketHost: host };

function outcomeOf(work: () => ReturnType<typeof resolveSource>): string {
  try {
    const source = work();
    return source.kind === 'own' ? `own ${source.path}` : `${source.kind} ${source.url.href}`;
  } catch (error) {
    const { status, code } = error as ImageError;
    return `${status} ${code}`;
  }
}

test.each([
  ['images/logo.svg', 'own /images/logo.svg'],
  ['assets/photo-AbC1.webp', 'own /assets/photo-AbC1.webp'],
  ['images/logo.svg?v=1#x', 'own /images/logo.svg'],
  ['uploads/photo_1.jpg', 'upload https://cms.example/uploads/photo_1.jpg'],
  ['uploads/photo.jpg?v=1', 'upload https://cms.example/uploads/photo.jpg'],
  [`https://${host}/a/b.jpg`, `bucket https://${host}/a/b.jpg`],
  [`https:/${host}/a/b.jpg`, `bucket https://${host}/a/b.jpg`],
  [`HTTPS://${host.toUpperCase()}/b.jpg`, `bucket https://${host}/b.jpg`],
  [`https://${host}:443/b.jpg`, `bucket https://${host}/b.jpg`],
  [`https://${host}/a b/é(1)+x&y%20z.jpg?v=1&w=2#frag`, `bucket https://${host}/a%20b/%C3%A9(1)+x&y%20z.jpg`],
])('%s is %s', (id, source) => {
  expect(outcomeOf(() => resolveSource(id, allowed))).toBe(source);
});

test.each([
  `https://${host}.evil.com/a.jpg`,
  `https://evil.com/${host}/a.jpg`,
  `https://evil.${host}/a.jpg`,
  `https://user@${host}/a.jpg`,
  `https://user:pass@${host}/a.jpg`,
  `https://${host}@evil.com/a.jpg`,
  `https://${host}:8443/a.jpg`,
  `https://${host}./a.jpg`,
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://2130706433/a.jpg',
  'https://cms.example/uploads/a.jpg',
  '/evil.com/a.jpg',
  `/${host}/a.jpg`,
])('forbidden host: %s', (id) => {
  expect(outcomeOf(() => resolveSource(id, allowed))).toBe('403 IPX_FORBIDDEN_HOST');
});

test.each([`http://${host}/a.jpg`, 'data:image/svg+xml,<svg/>', 'file:///etc/passwd', 'ftp://x/a.jpg', 'javascript:alert(1)', 'blob:x'])(
  'forbidden protocol: %s',
  (id) => {
    expect(outcomeOf(() => resolveSource(id, allowed))).toBe('403 IPX_FORBIDDEN_PROTOCOL');
  },
);

test('no bucket is configured: none is allowed', () => {
  expect(outcomeOf(() => resolveSource(`https://${host}/a.jpg`, { ...allowed, bucketHost: null }))).toBe('403 IPX_FORBIDDEN_HOST');
});

test.each([
  ['images/../../etc/a.jpg', '400 IPX_INVALID_ID'],
  ['..\\a.jpg', '400 IPX_INVALID_ID'],
  ['https://', '400 IPX_INVALID_ID'],
  [`https://${host}`, '400 IPX_MISSING_ID'],
  ['uploads/../secret.jpg', '400 IPX_INVALID_ID'],
  ['uploads/a/b.jpg', '404 IPX_FILE_NOT_FOUND'],
  ['uploads/%2e%2e.jpg', '404 IPX_FILE_NOT_FOUND'],
  ['robots.txt', '415 IPX_UNSUPPORTED_SOURCE'],
  ['assets/main.js', '415 IPX_UNSUPPORTED_SOURCE'],
  ['', '415 IPX_UNSUPPORTED_SOURCE'],
])('refused: %s', (id, code) => {
  expect(outcomeOf(() => resolveSource(id, allowed))).toBe(code);
});

test.each([
  ['/uploads/b.jpg', 'upload https://cms.example/uploads/b.jpg'],
  [`https://${host}/b.jpg?X-Signature=1`, `bucket https://${host}/b.jpg`],
  ['http://169.254.169.254/latest/meta-data', '403 IPX_FORBIDDEN_PROTOCOL'],
  ['https://169.254.169.254/latest', '403 IPX_FORBIDDEN_HOST'],
  ['//evil.com/a.jpg', '403 IPX_FORBIDDEN_HOST'],
  ['/admin', '403 IPX_FORBIDDEN_HOST'],
  ['https://user@cms.example/uploads/b.jpg', '403 IPX_FORBIDDEN_HOST'],
  ['http://[', '502 IPX_BAD_REDIRECT'],
  [null, '502 IPX_BAD_REDIRECT'],
])('a redirect to %s: %s', (location, outcome) => {
  expect(outcomeOf(() => resolveRedirect(new URL('https://cms.example/uploads/a.jpg'), location, allowed))).toBe(outcome);
});
