import type { Context } from 'hono';
import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import type { FormDependencies } from '../../dependencies.ts';
import type { AppEnvironment } from '../../request-state.ts';

/** What was sent of a form. */
interface SentFields {
  fields: URLSearchParams;
  values: FlatValues;
}

/** On to an address, or the step again with what is wrong. */
type StepAnswer = { next: string } | { values: FlatValues; errors: FieldErrors; step: number };

type StepDependencies = Pick<FormDependencies, 'drafts' | 'search' | 'clock' | 'logger'>;

/** How a form is sent in parts, for readers without JavaScript. */
export interface FormSteps {
  /** Keeps a part; null where the whole is sent. */
  answerStep(c: Context<AppEnvironment>, dependencies: StepDependencies, sent: SentFields): Promise<StepAnswer | null>;
  /** All values: those that were kept, and those that are sent. */
  gather(c: Context<AppEnvironment>, dependencies: StepDependencies, sent: SentFields): Promise<FlatValues>;
  /** Throws away what was kept. */
  end(c: Context<AppEnvironment>, dependencies: StepDependencies): Promise<void>;
  /** The step to show with these errors. */
  stepOf(fields: URLSearchParams, errors: FieldErrors): number;
}
