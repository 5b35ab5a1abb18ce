import type { FormBlock } from '../../client/features/forms/form-props.ts';
import type { FormTexts } from '../../client/features/forms/form-texts.ts';
import type { OutcomeText } from '../../client/features/forms/outcome-text.ts';
import type { FormDefinition } from '../../domain/forms/define-form.ts';
import type { FieldErrors } from '../../domain/forms/error-codes.ts';
import type { FormContext } from '../../domain/forms/fields.ts';
import { checkForm, type FormRules } from '../../domain/forms/form-rules.ts';
import type { FlatValues, FormShape } from '../../domain/forms/form-values.ts';
import type { FormName, FormOutcome } from '../../domain/forms/forms.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Content } from '../content/content.ts';
import type { Secondary } from '../content/secondary.ts';
import type { QueryParameters } from '../content/strapi/query-string.ts';
import type { Dependencies } from '../dependencies.ts';
import type { LoaderContext } from '../loaders/loader.ts';
import type { Logger } from '../observe/logger.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { FormSteps } from './steps/form-steps.ts';

/** What a form may ask while its submission is checked or delivered. */
export interface FormServices {
  search: SearchIndex;
  logger: Logger;
}

/** What a form may ask while it is checked: whether a link is ours, and still open. */
export type CheckServices = FormServices & Pick<Dependencies, 'config' | 'clock'> & { content: Content | null };

/** What a form says of its values to those who do not know them. */
interface Sayings<Values, Outcome> {
  /** How a submission ends, as far as is known when it is accepted. */
  firstOutcome(values: Values): Outcome;
  /** The outcome of the screen that is shown, where it says more than what is recorded. */
  screen?(values: Values): Outcome;
  /** How it ends where there is nothing to write down. */
  endsUnrecorded?(values: Values): Outcome | null;
  /** Addresses of its senders; the first is written to. */
  emailsOf(values: Values): (string | null)[];
  /** The form's own fields of the entry in the CMS; docs/content-model.md names them. */
  toCmsEntry(values: Values, outcome: FormOutcome, services: FormServices): object | Promise<object>;
}

/** What the worker knows of a form whatever its values. */
interface Handling<Outcome> {
  /** Where the CMS takes it, under `/api`. */
  cmsPath: string;
  /** The words that its sender has read. */
  texts: Readonly<Record<Locale, FormTexts>>;
  /** What its sender reads at the end, whichever it is. */
  outcomes: Readonly<Record<Locale, Readonly<Partial<Record<Outcome & string, OutcomeText>>>>>;
  /** What the CMS is asked of it by its reference; where nothing is said, its state and its address. */
  followUp?: QueryParameters;
  /** Whoever sends the same again may mean it: only its key tells that it is the same. */
  isRepeatable?: boolean;
  /** Reads what became of it from the answer of the CMS; its sender waits a while for that. */
  readOutcome?(answer: unknown): Outcome | null;
  /** Looks at values that have passed all rules once more. */
  checkFurther?(flat: FlatValues, services: CheckServices): Promise<FieldErrors>;
  /** Where it is sent in parts. */
  steps?: FormSteps;
  /** What its block is told beside what every form is told; null where the page has no use for it. */
  fillBlock?(block: FormBlock, context: LoaderContext): Promise<Secondary<FormBlock>>;
  /** The title of a page that shows it, where that is not the page's own. */
  pageTitle?(context: LoaderContext): string | null;
}

/** A form that is filled in: what is in it only its own module knows. */
export interface FilledForm {
  values: object;
  emails: string[];
  firstOutcome: FormOutcome;
  /** Of the screen that is shown; null where it is the one that is recorded. */
  screen: FormOutcome | null;
  /** Where there is nothing to write down. */
  unrecorded: FormOutcome | null;
  toCmsEntry(outcome: FormOutcome, services: FormServices): object | Promise<object>;
}

type Check = { filled: FilledForm; errors: null } | { filled: null; errors: FieldErrors };

/** A form in the worker. */
export interface WorkerForm extends Handling<FormOutcome> {
  name: FormName;
  form: FormDefinition<FormName>;
  readonly shape: FormShape;
  /** Of the values that it writes down now. */
  version: number;
  check(flat: FlatValues, context: FormContext): Check;
  /** What was written down under a version of the form; null where nobody can read it any more. */
  read(stored: unknown, version: number): FilledForm | null;
}

type FormOptions<Form, Values extends object, Outcome> = { form: Form; rules: FormRules<Values> } & Sayings<NoInfer<Values>, Outcome> &
  Handling<Outcome>;

/** Puts together what the worker knows of a form; its values stay behind what is said of them. */
export function defineWorkerForm<const Form extends FormDefinition<FormName>, Values extends object>({
  form,
  rules,
  firstOutcome,
  screen,
  endsUnrecorded,
  emailsOf,
  toCmsEntry,
  ...handling
}: FormOptions<Form, Values, FormOutcome<Form['name']>>): WorkerForm {
  const fill = (values: Values): FilledForm => ({
    values,
    emails: emailsOf(values).flatMap((email) => email ?? []),
    firstOutcome: firstOutcome(values),
    screen: screen?.(values) ?? null,
    unrecorded: endsUnrecorded?.(values) ?? null,
    toCmsEntry: (outcome, services) => toCmsEntry(values, outcome, services),
  });
  return {
    ...handling,
    name: form.name,
    form,
    get shape() {
      return rules.shape;
    },
    version: rules.version,
    check(flat, context) {
      const { values, errors } = checkForm(rules, flat, context);
      return errors ? { filled: null, errors } : { filled: fill(values), errors: null };
    },
    read(stored, version) {
      const values = rules.readStored(stored, version);
      return values && fill(values);
    },
  };
}
