import type { AccountNotice } from '../../../domain/accounts/account-forms.ts';
import { type AccountAction, type AccountRequest, withNotice } from '../account-action.ts';
import { type AccountFailure, toAccountFailure } from '../cms/account-errors.ts';

/** Asks for the mail that leads to a new password. */
export const forgottenPassword: AccountAction = async (request) => {
  const { values, session, accounts, caller, dependencies } = request;
  session.end();
  if (!(await dependencies.mailAllowance.take('new-password', values.email ?? ''))) return { error: 'too_many_requests' };
  const work = accounts.forgotPassword(caller(), { email: values.email ?? '' });
  return sayTheSame(request, work, { path: '/compte/mot-de-passe-oublie', notice: 'lien-envoye' });
};

/** Asks once more for the mail that confirms an address. */
export const sendConfirmation: AccountAction = async (request) => {
  const { values, accounts, caller, dependencies } = request;
  if (!(await dependencies.mailAllowance.take('account', values.email ?? ''))) return { error: 'too_many_requests' };
  const work = accounts.sendEmailConfirmation(caller(), { email: values.email ?? '' });
  return sayTheSame(request, work, { path: '/compte/confirmation', notice: 'confirmation-envoyee' });
};

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
