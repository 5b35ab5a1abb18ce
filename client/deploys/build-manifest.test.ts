import { expect, test, vi } from 'vitest';
import { createManifestSource } from './build-manifest.ts';

const manifest = { id: 'ours', timestamp: 1, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] };

function createSource(...answers: (() => Response | Promise<Response>)[]) {
  const addresses: string[] = [];
  const onGone = vi.fn();
  const source = createManifestSource({
    buildId: 'ours',
    async fetch(address) {
      addresses.push(String(address));
      return (answers[addresses.length - 1] ?? (() => Response.json(manifest)))();
    },
    onGone,
  });
  const settle = async () => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
  };
  return { source, addresses, onGone, settle };
}

test('it is asked for once, at the first use, and there at the next', async () => {
  const { source, addresses, settle } = createSource();
  expect([source.read(), source.read()]).toEqual([null, null]);
  await settle();
  expect(source.read()).toEqual(manifest);
  expect(addresses).toEqual(['/builds/meta/ours.json']);
});

test.for([
  ['a failing network', () => Promise.reject(new TypeError('offline'))],
  ['a page', () => new Response('<!DOCTYPE html>')],
  ['a manifest without its list of documents', () => Response.json({ ...manifest, prerendered: undefined })],
  ['a manifest without its rules', () => Response.json({ ...manifest, matcher: undefined })],
  ['null', () => Response.json(null)],
  ['a failure', () => new Response('no', { status: 500 })],
] as const)('%s is a failure, which the next use mends', async ([, answer]) => {
  const { source, addresses, onGone, settle } = createSource(answer);
  source.read();
  await settle();
  expect(source.read()).toBeNull();
  await settle();
  expect(source.read()).toEqual(manifest);
  expect(addresses).toHaveLength(2);
  expect(onGone).not.toHaveBeenCalled();
});

test.for([403, 404])('%i says that the build is gone, and raises no error', async (status) => {
  const { source, onGone, settle } = createSource(() => new Response('Not found', { status }));
  source.read();
  await settle();
  expect(onGone).toHaveBeenCalledTimes(1);
});
