import * as v from 'valibot';
import { type CompanySize, companySizes, type salutations } from './choices.ts';
import {
  box,
  choice,
  companyNumber,
  email,
  type FormContext,
  hour,
  line,
  lines,
  optional,
  personName,
  phone,
  plainDate,
  postalCode,
  salutation,
  slug,
  slugs,
  yesOrNo,
} from './fields.ts';

const kinds = {
  box,
  companyNumber,
  companySize: () => choice(companySizes),
  day: plainDate,
  email,
  hour,
  line: () => line(),
  lines,
  name: personName,
  phone,
  postalCode,
  salutation,
  slug,
  yesOrNo,
} satisfies Record<string, (context: FormContext) => v.GenericSchema<string, unknown>>;

type Kind = keyof typeof kinds;
type Choices = readonly string[];
/** What a field takes: a kind, with a question mark where it may be left out, several slugs, or some of the words of a list. */
export type FieldKind = Kind | `${Kind}?` | 'slugs' | { choices: Choices; optional?: true; several?: true };

/** Kinds of which one word is chosen; their lists stay with the rules, where a page does not need them. */
interface ChosenOfKind {
  companySize: CompanySize;
  salutation: (typeof salutations)[number];
  yesOrNo: 'yes' | 'no';
}
/** The words of which some are chosen in a field, or never. */
export type AnswerOf<Field> = Field extends { choices: readonly (infer Value extends string)[] }
  ? Value
  : Field extends keyof ChosenOfKind
    ? ChosenOfKind[Field]
    : Field extends `${infer Name extends keyof ChosenOfKind}?`
      ? ChosenOfKind[Name]
      : never;

type ValueOfKind<Name extends Kind> = v.InferOutput<ReturnType<(typeof kinds)[Name]>>;
type SchemaOf<Field> = Field extends { choices: readonly (infer Value extends string)[] }
  ? Field extends { several: true }
    ? v.GenericSchema<string[], Value[]>
    : v.GenericSchema<string, Field extends { optional: true } ? Value | null : Value>
  : Field extends 'slugs'
    ? v.GenericSchema<string[], string[]>
    : Field extends Kind
      ? v.GenericSchema<string, ValueOfKind<Field>>
      : Field extends `${infer Name extends Kind}?`
        ? v.GenericSchema<string, ValueOfKind<Name> | null>
        : never;
type EntriesOf<Fields> = { -readonly [Name in keyof Fields]: SchemaOf<Fields[Name]> };

/** The rules that follow from what each field takes. */
export function entriesOf<const Fields extends Readonly<Record<string, FieldKind>>>(
  fields: Fields,
  context: FormContext,
): EntriesOf<Fields>;
export function entriesOf(fields: Readonly<Record<string, FieldKind>>, context: FormContext): v.ObjectEntries {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, context)]));
}

function schemaOf(field: FieldKind, context: FormContext): v.GenericSchema {
  if (typeof field !== 'string') {
    const { choices, optional: mayBeLeftOut, several } = field;
    if (several) return v.array(v.picklist(choices, 'choice_invalid'));
    return mayBeLeftOut ? optional(choice(choices)) : choice(choices);
  }
  if (field === 'slugs') return slugs();
  for (const [kind, schema] of Object.entries(kinds)) {
    if (field === kind) return schema(context);
    if (field === `${kind}?`) return optional<v.GenericSchema<string, unknown>>(schema(context));
  }
  throw new Error(`No kind of field: ${field}`);
}
