import { BadInputError } from '../errors.ts';
import { largestBody, mostFields } from './limits.ts';

const formType = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Reads the fields of a form. Type, size and number of fields are looked at before anything is parsed. */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  if (!formType.test(request.headers.get('content-type') ?? '')) throw new BadInputError('not the type of a form', 415);
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) throw new BadInputError('form too large', 413);
  const text = new TextDecoder().decode(await readUpTo(request.body, largestBody));
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) fields += 1;
  if (fields > mostFields) throw new BadInputError('too many fields');
  return new URLSearchParams(text);
}

/** A body's length is not always said, and not always true. */
async function readUpTo(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new BadInputError('form too large', 413);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  return bytes;
}
