import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test('every spelling of a French number is shown in pairs', () => {
  for (const phone of ['+33199003717', '0199003717', '01.99.00.37.17', '0033 1 99 00 37 17', '+33 (0)1 99 00 37 17']) {
    expect(phoneText(phone)).toBe('01\u00a099\u00a000\u00a037\u00a017');
  }
});

test('a number of another kind is left alone', () => {
  for (const phone of ['+262 262 00 00 00', '3646', '+32 2 555 12 12']) expect(phoneText(phone)).toBe(phone);
});
