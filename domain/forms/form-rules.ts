import * as v from 'valibot';
import { type FieldErrors, toFieldErrorCode } from './error-codes.ts';
import type { FormContext } from './fields.ts';
import { type FlatValues, type FormShape, flatNameOf, type ListShape, nestValues } from './form-values.ts';
import { fitsShape, isStoredValues, type StoredValues } from './stored-values.ts';

/** What the values of a form have to be. `Values` is what they are once every rule has passed. */
export interface FormRules<Values extends object = object> {
  /** Counted up whenever the rules no longer fit what was written down before. */
  version: number;
  readonly shape: FormShape;
  createSchema(context: FormContext): v.GenericSchema<unknown, Values>;
  /** Reads values that were written down under a version of the form; null where nobody can any more. */
  readStored(stored: unknown, version: number): Values | null;
}

/** What the values of a form are once every rule has passed. */
export type ValuesOf<Rules> = Rules extends FormRules<infer Values> ? Values : never;

interface RulesOptions<Entries extends v.ObjectEntries, Schema extends v.GenericSchema<unknown, object>> {
  version: number;
  /** The fields by name. */
  fields(context: FormContext): Entries;
  /** The rules that look at several fields, around those of each. */
  schema(entries: Entries): Schema;
  /** How many parts a list has at most. */
  most?: Readonly<Record<string, number>>;
  /** Version → makes its stored values into those of the version after it. */
  earlier?: Readonly<Record<number, (stored: StoredValues) => StoredValues>>;
}

/** The rules of a form. The names of its fields and lists, and what fits a row of the database, follow from them. */
export function defineRules<Entries extends v.ObjectEntries, Schema extends v.GenericSchema<unknown, object>>({
  version: present,
  fields,
  schema,
  most = {},
  earlier = {},
}: RulesOptions<Entries, Schema>): FormRules<v.InferOutput<Schema>> {
  type Values = v.InferOutput<Schema>;
  let keptShape: FormShape | null = null;
  // The names are the same in every context. Most isolates are never asked for them, and to tell them makes every rule of the form.
  const shape = () => {
    keptShape ??= shapeOf(fields({ today: '2000-01-01', readPhone: () => null }), most);
    return keptShape;
  };
  const isStored = (stored: unknown): stored is Values => fitsShape(shape(), stored);
  return {
    version: present,
    get shape() {
      return shape();
    },
    createSchema: (context) => schema(fields(context)),
    readStored(stored, version) {
      let values = stored;
      for (let at = version; at !== present; at += 1) {
        const step = earlier[at];
        if (!step || !isStoredValues(values)) return null;
        values = step(values);
      }
      return isStored(values) ? values : null;
    },
  };
}

function shapeOf(entries: v.ObjectEntries, most: Readonly<Record<string, number>>): FormShape {
  const fields: string[] = [];
  const multiple: string[] = [];
  const lists: Record<string, ListShape> = {};
  for (const [name, schema] of Object.entries(entries)) {
    const part = partOf(schema);
    if (!part) fields.push(name);
    else if ('entries' in part) lists[name] = { fields: Object.keys(part.entries ?? {}), most: most[name] ?? 1 };
    else multiple.push(name);
  }
  return { fields, multiple, lists };
}

/** What a field holds several of, or null. */
function partOf(schema: object): { entries?: object } | null {
  const items: unknown = 'items' in schema ? schema.items : null;
  const part: unknown = 'item' in schema ? schema.item : Array.isArray(items) ? items[0] : null;
  return typeof part === 'object' ? part : null;
}

export type FormCheck<Values> = { values: Values; errors: null } | { values: null; errors: FieldErrors };

/** Checks what a form has sent against its rules: its values, or what is wrong by flat field name. The same in browser and worker. */
export function checkForm<Values extends object>(rules: FormRules<Values>, flat: FlatValues, context: FormContext): FormCheck<Values> {
  const result = v.safeParse(rules.createSchema(context), nestValues(rules.shape, flat));
  if (result.success) return { values: result.output, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of result.issues) {
    errors[flatNameOf(path?.map(({ key }) => key) ?? [], flat)] ??= toFieldErrorCode(message);
  }
  return { values: null, errors: inOrderOf(rules.shape, errors) };
}

/** Errors in the order of the form, whoever found them: rules that look at several fields speak last; readers are led through it from its top. */
export function inOrderOf({ fields, lists = {} }: FormShape, errors: FieldErrors): FieldErrors {
  if (Object.keys(lists).length > 0) return errors;
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => fields.indexOf(one) - fields.indexOf(other)));
}
