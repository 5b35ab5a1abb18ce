import type { Context } from 'hono';
import type { AccountForm, AccountReply, AccountValues } from '../../domain/accounts/account-forms.ts';
import { checkAccountForm, readAccountFields, shownValues } from '../../domain/accounts/check-account-form.ts';
import { canonicalPath, matchRoute } from '../../domain/addresses/paths.ts';
import { readPhone } from '../../domain/forms/fields/phone-number.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';
import { answerNotAllowed } from '../addresses/answer-not-allowed.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { refuseOtherSites } from '../forms/protection.ts';
import { readFormBody } from '../forms/read-body.ts';
import { answerRoute } from '../pages/answer-route.ts';
import { type AppEnvironment, type PageRequest, sessionOf } from '../request-state.ts';
import { type AccountAction, type AccountOutcome, type AccountRequest, signInFirst } from './account-action.ts';
import { confirmation, newPassword } from './actions/links.ts';
import { forgottenPassword, sendConfirmation } from './actions/mails.ts';
import { changePassword, changeProfile, exportData, removeAccount, removeNursery } from './actions/own-account.ts';
import { register } from './actions/register.ts';
import { signIn, signOut } from './actions/sign-in.ts';
import { answerEvenly } from './answer-evenly.ts';
import type { AccountFailure } from './cms/account-errors.ts';
import { callerOf } from './cms/caller.ts';
import { limitSeconds, mailAnswerMilliseconds } from './limits.ts';
import { endedLinkCookie, readLinkCookie } from './mail-link.ts';
import { ownForms, screenForms, signOutPath } from './screen-forms.ts';
import { isTryAllowed } from './try-limit.ts';

const actions: Record<AccountForm, AccountAction> = {
  'sign-in': signIn,
  register,
  'forgotten-password': forgottenPassword,
  'new-password': newPassword,
  confirmation,
  'send-confirmation': sendConfirmation,
  'change-password': changePassword,
  profile: changeProfile,
  nurseries: removeNursery,
  export: exportData,
  remove: removeAccount,
};

/** A form of an account is sent to its screen: on to the next one, or the screen again with what is wrong. */
export async function answerAccountForm(c: Context<AppEnvironment>, dependencies: AccountDependencies): Promise<Response> {
  const { locale, path } = splitLocale(canonicalPath(new URL(c.req.url).pathname) ?? '');
  const page = { path, locale, search: '', isPayload: false };
  c.set('page', page);
  refuseOtherSites(c);
  if (path === signOutPath) return answer(c, dependencies, { page, outcome: await signOut(requestOf(c, dependencies, {})) });
  const forms = screenForms[matchRoute(path)?.id ?? 'content-page'];
  if (!forms) return answerNotAllowed(c);
  // Nothing is read of a form that only somebody signed in may send.
  if (forms.every((name) => ownForms.includes(name)) && !(await sessionOf(c).user()))
    return answer(c, dependencies, { page, outcome: signInFirst(path) });
  const sent = await readFormBody(c.req.raw);
  const form = forms.find((name) => name === sent.get('form')) ?? forms[0];
  const typed = readAccountFields(form, sent);
  return answer(c, dependencies, { page, form, typed, outcome: await act(c, dependencies, { form, typed }) });
}

async function act(
  c: Context<AppEnvironment>,
  dependencies: AccountDependencies,
  { form, typed }: { form: AccountForm; typed: AccountValues },
): Promise<AccountOutcome> {
  const isOwn = ownForms.includes(form);
  const user = isOwn ? await sessionOf(c).user() : null;
  const { values, errors } = checkAccountForm(form, typed, { readPhone, email: user?.email });
  // Somebody a provider knows has no password here; the CMS asks for a new sign-in instead.
  const needsNone = user !== null && user.provider !== 'local' && 'password' in typed && form !== 'change-password';
  if (errors && !needsNone && (!isOwn || user)) return { error: 'invalid', errors };
  const tried = harmless.includes(form) ? null : (values.email ?? user?.email ?? null);
  if (!(await isTryAllowed(c, dependencies, { account: tried, isGuess: form === 'sign-in' }))) return { error: 'too_many_requests' };
  return actions[form](requestOf(c, dependencies, values));
}

/** By these nobody can guess a password or send a mail: only the address of the network is limited. */
const harmless: readonly AccountForm[] = ['profile', 'nurseries'];

function requestOf(c: Context<AppEnvironment>, dependencies: AccountDependencies, values: AccountValues): AccountRequest {
  const until = () => dependencies.wait(mailAnswerMilliseconds);
  const behind = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  return {
    values,
    session: sessionOf(c),
    accounts: dependencies.accounts,
    caller: (token = null) => callerOf(c, token),
    linkCode: (link) => readLinkCookie(link, c.req.header('cookie')),
    forgetLink: () => c.header('set-cookie', endedLinkCookie(), { append: true }),
    behind,
    evenly: (work) => answerEvenly(work, { until: until(), waitUntil: behind }),
    async noSooner(work) {
      // It may fail before anybody waits for it.
      work.catch(() => {});
      await until();
      return work;
    },
    dependencies,
  };
}

interface Answer {
  page: PageRequest;
  form?: AccountForm;
  typed?: AccountValues;
  outcome: AccountOutcome;
}

async function answer(
  c: Context<AppEnvironment>,
  dependencies: AccountDependencies,
  { page, form, typed = {}, outcome }: Answer,
): Promise<Response> {
  if (outcome instanceof Response) return outcome;
  if ('next' in outcome) return c.redirect(localizePath(outcome.next, page.locale), 303);
  const { error, errors = {} } = outcome;
  if (form) c.set('accountReply', { form, values: shownValues(typed), errors, error } satisfies AccountReply);
  const status = statusOf(outcome);
  if (status !== 400) c.header('retry-after', String(outcome.retryAfterSeconds ?? limitSeconds));
  return answerRoute(c, dependencies, { page, status });
}

function statusOf({ error }: AccountFailure): 400 | 429 | 503 {
  if (error === 'too_many_requests') return 429;
  return error === 'unavailable' ? 503 : 400;
}
