import { type AccountAction, accountPath, withNotice } from '../account-action.ts';
import { toAccountFailure } from '../cms/account-errors.ts';
import { readReturnPath } from '../return-path.ts';

/** The screen says the same whether the address had an account: a mail says what is true. Without a mail server the CMS signs in at once. */
export const register: AccountAction = async ({ values, session, accounts, caller, noSooner, dependencies }) => {
  const { email = '', password = '', retour = '' } = values;
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
};
