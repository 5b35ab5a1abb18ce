import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent, lazyComponentsLoaded } from './lazy-component.ts';

test('a request whose reader leaves while a component is loaded keeps no other request waiting', async () => {
  const loads = [Promise.withResolvers<() => string>(), Promise.withResolvers<() => string>()];
  let asks = 0;
  const Late = lazyComponent(() => loads[asks++]?.promise ?? Promise.reject(new Error('asked once more')));
  let isLeftWaiting = true;
  lazyComponentsLoaded().then(() => {
    isLeftWaiting = false;
  });
  const next = lazyComponentsLoaded();
  loads[1]?.resolve(() => 'here');
  await next;
  expect(renderToString(createElement(Late))).toBe('here');
  // The first request waits for ever, and what is there is not loaded again.
  expect(isLeftWaiting).toBe(true);
  await lazyComponentsLoaded();
  expect(asks).toBe(2);
});
