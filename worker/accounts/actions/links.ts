import { accountForms } from '../../../domain/accounts/account-forms.ts';
import { accountRules } from '../../../domain/accounts/account-rules.ts';
import { type AccountRequest, accountPath, withNotice } from '../account-action.ts';
import { defineAccountForm } from '../account-form.ts';
import { toAccountFailure } from '../cms/account-errors.ts';
import type { Lifetime } from '../session/session-cookie.ts';

const lifetime: Lifetime = 'closed';

/** A new password by the code of a mail; the code works once. */
export const newPassword = defineAccountForm({
  form: accountForms['new-password'],
  rules: accountRules['new-password'],
  async act(request, { password }) {
    const { session, accounts, caller, linkCode } = request;
    const code = linkCode('new-password');
    session.end();
    if (code === null) return { error: 'link_invalid' };
    try {
      const token = await accounts.resetPassword(caller(), { code, password });
      request.forgetLink();
      const user = await session.begin(token, lifetime);
      return user ? withNotice(accountPath, 'mot-de-passe-change') : { error: 'unavailable' };
    } catch (error) {
      return forgettingUselessLink(request, error);
    }
  },
});

/** Confirms an address by the code of a mail and the password that was chosen for it. */
export const confirmation = defineAccountForm({
  form: accountForms.confirmation,
  rules: accountRules.confirmation,
  async act(request, { password }) {
    const { session, accounts, caller, linkCode } = request;
    const code = linkCode('confirmation');
    if (code === null) return { error: 'link_invalid' };
    session.end();
    try {
      const token = await accounts.confirm(caller(), { confirmation: code, password });
      request.forgetLink();
      const user = await session.begin(token, lifetime);
      return user ? withNotice(accountPath, 'adresse-confirmee') : { error: 'unavailable' };
    } catch (error) {
      const failure = forgettingUselessLink(request, error);
      // Who has the code is told that only the password is wrong.
      return failure.error === 'credentials' ? { error: 'invalid', errors: { password: 'password_wrong' } } : failure;
    }
  },
});

function forgettingUselessLink({ forgetLink }: AccountRequest, error: unknown) {
  const failure = toAccountFailure(error);
  if (failure.error === 'link_invalid') forgetLink();
  return failure;
}
