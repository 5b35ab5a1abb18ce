import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints } from '../../domain/viewport.ts';

test('the styles name the same breakpoints as the code', () => {
  const tokens = readFileSync('client/styles/tokens.css', 'utf8');
  for (const [name, width] of Object.entries(breakpoints)) expect(tokens).toContain(`${name} ${width}`);
});
