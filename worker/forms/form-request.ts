import type { Context } from 'hono';
import { canonicalPath, hasValidSlug, matchRoute } from '../../domain/addresses/paths.ts';
import { employerKitPath, employerKitSegment, employerLetterSegment } from '../../domain/forms/employer-kit.ts';
import { type AnsweringForm, controlNames, type FormAnswer, type FormReply } from '../../domain/forms/form-answer.ts';
import { type FormOutcome, formOfSegment, forms } from '../../domain/forms/forms.ts';
import { simulationSegment, simulationSheetSegment } from '../../domain/forms/simulation.ts';
import { type Locale, localizePath, splitLocale } from '../../domain/locale.ts';
import { followedRequestPath, followUpSegment, requestActionSegment } from '../../domain/placement/follow-up.ts';
import type { FormDependencies } from '../dependencies.ts';
import { answerRoute } from '../pages/answer-route.ts';
import type { AppEnvironment, PageRequest } from '../request-state.ts';
import { longestPage, rateLimitSeconds } from './limits.ts';
import { createReceiptCookie, type SubmissionReceipt } from './receipt/receipt.ts';

/** A form's own page, where the one it was sent from is not said. */
const pages = {
  ...forms,
  'follow-up': { page: '/suivi-de-demande' },
  'followed-request': { page: followedRequestPath },
  simulation: { page: '/cout-place-en-creche' },
  'employer-kit': { page: employerKitPath },
} satisfies Record<AnsweringForm, { page: string }>;

function ownPage(form: AnsweringForm, locale: Locale): PageRequest {
  return { path: pages[form].page, locale, search: '', isPayload: false };
}

/** The page a form says it stands on, or its own: an address that is none of our pages is not believed. */
function readFormPage(form: AnsweringForm, text: string | null): PageRequest {
  const fallback = ownPage(form, 'fr');
  if (!text || text.length > longestPage || !text.startsWith('/')) return fallback;
  const [pathname = '', query] = text.split('?', 2);
  const canonical = canonicalPath(pathname);
  const { locale, path } = splitLocale(canonical ?? '');
  const match = canonical === null ? null : matchRoute(path);
  return match && hasValidSlug(match) ? { locale, path, search: query ? `?${query}` : '', isPayload: false } : fallback;
}

/** A form's request: where it came from, and whether its script or its page is answered. */
export interface FormRequest {
  form: AnsweringForm;
  page: PageRequest;
  wantsJson: boolean;
}

/** Reads where a form stands: what is rendered is rendered there, an error too. */
export function openFormRequest(c: Context<AppEnvironment>, form: AnsweringForm, fields: URLSearchParams): FormRequest {
  const page = readFormPage(form, fields.get(controlNames.page));
  c.set('page', page);
  return { form, page, wantsJson: wantsJson(c) };
}

export function wantsJson(c: Context<AppEnvironment>): boolean {
  return /\bapplication\/json\b/.test(c.req.header('accept') ?? '');
}

type ReplyStatus = 200 | 422 | 429 | 503;

/** Hands a form back with everything that was entered: its page again, or JSON for its script. */
export async function answerAgain(
  c: Context<AppEnvironment>,
  dependencies: FormDependencies,
  { request, reply, status }: { request: FormRequest; reply: Omit<FormReply, 'form'>; status: ReplyStatus },
): Promise<Response> {
  if (status === 429 || status === 503) c.header('retry-after', String(rateLimitSeconds));
  c.header('cache-control', 'no-store');
  if (request.wantsJson) {
    return c.json({ status: 'invalid', error: reply.error ?? 'invalid', errors: reply.errors } satisfies FormAnswer, status);
  }
  c.set('formReply', { form: request.form, ...reply });
  const answer = await answerRoute(c, dependencies, { page: request.page, status });
  if (answer.status === status) return answer;
  // The page it says it stands on is none, or has moved.
  await answer.body?.cancel();
  return answerRoute(c, dependencies, { page: ownPage(request.form, request.page.locale), status });
}

/** Says how a submission ended, or which step comes next. */
export function answerNext(
  c: Context<AppEnvironment>,
  request: FormRequest,
  end: { path: string; answer?: AcceptedAnswer; receipt?: SubmissionReceipt | null },
): Response {
  const next = localizePath(end.path, request.page.locale);
  c.header('cache-control', 'no-store');
  if (end.receipt) c.header('set-cookie', createReceiptCookie(end.receipt), { append: true });
  if (!request.wantsJson) return c.redirect(next, 303);
  return c.json((end.answer ? { status: 'accepted', ...end.answer, next } : { status: 'continued', next }) satisfies FormAnswer);
}

interface AcceptedAnswer {
  reference: string | null;
  outcome: FormOutcome;
}

/** Forms that write nothing down, by the last segment of their address. */
const answeringForms: Record<string, AnsweringForm | undefined> = {
  [followUpSegment]: 'follow-up',
  [requestActionSegment]: 'followed-request',
  [simulationSegment]: 'simulation',
  [simulationSheetSegment]: 'simulation',
  [employerKitSegment]: 'employer-kit',
  [employerLetterSegment]: 'employer-kit',
};

/** Somebody opens the address that a form is sent to: its page is meant. */
export function answerFormAddress(c: Context<AppEnvironment>): Response {
  const segment = c.req.param('form') ?? '';
  const form = answeringForms[segment] ?? formOfSegment(segment);
  if (!form) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  return c.redirect(pages[form].page, 302);
}
