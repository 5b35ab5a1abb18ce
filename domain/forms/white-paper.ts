import * as v from 'valibot';
import { cleanLine } from './fields/clean-text.ts';
import { email, line, longest, marketing, optional, personName } from './fields.ts';
import type { FormShape } from './form-values.ts';

export const whitePaperShape = {
  fields: ['whitePaperSlug', 'firstName', 'lastName', 'role', 'company', 'email', 'marketingEmail', 'marketingPhone'],
} as const satisfies FormShape;

/** A white paper by e-mail. A document that is missing or unknown is no mistake of the reader's: it is an outcome with its own message. */
export function createWhitePaperSchema() {
  return v.object({
    whitePaperSlug: v.pipe(
      v.string(),
      v.transform((text) => cleanLine(text).slice(0, longest.line)),
    ),
    firstName: personName(),
    lastName: personName(),
    role: optional(line()),
    company: optional(line()),
    email: email(),
    ...marketing,
  });
}

export type WhitePaperValues = v.InferOutput<ReturnType<typeof createWhitePaperSchema>>;
