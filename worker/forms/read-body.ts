import { BadInputError } from '../errors.ts';
import { readText } from '../read-text.ts';
import { largestBody, mostFields } from './limits.ts';

const formType = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Reads the fields of a form. Type, size and number of fields are looked at before anything is parsed. */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  if (!formType.test(request.headers.get('content-type') ?? '')) throw new BadInputError('not the type of a form', 415);
  const text = await readText(request, largestBody);
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) fields += 1;
  if (fields > mostFields) throw new BadInputError('too many fields');
  return new URLSearchParams(text);
}
