import { readBytes } from './bytes.ts';
import { BadInputError } from './errors.ts';

/** The text of a body of at most so many bytes. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  const bytes = await readBytes(request, mostBytes);
  if (!bytes) throw new BadInputError('body too large', 413);
  return new TextDecoder().decode(bytes);
}
