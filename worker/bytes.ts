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
