import type { Context } from 'hono';
import { type AccountFormName, type AccountReply, accountFormsOf } from '../../domain/accounts/account-forms.ts';
import { shownValues } from '../../domain/accounts/account-rules.ts';
import { canonicalPath } from '../../domain/addresses/paths.ts';
import { type FlatValues, readFlatValues } from '../../domain/forms/form-values.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';
import { answerNotAllowed } from '../addresses/answer-not-allowed.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { formContext } from '../forms/form-context.ts';
import { refuseOtherSites } from '../forms/protection.ts';
import { readFormBody } from '../forms/read-body.ts';
import { answerRoute } from '../pages/answer-route.ts';
import { type AppEnvironment, type PageRequest, sessionOf } from '../request-state.ts';
import { type AccountOutcome, type AccountRequest, signInFirst, signOutPath } from './account-action.ts';
import type { AccountFormInWorker } from './account-form.ts';
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
import { isTryAllowed } from './try-limit.ts';

const formsInWorker: Readonly<Record<AccountFormName, AccountFormInWorker>> = {
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
  if (path === signOutPath) return answer(c, dependencies, { page, outcome: await signOut(requestOf(c, dependencies)) });
  const forms = accountFormsOf(path);
  const [first] = forms;
  if (!first) return answerNotAllowed(c);
  // Nothing is read of a form that only somebody signed in may send.
  if (forms.every(({ isOwn }) => isOwn) && !(await sessionOf(c).user()))
    return answer(c, dependencies, { page, outcome: signInFirst(path) });
  const body = await readFormBody(c.req.raw);
  const { name } = forms.find((form) => form.name === body.get('form')) ?? first;
  const form = formsInWorker[name];
  const typed = readFlatValues(form.shape, body);
  return answer(c, dependencies, { page, form: name, typed, outcome: await act(c, dependencies, { form, typed }) });
}

interface Sent {
  form: AccountFormInWorker;
  typed: FlatValues;
}

async function act(c: Context<AppEnvironment>, dependencies: AccountDependencies, { form, typed }: Sent): Promise<AccountOutcome> {
  const user = form.form.isOwn ? await sessionOf(c).user() : null;
  const account = user && { email: user.email, hasPassword: user.provider === 'local' };
  const { filled, errors } = form.check(typed, { ...(await formContext(dependencies)), account });
  if (errors) return { error: 'invalid', errors };
  const tried = form.isHarmless ? null : (filled.email ?? user?.email ?? null);
  if (!(await isTryAllowed(c, dependencies, { account: tried, isGuess: form.isGuess ?? false }))) return { error: 'too_many_requests' };
  return filled.act(requestOf(c, dependencies));
}

function requestOf(c: Context<AppEnvironment>, dependencies: AccountDependencies): AccountRequest {
  const until = () => dependencies.wait(mailAnswerMilliseconds);
  const behind = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  return {
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
  form?: AccountFormName;
  typed?: FlatValues;
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
