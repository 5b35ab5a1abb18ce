import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Loader } from '../loader.ts';
import { accountScreen, providerLinks, toSignIn } from './account-screen.ts';

export const loadPasswordChange: Loader<'account-password'> = async (context) => {
  const user = await context.account.user();
  if (!user) return toSignIn(context, 'account-password');
  return accountScreen<'account-password'>(context, context.messages.account.changePassword.title, (screen) => ({
    ...screen,
    email: user.email,
    hasPassword: user.provider === 'local',
  }));
};

export const loadAccountData: Loader<'account-data'> = async (context) => {
  const user = await context.account.user();
  if (!user) return toSignIn(context, 'account-data');
  const alerts = await context.account.alerts();
  return accountScreen<'account-data'>(context, context.messages.account.data.title, (screen) => ({
    ...screen,
    hasPassword: user.provider === 'local',
    providers: providerLinks(context, pathTo('account-data')),
    alerts,
  }));
};
