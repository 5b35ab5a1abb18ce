import { expect, test } from 'vitest';
import { digest, shortDigest, toHexadecimal } from './digest.ts';

// As in FIPS 180-2.
const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a text and its bytes have the same digest', async () => {
  expect(await digest('abc')).toBe(ofAbc);
  expect(await digest(new Uint8Array([0x61, 0x62, 0x63]))).toBe(ofAbc);
});

test('the short digest is the beginning of the long one', async () => {
  expect(await shortDigest('abc')).toBe(ofAbc.slice(0, 24));
});

test('small bytes keep their zero', () => {
  expect(toHexadecimal(new Uint8Array([0, 1, 16, 255]))).toBe('000110ff');
  expect(toHexadecimal(new Uint8Array())).toBe('');
});
