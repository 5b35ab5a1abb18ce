import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';
import { commonPasswords } from './common-passwords.ts';

const email = 'marie.dupont@exemple.fr';

test.for([
  'correct cheval pile agrafe',
  'Ma 3e poussette est verte',
  'ÉléphantÀRoulettes',
  '李李小龙在巴黎的托儿所里玩耍',
  'x9$kQ!72mPz#',
  'jardindesmerveilles2031',
])('takes %j', (password) => {
  expect(checkPassword(password, { email })).toBe(null);
});

test.for([
  ['', 'password_too_short'],
  ['onze signes', 'password_too_short'],
  // Twelve units of JavaScript, six characters.
  ['😀😀😀😀😀😀', 'password_too_short'],
  [`${'x9$kQ!72mPz#'.repeat(6)}.`, 'password_too_long'],
  ['é'.repeat(37), 'password_too_long'],
  ['a'.repeat(100_000), 'password_too_long'],
  ['MotDePasse123', 'password_common'],
  ['Mot de passe 2026 !', 'password_common'],
  ['1234motdepasse!', 'password_common'],
  ['azertyuiop12', 'password_common'],
  ['Azertyuiop2026', 'password_common'],
  ['bonjourbonjour', 'password_common'],
  ['aaaaaaaaaaaa', 'password_common'],
  ['0123456789012', 'password_common'],
  ['987654321098', 'password_common'],
  ['abcdefghijklm', 'password_common'],
  ['qsdfghjklmwx', 'password_common'],
  ['marie.dupont1', 'password_personal'],
  ['Marie.Dupont@exemple.fr', 'password_personal'],
  ['CrecheSereine2026', 'password_common'],
  ['lacrechesereine', 'password_personal'],
] as const)('refuses %j: %s', ([password, problem]) => {
  expect(checkPassword(password, { email })).toBe(problem);
});

test('the list holds only what the rule of length lets through', () => {
  expect(commonPasswords.size).toBeGreaterThan(300);
  expect([...commonPasswords].filter((password) => password.length < 12 || password !== password.toLowerCase())).toEqual([]);
});
