import type { ReactNode } from 'react';
// The build for Node.js: it turns a document into bytes piece by piece of 4 kB, that for workers every attribute by itself.
import { renderToReadableStream } from 'react-dom/server.node';
import { joinBytes } from '../bytes.ts';
import { renderOptions } from './render-options.ts';

const documentEnd = '</body></html>';

export interface DocumentOptions {
  nonce: string;
  boot: string;
  /** Aborts the render when the reader has gone. */
  signal: AbortSignal;
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
 * A document as a stream; one that is waited for as its bytes, since a stream in JavaScript costs a third more. Rejects
 * where the shell itself throws, before any byte is sent.
 */
export async function renderDocument(
  document: ReactNode,
  options: DocumentOptions,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  const reader = { isGone: false };
  const stream = await renderToReadableStream(document, {
    ...renderOptions(options),
    signal: options.signal,
    onError(error) {
      if (reader.isGone || options.signal.aborted) options.onCut();
      else options.onError(error);
    },
  });
  // Of a render that is cut later nobody asks.
  stream.allReady.catch(() => {});
  if (options.whole) {
    await stream.allReady;
    const bytes = await new Response(stream as ReadableStream<Uint8Array>).arrayBuffer();
    return putBeforeEnd(new Uint8Array(bytes), await options.tail());
  }
  const end = insertBeforeEnd(options.tail, () => {
    reader.isGone = true;
  });
  return (stream as ReadableStream<Uint8Array>).pipeThrough(end);
}

/** The bytes of a document with a tail before its end. */
function putBeforeEnd(document: Uint8Array, tail: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const end = encoder.encode(documentEnd);
  const inserted = encoder.encode(tail);
  const place = document.length - end.length;
  const isEnd = end.every((byte, index) => byte === document[place + index]);
  return isEnd ? joinBytes([document.subarray(0, place), inserted, end]) : joinBytes([document, inserted]);
}

/** Holds back the end of the document, which React sends last, and puts a tail before it. Tells when nobody reads any more, before React hears of it. */
function insertBeforeEnd(tail: () => Promise<string>, cancel: () => void): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  const end = encoder.encode(documentEnd);
  let held = new Uint8Array(0);
  return new TransformStream({
    transform(chunk, controller) {
      if (chunk.length >= end.length) {
        if (held.length) controller.enqueue(held);
        controller.enqueue(chunk.subarray(0, chunk.length - end.length));
        held = chunk.slice(chunk.length - end.length);
        return;
      }
      const joined = joinBytes([held, chunk]);
      const keep = Math.min(end.length, joined.length);
      if (joined.length > keep) controller.enqueue(joined.subarray(0, joined.length - keep));
      held = joined.slice(joined.length - keep);
    },
    async flush(controller) {
      const isEnd = held.length === end.length && held.every((byte, index) => byte === end[index]);
      if (!isEnd) controller.enqueue(held);
      controller.enqueue(encoder.encode(await tail()));
      if (isEnd) controller.enqueue(held);
    },
    cancel,
  });
}
