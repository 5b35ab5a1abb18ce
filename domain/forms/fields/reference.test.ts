import { expect, test } from 'vitest';
import { createReference, readReference } from './reference.ts';

const reference = createReference(new Uint8Array([7, 19, 4, 20, 9, 2, 22]));

test('is short and read back from what people type', () => {
  expect(reference).toMatch(/^CS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  for (const typed of [reference, reference.toLowerCase(), reference.replaceAll('-', ' '), reference.slice(3), ` ${reference}. `]) {
    expect(readReference(typed)).toBe(reference);
  }
  const zeros = createReference(new Uint8Array(7));
  expect(readReference(zeros.replaceAll('0', 'O'))).toBe(zeros);
});

test('finds every wrong character', () => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const plain = reference.slice(3).replace('-', '');
  for (let index = 0; index < plain.length; index += 1) {
    for (const digit of digits.replace(plain[index] ?? '', '')) {
      expect(readReference(plain.slice(0, index) + digit + plain.slice(index + 1))).toBe(null);
    }
  }
});

test.for(['', 'CS-', 'CS-1234-567', 'CS-1234-56789', '<script>', "' OR 1=1"])('refuses %j', (text) => {
  expect(readReference(text)).toBe(null);
});
