import { type AccountNotice, accountForms } from '../../../domain/accounts/account-forms.ts';
import { accountRules } from '../../../domain/accounts/account-rules.ts';
import { type AccountRequest, withNotice } from '../account-action.ts';
import { defineAccountForm } from '../account-form.ts';
import { type AccountFailure, toAccountFailure } from '../cms/account-errors.ts';

/** Asks for the mail that leads to a new password. */
export const forgottenPassword = defineAccountForm({
  form: accountForms['forgotten-password'],
  rules: accountRules['forgotten-password'],
  async act(request, { email }) {
    const { session, accounts, caller, dependencies } = request;
    session.end();
    if (!(await dependencies.mailAllowance.take('new-password', email))) return { error: 'too_many_requests' };
    const work = accounts.forgotPassword(caller(), { email });
    return sayTheSame(request, work, { path: '/compte/mot-de-passe-oublie', notice: 'lien-envoye' });
  },
});

/** Asks once more for the mail that confirms an address. */
export const sendConfirmation = defineAccountForm({
  form: accountForms['send-confirmation'],
  rules: accountRules['send-confirmation'],
  async act(request, { email }) {
    const { accounts, caller, dependencies } = request;
    if (!(await dependencies.mailAllowance.take('account', email))) return { error: 'too_many_requests' };
    const work = accounts.sendEmailConfirmation(caller(), { email });
    return sayTheSame(request, work, { path: '/compte/confirmation', notice: 'confirmation-envoyee' });
  },
});

/** An error of the CMS may only come where there is an account, so that it is hidden; one that comes to everybody is told. */
async function sayTheSame(
  { evenly }: AccountRequest,
  work: Promise<void>,
  sent: { path: string; notice: AccountNotice },
): Promise<{ next: string } | AccountFailure> {
  const failure = await evenly(
    work.then(
      () => null,
      (error: unknown) => toAccountFailure(error),
    ),
  );
  if (failure !== 'late' && failure?.error === 'too_many_requests') return failure;
  return withNotice(sent.path, sent.notice);
}
