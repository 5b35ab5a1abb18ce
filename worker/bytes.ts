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

/**
 * Texts, and bytes that were text before, as UTF-8. They are written where there is room enough in any case and copied from there, since to find
 * out how long a text will be costs as much as to write it. A `Response` is given the copy: the standard has it copy by itself, workerd did not always.
 */
export function encodeParts(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
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
  return space.slice(0, length);
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
