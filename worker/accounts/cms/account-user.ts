import * as v from 'valibot';
import { shownStateOf, submissionStates } from '../../../domain/forms/form-answer.ts';
import { optionalDate, optionalText, textList } from '../../content/strapi/strapi-schemas.ts';

export const strapiUser = v.object({
  email: v.string(),
  provider: v.nullish(v.string(), 'local'),
  confirmed: v.nullish(v.boolean(), false),
  firstName: optionalText,
  lastName: optionalText,
  phone: optionalText,
  savedNurseries: textList,
});

/** Who is signed in. */
export type AccountUser = v.InferOutput<typeof strapiUser>;

export const strapiRequest = v.object({
  reference: v.string(),
  state: v.pipe(v.fallback(v.picklist(submissionStates), 'received'), v.transform(shownStateOf)),
  outcome: v.fallback(v.nullable(v.picklist(['accepted', 'rejected'])), null),
  submittedAt: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null),
  startDate: optionalDate,
  nextStepOn: optionalDate,
  // Signed by the CMS, and a path of ours: nothing else becomes a link.
  followUpLink: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^(?:\/en)?\/suivi-de-demande\/dossier\?/))), null),
  nurserySlug: optionalText,
  children: v.fallback(v.array(v.nullable(v.string())), []),
});

/** A pre-registration that was made with the account's address. */
export type OwnRequest = v.InferOutput<typeof strapiRequest>;

export const strapiAlert = v.object({
  place: v.string(),
  startMonth: v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/)),
  isConfirmed: v.boolean(),
  // Signed by the CMS, and a path of ours: nothing else becomes a link.
  endLink: v.pipe(v.string(), v.regex(/^(?:\/en)?\/alerte-place\/arreter\?/)),
});

/** An alert of the account's address that has not ended. */
export type OwnAlert = v.InferOutput<typeof strapiAlert>;

/** The parts of a list that can be read; the others are left out. */
export function readParts<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  reject: (reason: string) => void,
): v.InferOutput<Schema>[] {
  const list = v.parse(v.object({ data: v.array(v.unknown()) }), body).data;
  return list.flatMap((part) => {
    const parsed = v.safeParse(schema, part);
    if (parsed.success) return [parsed.output];
    reject(`${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].type}`);
    return [];
  });
}
