import * as v from 'valibot';
import { box, email, line, longest, marketing, personName } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';

/** The signature of the manifesto. `role` is what somebody is in the matter, in their own words; the name is published only where asked for. */
export const manifestoRules = defineRules({
  version: 1,
  fields: () => ({
    firstName: personName(),
    lastName: personName(),
    role: line(longest.name),
    town: line(longest.name),
    email: email(),
    publishName: box(),
    ...marketing,
  }),
  schema: (entries) => v.object(entries),
});

export type ManifestoValues = ValuesOf<typeof manifestoRules>;
