/** Several runs of bytes as one. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const encoder = new TextEncoder();
/** Of UTF-8 for one character of a string. */
const mostBytesOfCharacter = 3;
/** Room that is kept, in bytes: enough for nearly all documents. */
const mostRoom = 1_000_000;
let room = new Uint8Array(0);

/** A text, or bytes that were text before. */
export type TextPart = string | Uint8Array;

/** Writes parts as UTF-8 where the next ones are written. To find out beforehand how long a text will be would cost as much as to write it. */
function writeParts(parts: readonly TextPart[]): Uint8Array<ArrayBuffer> {
  const most = parts.reduce((length, part) => length + (typeof part === 'string' ? part.length * mostBytesOfCharacter : part.length), 0);
  const space = most > room.length ? new Uint8Array(most) : room;
  if (most <= mostRoom) room = space;
  let length = 0;
  for (const part of parts) {
    if (typeof part === 'string') length += encoder.encodeInto(part, space.subarray(length)).written;
    else {
      space.set(part, length);
      length += part.length;
    }
  }
  return space.subarray(0, length);
}

/** Parts as UTF-8. */
export const encodeParts = (parts: readonly TextPart[]): Uint8Array<ArrayBuffer> => writeParts(parts).slice();

/** Whether a `Response` copies the bytes it is made of, as the standard says and as workerd did not always; null until somebody has looked. */
let responsesCopy: boolean | null = null;

async function seeWhetherResponsesCopy(): Promise<void> {
  responsesCopy = false;
  const bytes = encoder.encode('before');
  const response = new Response(bytes.subarray(0, 3));
  bytes.fill(0);
  responsesCopy = (await response.text()) === 'bef';
}

/**
 * Parts as UTF-8 for a response that is made of them at once, before anything is waited for: where responses copy, the next document is
 * written over them. Bytes of its own for each response are garbage that costs one part in twenty of a render.
 */
export function encodeForResponse(parts: readonly TextPart[]): Uint8Array<ArrayBuffer> {
  // What cannot be seen is not so.
  if (responsesCopy === null) seeWhetherResponsesCopy().catch(() => {});
  return responsesCopy ? writeParts(parts) : encodeParts(parts);
}

/**
 * The bytes of a body, or null where they are more than the limit. A length that is said is believed first, and the bytes are
 * counted as they come; a body that is too large is cancelled.
 */
export async function readBytes({ headers, body }: Request | Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) {
    await body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A loop that is left before the end of the body cancels it.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return joinBytes(chunks);
}
