import { afterEach, expect, test, vi } from 'vitest';
import { encodeParts, joinBytes, readBytes } from './bytes.ts';

function streamOf(chunks: string[]) {
  const outcome = { isCancelled: false };
  const rest = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = rest.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
    cancel() {
      outcome.isCancelled = true;
    },
  });
  return { outcome, body };
}

const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

test('a body of just the limit is read whole, in the order it comes in', async () => {
  expect(textOf(await readBytes(new Response(streamOf(['crè', 'che']).body), 7))).toBe('crèche');
  expect(textOf(await readBytes(new Response(null), 7))).toBe('');
});

test('a body that grows over the limit is left and cancelled', async () => {
  const { outcome, body } = streamOf(['1234', '5678', 'never read']);
  expect(await readBytes(new Response(body), 7)).toBeNull();
  expect(outcome.isCancelled).toBe(true);
});

test('a body that says it is larger than the limit is cancelled before it is read', async () => {
  const { outcome, body } = streamOf(['1234']);
  expect(await readBytes(new Response(body, { headers: { 'content-length': '8' } }), 7)).toBeNull();
  expect(outcome.isCancelled).toBe(true);
});

test('a body that says it is small and is not is left at the limit', async () => {
  const { body } = streamOf(['12345678']);
  expect(await readBytes(new Response(body, { headers: { 'content-length': '2' } }), 7)).toBeNull();
});

test('runs of bytes are joined, none of them too', () => {
  expect([...joinBytes([Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3)])]).toEqual([1, 2, 3]);
  expect(joinBytes([])).toHaveLength(0);
});

test('texts and bytes are written as one run of UTF-8', () => {
  expect(textOf(encodeParts(['crè', Uint8Array.of(0xc3, 0xa9), '', '€ 𝄞', '\ud800']))).toBe('crèé€ 𝄞\ufffd');
  expect(encodeParts([])).toHaveLength(0);
});

test('what is written later leaves earlier bytes alone, and what is longer than the room that is kept is written too', () => {
  const first = encodeParts(['first']);
  const long = '’'.repeat(400_000);
  expect(textOf(encodeParts([long, 'é']))).toBe(`${long}é`);
  expect(textOf(encodeParts(['later']))).toBe('later');
  expect(textOf(first)).toBe('first');
});

test.for([
  ['copies', true],
  ['does not copy', false],
] as const)('where a response %s its bytes, each keeps what it was made of', async ([, copies]) => {
  vi.resetModules();
  vi.stubGlobal(
    'Response',
    class {
      readonly #bytes: Uint8Array;
      constructor(bytes: Uint8Array) {
        this.#bytes = copies ? bytes.slice() : bytes;
      }
      text = async () => new TextDecoder().decode(this.#bytes);
    },
  );
  const fresh: typeof import('./bytes.ts') = await import('./bytes.ts');
  const rooms = new Set<ArrayBuffer>();
  for (const text of ['first', 'later']) {
    const bytes = fresh.encodeForResponse([text]);
    const response = new Response(bytes);
    // The look at the first one is over, and another document is written.
    await new Promise((resolve) => setTimeout(resolve));
    rooms.add(bytes.buffer).add(fresh.encodeForResponse(['other']).buffer);
    expect(await response.text()).toBe(text);
  }
  expect(rooms.size).toBe(copies ? 2 : 4);
});

afterEach(() => vi.unstubAllGlobals());
