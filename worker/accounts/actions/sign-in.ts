import { accountForms } from '../../../domain/accounts/account-forms.ts';
import { accountRules } from '../../../domain/accounts/account-rules.ts';
import { withDeadline } from '../../with-deadline.ts';
import { type AccountOutcome, type AccountRequest, accountPath, signInPath, withNotice } from '../account-action.ts';
import { defineAccountForm } from '../account-form.ts';
import { toAccountFailure } from '../cms/account-errors.ts';
import { signOutMilliseconds } from '../limits.ts';
import { readReturnPath } from '../return-path.ts';

/** The old token goes first: whoever fails to sign in is signed in as nobody. */
export const signIn = defineAccountForm({
  form: accountForms['sign-in'],
  rules: accountRules['sign-in'],
  isGuess: true,
  async act({ session, accounts, caller }, { email, password, remember, retour }) {
    session.end();
    try {
      const token = await accounts.signIn(caller(), { identifier: email, password });
      const user = await session.begin(token, remember ? 'remembered' : 'closed');
      return user ? { next: readReturnPath(retour) ?? accountPath } : { error: 'unavailable' };
    } catch (error) {
      return toAccountFailure(error);
    }
  },
});

/**
 * The token is thrown away, and ended at the CMS: somebody may have a copy. The reader is signed out here whatever the CMS does,
 * and waits for it a moment only; what fails is in the log.
 */
export async function signOut({ session, accounts, caller, behind }: AccountRequest): Promise<AccountOutcome> {
  const { token } = session;
  session.end();
  if (token !== null) {
    const ended = accounts.signOut(caller(token)).catch(() => {});
    behind(ended);
    await withDeadline(ended, signOutMilliseconds, () => undefined);
  }
  return withNotice(signInPath, 'deconnecte');
}
