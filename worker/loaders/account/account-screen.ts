import type { AccountScreenProps, ShownReply } from '../../../client/features/account/account-screen.tsx';
import type { ProviderLink } from '../../../client/features/account/provider-links.tsx';
import { fieldProblems } from '../../../client/features/forms/problems/field-problems.ts';
import type { Messages } from '../../../client/i18n/fr.ts';
import type { PageProps } from '../../../client/pages/all-pages.ts';
import { type AccountNotice, type AccountReply, readNotice } from '../../../domain/accounts/account-forms.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { locales } from '../../../domain/locale.ts';
import type { RouteId } from '../../../routes.ts';
import { readReturnPath } from '../../accounts/return-path.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { LoaderContext, LoaderResult } from '../loader.ts';

type AccountId = Extract<RouteId, 'account' | `account-${string}`>;

/** A screen of an account: personal, in both languages, never listed. One that comes back with an error says so in its title first. */
export function accountScreen<Id extends AccountId>(
  { account, config, locale, messages, query }: LoaderContext,
  title: string,
  toProps: (screen: AccountScreenProps) => PageProps[Id],
): LoaderResult<Id> & { kind: 'page' } {
  const { title: accountTitle, errorTitle } = messages.account;
  const { reply } = account;
  const screen: AccountScreenProps = {
    breadcrumbs: [
      homeCrumb(messages, locale),
      ...(title === accountTitle ? [] : [{ label: accountTitle, href: pathTo('account', {}, locale) }]),
      { label: title, href: null },
    ],
    notice: reply ? null : shownNotice(readNotice(query), config.sendsMail),
    reply: reply && inWords(reply, messages),
  };
  return {
    kind: 'page',
    head: { title: reply?.error ? errorTitle(title) : title, description: messages.account.signIn.intro },
    props: toProps(screen),
    languages: locales,
    isPersonal: true,
  };
}

/** Those that say that a mail is on its way. */
const mailNotices: readonly (AccountNotice | null)[] = ['lien-envoye', 'inscription-envoyee', 'confirmation-envoyee'];

function shownNotice(notice: AccountNotice | null, sendsMail: boolean): AccountNotice | null {
  return !sendsMail && mailNotices.includes(notice) ? null : notice;
}

function inWords({ errors, ...reply }: AccountReply, { account, accountErrors, formErrors }: Messages): ShownReply {
  const problems = fieldProblems(errors, account.forms[reply.form], formErrors);
  return { ...reply, problem: accountErrors[reply.error], problems };
}

/** To the sign-in screen, and back from there. */
export function toSignIn({ locale }: LoaderContext, from: AccountId): LoaderResult<AccountId> & { kind: 'redirect' } {
  return { kind: 'redirect', to: `${pathTo('account-sign-in', {}, locale)}?retour=${encodeURIComponent(pathTo(from))}`, status: 302 };
}

/** The page a reader wants to go to once they are signed in: in the form that comes back, or in the address. */
export function returnPathOf({ account, query }: LoaderContext): string | null {
  const path = account.reply?.values.retour ?? query.get('retour') ?? '';
  return readReturnPath(String(path));
}

/** Where each configured provider is asked. */
export function providerLinks({ config, locale }: LoaderContext, returnPath: string | null): ProviderLink[] {
  const query = new URLSearchParams({ langue: locale, ...(returnPath && { retour: returnPath }) });
  return config.accountProviders.map(({ name, label }) => ({ label, href: `/connect/${name}?${query}` }));
}
