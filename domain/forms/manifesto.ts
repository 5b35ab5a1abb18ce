import * as v from 'valibot';
import { box, email, line, longest, marketing, personName } from './fields.ts';
import type { FormShape } from './form-values.ts';

export const manifestoShape = {
  fields: ['firstName', 'lastName', 'role', 'town', 'email', 'publishName', 'marketingEmail', 'marketingPhone'],
} as const satisfies FormShape;

/** The signature of the manifesto. `role` is what somebody is in the matter, in their own words; the name is published only where asked for. */
export function createManifestoSchema() {
  return v.object({
    firstName: personName(),
    lastName: personName(),
    role: line(longest.name),
    town: line(longest.name),
    email: email(),
    publishName: box(),
    ...marketing,
  });
}

export type ManifestoValues = v.InferOutput<ReturnType<typeof createManifestoSchema>>;
