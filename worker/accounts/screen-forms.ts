import type { AccountForm } from '../../domain/accounts/account-forms.ts';
import type { RouteId } from '../../routes.ts';

/** The forms of each screen, which are sent to the screen's own address; where there are several, `form` says which. */
export const screenForms: Partial<Record<RouteId, [AccountForm, ...AccountForm[]]>> = {
  account: ['profile', 'nurseries'],
  'account-sign-in': ['sign-in'],
  'account-register': ['register'],
  'account-forgotten-password': ['forgotten-password'],
  'account-new-password': ['new-password'],
  'account-confirmation': ['confirmation', 'send-confirmation'],
  'account-password': ['change-password'],
  'account-data': ['export', 'remove'],
};

/** Forms of somebody who is signed in. */
export const ownForms: readonly AccountForm[] = ['change-password', 'profile', 'nurseries', 'export', 'remove'];

export const signOutPath = '/compte/deconnexion';
