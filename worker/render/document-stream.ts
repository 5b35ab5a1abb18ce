import type { ReactNode } from 'react';
// The build for Bun: it hands on strings as they are, where that for Node.js encodes every attribute by itself.
import { renderToPipeableStream } from 'react-dom/server.bun';
import { renderOptions } from './render-options.ts';

/** What React writes last, in these pieces: before them stands what is put at the end of a document. */
const closing = new Set(['</body>', '</html>']);

export interface DocumentOptions {
  nonce: string;
  boot: string;
  /** Aborts the render when the reader has gone; null where nothing is waited for. */
  signal: AbortSignal | null;
  /** Wait for every block before the first byte: for bots, and for what will be stored. */
  whole: boolean;
  /** Called with what a block threw; the rest of the document is served. */
  onError(error: unknown): void;
  /** Called where blocks are not rendered because the reader has gone. */
  onCut(): void;
  /** What stands before the end of the body, made when all blocks are there. */
  tail(): Promise<string>;
}

/**
 * A document as a stream; one that is waited for as text, since a stream in JavaScript costs a third more. Rejects
 * where the shell itself throws, before any byte is sent.
 */
export function renderDocument(document: ReactNode, options: DocumentOptions): Promise<ReadableStream<Uint8Array> | string> {
  return options.whole ? renderWhole(document, options) : renderStream(document, options);
}

/** What React draws, and what it is told meanwhile. */
interface Render {
  /** Gives the HTML that is there to whoever takes it: piece by piece, and the last of it, with the end of the document by itself. */
  pipe(taker: { piece?(html: string): void; last(html: string, end: string): void; fail(error: unknown): void }): void;
  /** Nobody reads any more. */
  leave(reason?: unknown): void;
}

/** Begins to render; resolves when the shell is there, or everything. */
function begin(document: ReactNode, options: DocumentOptions): Promise<Render> {
  const { signal, whole } = options;
  return new Promise((resolve, reject) => {
    let isLeft = false;
    const leave = (reason?: unknown) => {
      isLeft = true;
      abort(reason);
    };
    const ready = () =>
      resolve({
        leave,
        pipe: (taker) => void pipe(writableOf(taker)),
      });
    const { pipe, abort } = renderToPipeableStream(document, {
      ...renderOptions(options),
      onError: (error) => (isLeft ? options.onCut() : options.onError(error)),
      onShellError: reject,
      ...(whole ? { onAllReady: ready } : { onShellReady: ready }),
    });
    if (signal?.aborted) leave(signal.reason);
    else signal?.addEventListener('abort', () => leave(signal.reason), { once: true });
  });
}

/**
 * What React's build for Bun asks of a stream of Node.js. Nothing is ever too much for it: a document is no longer than the answer it was made of. The
 * end is told by its pieces, for to look for it in the document would copy all of that into one string, before its tail does so again.
 */
function writableOf({ piece, last, fail }: Parameters<Render['pipe']>[0]) {
  let html = '';
  let end = '';
  const take = () => {
    const taken = html;
    html = '';
    return taken;
  };
  return {
    write(chunk: string) {
      if (closing.has(chunk)) end += chunk;
      else {
        html += end + chunk;
        end = '';
      }
      return true;
    },
    flush: () => piece?.(take()),
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
      onAllReady: () => void pipe(writableOf({ last: (html, end) => resolve(html + end), fail: reject })),
    });
  });
}

async function renderWhole(document: ReactNode, options: DocumentOptions): Promise<string> {
  const { pipe } = await begin(document, options);
  const { html, end } = await new Promise<{ html: string; end: string }>((resolve, reject) =>
    pipe({ last: (html, end) => resolve({ html, end }), fail: reject }),
  );
  return html + (await options.tail()) + end;
}

/** Sends what React has drawn as soon as it is there, and the tail before the end of the document. */
async function renderStream(document: ReactNode, options: DocumentOptions): Promise<ReadableStream<Uint8Array>> {
  const { pipe, leave } = await begin(document, options);
  const encoder = new TextEncoder();
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (html: string) => {
        if (html && !isCancelled) controller.enqueue(encoder.encode(html));
      };
      const fail = (error: unknown) => controller.error(error);
      async function finish(html: string, end: string) {
        send(html + (await options.tail()) + end);
        if (!isCancelled) controller.close();
      }
      pipe({
        piece: send,
        last: (html, end) => void finish(html, end).catch(fail),
        fail,
      });
    },
    cancel(reason) {
      isCancelled = true;
      leave(reason);
    },
  });
}
