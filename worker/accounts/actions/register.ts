import { accountForms } from '../../../domain/accounts/account-forms.ts';
import { accountRules } from '../../../domain/accounts/account-rules.ts';
import { accountPath, withNotice } from '../account-action.ts';
import { defineAccountForm } from '../account-form.ts';
import { toAccountFailure } from '../cms/account-errors.ts';
import { readReturnPath } from '../return-path.ts';

/** The screen says the same whether the address had an account: a mail says what is true. Without a mail server the CMS signs in at once. */
export const register = defineAccountForm({
  form: accountForms.register,
  rules: accountRules.register,
  async act({ session, accounts, caller, noSooner, dependencies }, { email, password, retour }) {
    session.end();
    if (!(await dependencies.mailAllowance.take('account', email))) return { error: 'too_many_requests' };
    try {
      const token = await noSooner(accounts.register(caller(), { email, password }));
      if (token === null) return withNotice('/compte/inscription', 'inscription-envoyee');
      const user = await session.begin(token, 'closed');
      return user ? { next: readReturnPath(retour) ?? accountPath } : { error: 'unavailable' };
    } catch (error) {
      return toAccountFailure(error);
    }
  },
});
