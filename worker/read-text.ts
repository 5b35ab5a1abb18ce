import { BadInputError } from './errors.ts';

/** The text of a body, at most so many bytes: a length that is said is believed first, and the bytes are counted as they come. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // A body that is left before its end is cancelled.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function tooLarge(): BadInputError {
  return new BadInputError('body too large', 413);
}
