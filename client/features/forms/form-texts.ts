/** The words of one form, in one language. */
export interface FormTexts {
  /** By field name; a field of a list as `children.birthDate`. */
  labels: Record<string, string>;
  hints?: Record<string, string>;
  /** Titles of the parts of a list, by the list's name; counted from one. */
  parts?: Record<string, (number: number) => string>;
  /** Of the button that sends it. */
  submit: string;
}
