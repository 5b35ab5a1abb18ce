import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leanReact, leanStreamingReact } from './lean-react-plugin.ts';

const entry = createRequire(import.meta.url).resolve('react-dom/client');
const reactDom = readFileSync(path.join(path.dirname(entry), 'cjs/react-dom-client.production.js'), 'utf8');
const lean = leanReact(reactDom, (attribute) => ['strokeWidth', 'htmlFor'].includes(attribute));

test('of the attributes with a spelling of their own those stay that are named', () => {
  const table = /\baliases = new Map\(\[([^;]+?)\]\)/.exec(lean)?.[1] ?? '';
  expect(table.match(/"[\w:-]+"/g)).toEqual(['"htmlFor"', '"for"', '"strokeWidth"', '"stroke-width"']);
});

/** The events that a build of React knows of, as it makes them known. */
const eventsIn = (code: string) =>
  [...code.matchAll(/simpleEventPluginEvents =\s+"([^"]*)"|PluginEvents\.push\("(\w+)"|^register\w+Event\([^;]*?"(on\w+)"/gm)]
    .map((names) => names.slice(1).find(Boolean))
    .filter(Boolean);

test.each([
  [
    ['onClick', 'onKeyDown', 'onBlur', 'onChange'],
    ['click keyDown', 'onBlur', 'onChange'],
  ],
  [
    ['onScrollEnd', 'onPointerEnter', 'onSelect'],
    ['scrollEnd', 'onPointerEnter', 'onSelect'],
  ],
  [['strokeWidth'], []],
])('where sources name %j React listens to %j alone', (named, events) => {
  expect(eventsIn(reactDom)).toHaveLength(22);
  expect(eventsIn(leanReact(reactDom, (attribute) => named.includes(attribute)))).toEqual(events);
});

test('no question about old browsers is left', () => {
  expect(reactDom).toMatch(/"\w+" in window/);
  expect(lean).not.toMatch(/"(?:AnimationEvent|CompositionEvent|TransitionEvent)" in window|"documentMode" in document/);
  expect(lean).not.toMatch(/getVendorPrefixedEventName\("|"undefined" === typeof window/);
  // What is decided by it alone is gone from the build.
  expect(lean).toMatch(/if \(true\)\s+getTargetInstFunc = getTargetInstForInputOrChangeEvent;/);
});

test('what asks for an object that not every browser has stays a question', () => {
  for (const question of ['"function" === typeof window.foo', '"TextEvent" in window'])
    expect(leanReact(question, () => true)).toBe(question);
});

const streaming = readFileSync(path.join(path.dirname(entry), 'cjs/react-dom-server.bun.production.js'), 'utf8');

test('the renderer of the worker leaves nothing to microtasks of the engine, which hold a document, nor to a timer for each', () => {
  const lean = leanStreamingReact(streaming);
  expect(streaming).toMatch(/queueMicrotask/);
  expect(lean).not.toMatch(/queueMicrotask|Buffer\.byteLength/);
  expect(/function startWork\(request\) \{[^}]+\}[^}]+\}/.exec(streaming)?.[0]).toContain('setTimeout');
  expect(/function startWork\(request\) \{[^}]+\}[^}]+\}/.exec(lean)?.[0]).not.toContain('setTimeout');
});

test('a renderer with other code is refused', () => {
  expect(() => leanStreamingReact(streaming.replace('scheduleMicrotask = queueMicrotask;', ''))).toThrow('has no scheduleMicrotask');
});
