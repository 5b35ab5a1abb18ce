import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Bcrypt {
  compare(password: string, hash: string): Promise<boolean>;
  hash(password: string, rounds: number): Promise<string>;
  hashSync(password: string, rounds: number): string;
}

/** As Strapi asks for it. */
const bcrypt: Bcrypt = createRequire(import.meta.url)('bcryptjs');

const password = 'Ma 3e poussette est verte';

/** Made by version 2.4.3 of the package `bcryptjs`, which Strapi brings. */
const oldHashes = {
  [password]: '$2a$04$nP2zcZyiK8Zf07jL25SXluFhnYIWR5zjh4UyBHQeOPoiwc43jvL6y',
  'poussette\0verte': '$2a$04$AhiO64ieWczqtTA.Gk0meuZTGMZHdZMlZoYxmDbWo3aZU2rmEjLuy',
  [`${'é'.repeat(36)}!`]: '$2a$04$gw/tNp3oZw.x4SMZt9A3gugZ97CJjwU0BKBrsfbL.K8vlsgQsPaNO',
  ['x'.repeat(300)]: '$2a$04$aJbfkwJl23acHZt/QvOjFOf5z7v7bRepZSP1ZvsYIsvFNmyTmfr.O',
};

test('passwords from before are still known, and no other passes for one: nor what stands before a NUL', async () => {
  for (const [old, hash] of Object.entries(oldHashes)) {
    const others = [old.slice(0, 9), old.toUpperCase(), `a${old}`, ''];
    expect([old, await bcrypt.compare(old, hash)]).toEqual([old, true]);
    for (const other of others) expect([other, await bcrypt.compare(other, hash)]).toEqual([other, false]);
  }
});

test('a hash is what Strapi takes for one, at its cost, and fits its password alone', async () => {
  for (const hash of [await bcrypt.hash(password, 4), bcrypt.hashSync(password, 4)]) {
    expect(hash).toMatch(/^\$2b\$04\$[./A-Za-z\d]{53}$/);
    expect([await bcrypt.compare(password, hash), await bcrypt.compare(`${password}.`, hash)]).toEqual([true, false]);
  }
});

test('what is no hash fits no password', async () => {
  for (const hash of ['', 'x'.repeat(60), '$2a$10$', '$2x$10$nP2zcZyiK8Zf07jL25SXluFhnYIWR5zjh4UyBHQeOPoiwc43jvL6y'])
    expect(await bcrypt.compare(password, hash)).toBe(false);
});

test('while a password is checked, everything else goes on', async () => {
  let turns = 0;
  let isChecking = true;
  const checking = bcrypt.hash(password, 10).finally(() => {
    isChecking = false;
  });
  while (isChecking) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  await checking;
  // By JavaScript it would go on every tenth of a second.
  expect(turns).toBeGreaterThan(50);
});
