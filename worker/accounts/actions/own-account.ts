import { accountForms } from '../../../domain/accounts/account-forms.ts';
import { accountRules } from '../../../domain/accounts/account-rules.ts';
import { type AccountOutcome, type AccountRequest, accountPath, signInFirst, signInPath, withNotice } from '../account-action.ts';
import { defineAccountForm } from '../account-form.ts';
import { type AccountFailure, toAccountFailure } from '../cms/account-errors.ts';
import { describeNurseries } from '../cms/nursery-names.ts';

const changePasswordPath = '/compte/mot-de-passe';

/** What only somebody signed in may ask for; others sign in first. */
async function signedIn(
  { session }: AccountRequest,
  { from, act }: { from: string; act(token: string): Promise<AccountOutcome> },
): Promise<AccountOutcome> {
  const user = await session.user();
  const { token } = session;
  if (!user || token === null) return signInFirst(from);
  try {
    return await act(token);
  } catch (error) {
    return toAccountFailure(error);
  }
}

/** The CMS ends all sessions of the account with its password; this one goes on with the new token. */
export const changePassword = defineAccountForm({
  form: accountForms['change-password'],
  rules: accountRules['change-password'],
  act: (request, passwords) =>
    signedIn(request, {
      from: changePasswordPath,
      async act(token) {
        const next = await request.accounts.changePassword(request.caller(token), passwords);
        await request.session.begin(next);
        return withNotice(accountPath, 'mot-de-passe-change');
      },
    }),
});

export const changeProfile = defineAccountForm({
  form: accountForms.profile,
  rules: accountRules.profile,
  isHarmless: true,
  act: (request, profile) =>
    signedIn(request, {
      from: accountPath,
      async act(token) {
        await request.accounts.changeProfile(request.caller(token), profile);
        return withNotice(accountPath, 'profil-enregistre');
      },
    }),
});

/** Removes one saved nursery, by its document id. */
export const removeNursery = defineAccountForm({
  form: accountForms.nurseries,
  rules: accountRules.nurseries,
  isHarmless: true,
  act: (request, { remove }) =>
    signedIn(request, {
      from: accountPath,
      async act(token) {
        await request.accounts.changeNurseries(request.caller(token), { add: [], remove: [remove] });
        return { next: `${accountPath}#creches` };
      },
    }),
});

/** Everything we know of somebody, as a file. */
export const exportData = defineAccountForm({
  form: accountForms.export,
  rules: accountRules.export,
  act: (request, { password }) =>
    confirmed(request, async (token) => {
      const data = await request.accounts.exportData(request.caller(token), { password });
      const savedNurseries = await describeNurseries(request.dependencies, data.savedNurseries);
      return new Response(JSON.stringify({ ...data, savedNurseries }, null, 2), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="mes-donnees-creche-sereine.json"',
        },
      });
    }),
});

/** The account and what is in it are gone; requests that were sent have their own life. */
export const removeAccount = defineAccountForm({
  form: accountForms.remove,
  rules: accountRules.remove,
  act: (request, { password }) =>
    confirmed(request, async (token) => {
      await request.accounts.remove(request.caller(token), { password });
      request.session.end();
      return withNotice(signInPath, 'compte-supprime');
    }),
});

/** The password is the account's own, in a form that has one field. */
async function confirmed(request: AccountRequest, act: (token: string) => Promise<AccountOutcome>): Promise<AccountOutcome> {
  const outcome = await signedIn(request, { from: '/compte/mes-donnees', act });
  return 'errors' in outcome ? ofThatField(outcome) : outcome;
}

function ofThatField(failure: AccountFailure): AccountFailure {
  const { currentPassword, ...errors } = failure.errors ?? {};
  return { ...failure, errors: currentPassword ? { ...errors, password: currentPassword } : errors };
}
