import type { ReactNode } from 'react';
// The build for Bun: it hands on strings as they are, where that for Node.js encodes every attribute by itself.
import { renderToPipeableStream } from 'react-dom/server.bun';
import { encodeParts, type TextPart } from '../bytes.ts';
import { renderOptions } from './render-options.ts';

/** What React writes last, in these pieces: before them stands what is put at the end of a document. */
const closing = ['</body>', '</html>'];
const closingLength = 7;

/** What stands in a document where React has drawn a mark, by that mark. */
export type WrittenParts = ReadonlyMap<string, TextPart[]>;

/** A text for React to draw where a written part goes. Nobody knows it, so that no text of an editor or reader is taken for one. */
export const createMark = (): string => `\u0000${crypto.randomUUID()}`;
const markBegins = 0;

export interface DocumentOptions {
  nonce: string;
  boot: string;
  /** Aborts the render when the reader has gone; null where nothing is waited for. */
  signal: AbortSignal | null;
  /** What was written before, in place of its marks. */
  written?: WrittenParts;
  /** Called with what a block threw; the rest of the document is served. */
  onError(error: unknown): void;
  /** Called where blocks are not rendered because the reader has gone. */
  onCut(): void;
  /** What stands before the end of the body, made when all blocks are there. */
  tail(): Promise<string>;
}

/** What React draws, and what it is told meanwhile. */
interface Render {
  /** Gives what is there to whoever takes it: some of it at a time, and the last of it, with the end of the document by itself. */
  pipe(taker: { some?(parts: TextPart[]): void; last(parts: TextPart[], end: string): void; fail(error: unknown): void }): void;
  /** Nobody reads any more. */
  leave(reason?: unknown): void;
}

/** Begins to render; resolves when the shell is there, or everything. Rejects where the shell itself throws, before any byte is sent. */
function begin(document: ReactNode, { isWhole, ...options }: DocumentOptions & { isWhole: boolean }): Promise<Render> {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    let isLeft = false;
    const leave = (reason?: unknown) => {
      isLeft = true;
      abort(reason);
    };
    const ready = () =>
      resolve({
        leave,
        pipe: (taker) => void pipe(writableOf(taker, options.written)),
      });
    const { pipe, abort } = renderToPipeableStream(document, {
      ...renderOptions(options),
      onError: (error) => (isLeft ? options.onCut() : options.onError(error)),
      onShellError: reject,
      ...(isWhole ? { onAllReady: ready } : { onShellReady: ready }),
    });
    if (signal?.aborted) leave(signal.reason);
    else signal?.addEventListener('abort', () => leave(signal.reason), { once: true });
  });
}

/**
 * What React's build for Bun asks of a stream of Node.js. Nothing is ever too much for it: a document is no longer than the answer it was made of. The
 * end is told by its pieces, for to look for it in the document would copy all of that into one string, before its tail does so again.
 */
function writableOf({ some, last, fail }: Parameters<Render['pipe']>[0], written?: WrittenParts) {
  let parts: TextPart[] = [];
  let html = '';
  let end = '';
  const take = () => {
    const taken = [...parts, html];
    parts = [];
    html = '';
    return taken;
  };
  return {
    write(chunk: string) {
      const there = chunk.charCodeAt(0) === markBegins ? written?.get(chunk) : undefined;
      if (there) parts = [...take(), ...there];
      else if (chunk.length === closingLength && closing.includes(chunk)) end += chunk;
      else {
        html += end + chunk;
        end = '';
      }
      return true;
    },
    flush: () => some?.(take()),
    end: () => last(take(), end),
    destroy: fail,
    on() {},
  };
}

/** A part of a document as HTML, drawn by itself. */
export function renderPart(part: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(part, {
      onShellError: reject,
      onAllReady: () => void pipe(writableOf({ last: (html, end) => resolve(html.join('') + end), fail: reject })),
    });
  });
}

/** A document with every block, as its parts: for bots, and for what will be stored. A stream in JavaScript costs a third more. */
export async function renderWhole(document: ReactNode, options: DocumentOptions): Promise<TextPart[]> {
  const { pipe } = await begin(document, { ...options, isWhole: true });
  const { parts, end } = await new Promise<{ parts: TextPart[]; end: string }>((resolve, reject) =>
    pipe({ last: (parts, end) => resolve({ parts, end }), fail: reject }),
  );
  return [...parts, await options.tail(), end];
}

/** A document that is sent as soon as React has drawn some of it, with the tail before its end. */
export async function renderStream(document: ReactNode, options: DocumentOptions): Promise<ReadableStream<Uint8Array>> {
  const { pipe, leave } = await begin(document, { ...options, isWhole: false });
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (parts: TextPart[]) => {
        const bytes = encodeParts(parts);
        if (bytes.length > 0 && !isCancelled) controller.enqueue(bytes);
      };
      const fail = (error: unknown) => controller.error(error);
      async function finish(parts: TextPart[], end: string) {
        send([...parts, await options.tail(), end]);
        if (!isCancelled) controller.close();
      }
      pipe({
        some: send,
        last: (parts, end) => void finish(parts, end).catch(fail),
        fail,
      });
    },
    cancel(reason) {
      isCancelled = true;
      leave(reason);
    },
  });
}
