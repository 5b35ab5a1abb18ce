import type { AccountForm, AccountFormName } from '../../domain/accounts/account-forms.ts';
import type { FieldErrors } from '../../domain/forms/error-codes.ts';
import type { FormContext } from '../../domain/forms/fields.ts';
import { checkForm, type FormRules } from '../../domain/forms/form-rules.ts';
import type { FlatValues, FormShape } from '../../domain/forms/form-values.ts';
import type { AccountOutcome, AccountRequest } from './account-action.ts';

interface Handling {
  /** Nobody can guess a password or send a mail by it: only the address of the network is limited. */
  isHarmless?: boolean;
  /** A password is tried by somebody who may be a stranger. */
  isGuess?: boolean;
}

interface Options<Values extends object> extends Handling {
  form: AccountForm<AccountFormName>;
  rules: FormRules<Values>;
  /** What is done where the values have passed the rules. */
  act(request: AccountRequest, values: Values): Promise<AccountOutcome>;
}

/** A form that is filled in: what is in it only its own action knows. */
interface FilledAccountForm {
  /** The account that is tried, where the form names one. */
  email: string | null;
  act(request: AccountRequest): Promise<AccountOutcome>;
}

/** A form of an account in the worker. */
export interface AccountFormInWorker extends Handling {
  form: AccountForm<AccountFormName>;
  readonly shape: FormShape;
  check(flat: FlatValues, context: FormContext): { filled: FilledAccountForm; errors: null } | { filled: null; errors: FieldErrors };
}

/** Puts together what a form of an account is, its rules, and what is done with it. */
export function defineAccountForm<Values extends object>({ form, rules, act, ...handling }: Options<Values>): AccountFormInWorker {
  return {
    ...handling,
    form,
    get shape() {
      return rules.shape;
    },
    check(flat, context) {
      const { values, errors } = checkForm(rules, flat, context);
      if (errors) return { filled: null, errors };
      const email = 'email' in values && typeof values.email === 'string' ? values.email : null;
      return { filled: { email, act: (request) => act(request, values) }, errors: null };
    },
  };
}
