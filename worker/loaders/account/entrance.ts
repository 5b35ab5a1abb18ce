import { pathTo } from '../../../domain/addresses/paths.ts';
import { localizePath } from '../../../domain/locale.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { accountScreen, providerLinks, returnPathOf } from './account-screen.ts';

/** Who is signed in has no use for a screen of the entrance. */
async function whereSignedIn({ account, locale }: LoaderContext, returnPath: string | null) {
  if (account.reply || !(await account.user())) return null;
  return { kind: 'redirect', to: localizePath(returnPath ?? pathTo('account'), locale), status: 302 } as const;
}

const withReturn = (path: string, returnPath: string | null) => (returnPath ? `${path}?retour=${encodeURIComponent(returnPath)}` : path);

export const loadSignIn: Loader<'account-sign-in'> = async (context) => {
  const returnPath = returnPathOf(context);
  const registerHref = withReturn(pathTo('account-register', {}, context.locale), returnPath);
  return (
    (await whereSignedIn(context, returnPath)) ??
    accountScreen<'account-sign-in'>(context, context.messages.account.signIn.title, (screen) => ({
      ...screen,
      returnPath,
      providers: providerLinks(context, returnPath),
      registerHref,
    }))
  );
};

export const loadRegister: Loader<'account-register'> = async (context) => {
  const returnPath = returnPathOf(context);
  const signInHref = withReturn(pathTo('account-sign-in', {}, context.locale), returnPath);
  return (
    (await whereSignedIn(context, returnPath)) ??
    accountScreen<'account-register'>(context, context.messages.account.register.title, (screen) => ({
      ...screen,
      returnPath,
      providers: providerLinks(context, returnPath),
      signInHref,
    }))
  );
};

export const loadForgottenPassword: Loader<'account-forgotten-password'> = async (context) => ({
  ...accountScreen<'account-forgotten-password'>(context, context.messages.account.forgottenPassword.title, (screen) => screen),
  speaksOfMails: true,
});

export const loadNewPassword: Loader<'account-new-password'> = async (context) =>
  accountScreen<'account-new-password'>(context, context.messages.account.newPassword.title, (screen) => ({
    ...screen,
    hasLink: context.account.hasLink('new-password'),
  }));

export const loadConfirmation: Loader<'account-confirmation'> = async (context) => ({
  ...accountScreen<'account-confirmation'>(context, context.messages.account.confirmation.title, (screen) => ({
    ...screen,
    hasLink: context.account.hasLink('confirmation'),
  })),
  speaksOfMails: true,
});
