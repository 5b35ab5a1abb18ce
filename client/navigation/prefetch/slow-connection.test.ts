import { expect, test } from 'vitest';
import { isSlowConnection } from './slow-connection.ts';

test('a reader who saves data or has a slow line gets nothing ahead', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    expect(isSlowConnection(connection)).toBe(true);
});

test('others do, and those whose browser does not tell', () => {
  for (const connection of [undefined, {}, { saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }])
    expect(isSlowConnection(connection)).toBe(false);
});
