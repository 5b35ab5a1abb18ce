import * as v from 'valibot';
import { cleanLine } from '../fields/clean-text.ts';
import { email, line, longest, marketing, optional, personName } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';

/** A white paper by e-mail. A document that is missing or unknown is no mistake of the reader's: it is an outcome with its own message. */
export const whitePaperRules = defineRules({
  version: 1,
  fields: () => ({
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
  }),
  schema: (entries) => v.object(entries),
});

export type WhitePaperValues = ValuesOf<typeof whitePaperRules>;
