/** The names of a form's fields; one of a list as `children.birthDate`. A box to tick says itself what it is for. */
type LabelledField<Values> = {
  [Name in keyof Values & string]: Values[Name] extends boolean
    ? never
    : Values[Name] extends readonly (infer Part extends object)[]
      ? `${Name}.${keyof Part & string}`
      : Name;
}[keyof Values & string];

/** How the fields of a form are called, in one language. */
export interface FieldTexts<Values = unknown> {
  labels: Readonly<Record<LabelledField<Values>, string> & Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
  /** What a field asks for, as a sentence: said where nothing, or nothing that can be, was answered. */
  asks?: Readonly<Record<string, string>>;
  /** Titles of the parts of a list, by the list's name; counted from one. */
  parts?: Readonly<Record<string, (number: number) => string>>;
}

/** The words of one form that visitors send, in one language. */
export interface FormTexts<Values = unknown> extends FieldTexts<Values> {
  /** Of the button that sends it. */
  submit: string;
  /**
   * What the law has a form say: who, why, on what basis, to whom, for how long. Kept with each submission as it was shown: change
   * `noticeVersion` of `worker/forms/accept-submission.ts` with it, and the privacy page of the CMS.
   */
  notice: string;
  /** Boxes of its own that agree to something, by field name; never ticked beforehand. */
  boxes?: Readonly<Record<string, string>>;
}

/** A field of a list, `children.0.birthDate`, as its words know it: `children.birthDate`. */
export const nameInList = (name: string): string => name.replace(/\.\d+\./, '.');
