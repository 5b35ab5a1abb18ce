import { type AccountAction, accountPath, signInPath, withNotice } from '../account-action.ts';
import { toAccountFailure } from '../cms/account-errors.ts';
import { readReturnPath } from '../return-path.ts';

/** The old token goes first: whoever fails to sign in is signed in as nobody. */
export const signIn: AccountAction = async ({ values, session, accounts, caller }) => {
  const { email = '', password = '', remember, retour = '' } = values;
  session.end();
  try {
    const token = await accounts.signIn(caller(), { identifier: email, password });
    const user = await session.begin(token, remember ? 'remembered' : 'closed');
    return user ? { next: readReturnPath(retour) ?? accountPath } : { error: 'unavailable' };
  } catch (error) {
    return toAccountFailure(error);
  }
};

/** The CMS is not told: a token is its reader's alone, and is thrown away. */
export const signOut: AccountAction = async ({ session }) => {
  session.end();
  return withNotice(signInPath, 'deconnecte');
};
