import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhone } from './phone-number.ts';

test.for([
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '0612345678',
  '+33612345678',
  '+33 6 12 34 56 78',
  '0033 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '06\u00a012\u202f34\u00a056\u00a078',
  ' 0612345678 ',
  '(+33) 6 12 34 56 78',
  '(0033) 6 12 34 56 78',
  '(+33)(0)6 12 34 56 78',
])('reads %s as the same French mobile', (text) => {
  expect(readPhone(text)).toBe('+33612345678');
});

test.for([
  ['0690 12 34 56', '+590690123456'],
  ['0692 12 34 56', '+262692123456'],
  ['0694 12 34 56', '+594694123456'],
  ['0696 12 34 56', '+596696123456'],
  ['0639 12 34 56', '+262639123456'],
  ['0262 12 34 56', '+262262123456'],
  ['+687 75 12 34', '+687751234'],
  ['+689 87 12 34 56', '+68987123456'],
] as const)('reads the overseas number %s with France selected', ([text, number]) => {
  expect(readPhone(text)).toBe(number);
});

test.for([
  ['0691 20 12 34', '+590691201234'],
  ['0693 67 56 29', '+262693675629'],
  ['0269 11 88 85', '+262269118885'],
  ['0263 12 34 56', '+262263123456'],
  ['0709 26 82 08', '+262709268208'],
  ['0697 12 34 56', '+596697123456'],
  ['0508 41 12 34', '+508411234'],
  ['0708 12 34 56', '+508708123456'],
] as const)('reads %s, and what it made of it, as the same number', ([text, number]) => {
  expect(readPhone(text)).toBe(number);
  expect(readPhone(number)).toBe(number);
  expect(readPhone(number.replace(/^\+/, '00'))).toBe(number);
});

test('a number that was kept with the code of Saint-Pierre-et-Miquelon twice is the one that can be dialled', () => {
  expect(readPhone('+508508411234')).toBe('+508411234');
});

test('whatever number was read is read as itself', () => {
  const overseas = [
    '590',
    '690',
    '691',
    '7090',
    '594',
    '694',
    '70930',
    '596',
    '696',
    '697',
    '7091',
    '262',
    '263',
    '269',
    '639',
    '692',
    '693',
  ];
  const beginnings = [...overseas, '7092', '70935', '508', '708', '1', '2', '3', '4', '5', '6', '7', '9', '80'];
  const codes = ['0', '+33', '0033', '+33 (0)', '+590', '+594', '+596', '+262', '+508', '(+590) ', '+687', '+689', '+681', '+32', '+41'];
  let read = 0;
  fc.assert(
    fc.property(
      fc.record({
        code: fc.constantFrom(...codes),
        beginning: fc.constantFrom('', ...beginnings),
        digits: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 }),
        length: fc.constantFrom(6, 8, 9),
      }),
      ({ code, beginning, digits, length }) => {
        const number = readPhone(code + (beginning + digits).slice(0, length));
        if (number === null) return;
        read += 1;
        expect(readPhone(number)).toBe(number);
      },
    ),
    { numRuns: 20_000, seed: 7 },
  );
  expect(read).toBeGreaterThan(2000);
});

test.for([
  ['+32 470 12 34 56', '+32470123456'],
  ['0041 79 123 45 67', '+41791234567'],
  ['+352 621 123 456', '+352621123456'],
  ['+49 151 12345678', '+4915112345678'],
  ['+377 6 12 34 56 78', '+377612345678'],
  ['07 00 12 34 56', '+33700123456'],
  ['01 99 00 37 17', '+33199003717'],
] as const)('reads %s', ([text, number]) => {
  expect(readPhone(text)).toBe(number);
});

test.for([
  '0000000000',
  '12345',
  '06 12 34 56',
  '06 12 34 56 78 90',
  '0800 CRECHE',
  'abc',
  '',
  '+33',
  '=0612345678',
  '06123\r\n45678x',
  '9'.repeat(40),
])('refuses %j', (text) => {
  expect(readPhone(text)).toBe(null);
});
