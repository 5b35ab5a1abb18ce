/** What one request can take of another, in the order of the form; what means something together is taken together. */
export const mergeFields = {
  children: ['children'],
  parents: ['parents'],
  startDate: ['startDate'],
  flexibility: ['flexibility'],
  days: ['days'],
  hours: ['hoursFrom', 'hoursTo'],
  placePreference: ['placePreference'],
  homePlace: ['homePlace', 'homePlaceCode', 'homeLatitude', 'homeLongitude'],
  workPlace: ['workPlace', 'workLatitude', 'workLongitude'],
  radiusKilometres: ['radiusKilometres'],
  nurserySlug: ['nurserySlug'],
  savedNurseries: ['savedNurseries'],
  access: ['needsWheelchairAccess', 'needsDisabilityWelcome'],
  message: ['message'],
  contactEmployer: ['contactEmployer'],
  employerAccount: ['employerAccount'],
  assigneeName: ['assigneeId', 'assigneeName'],
} as const;

export type MergeField = keyof typeof mergeFields;
export const mergeFieldNames = Object.keys(mergeFields) as MergeField[];

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of an entry without the number it has in the database, so that it can be compared, and be written again as a new one. */
function withoutNumber(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumber);
  if (!isValues(value)) return value ?? null;
  // Of an employer's account its document is enough.
  if (typeof value.documentId === 'string') return value.documentId;
  const { id, ...rest } = value;
  return rest;
}

/** What a request holds of a field, under the names of its columns. */
export function valuesOf(entry: Values, field: MergeField): Record<string, unknown> {
  return Object.fromEntries(mergeFields[field].map((name) => [name, withoutNumber(entry[name])]));
}

// A box that is not ticked says something, too: an agreement is taken over by a person alone.
const isBlank = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields in which two requests differ, each with the proposal to take it where only the other one says anything. */
export function differences(kept: Values, other: Values): { field: MergeField; isTaken: boolean }[] {
  return mergeFieldNames.flatMap((field) => {
    const [keptValues, otherValues] = [valuesOf(kept, field), valuesOf(other, field)];
    if (JSON.stringify(keptValues) === JSON.stringify(otherValues)) return [];
    return [{ field, isTaken: Object.values(keptValues).every(isBlank) }];
  });
}
