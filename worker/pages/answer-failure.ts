import type { Context } from 'hono';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { refusalOf } from '../../client/pages/failure/refusals.ts';
import { locales } from '../../domain/locale.ts';
import type { PageDependencies } from '../dependencies.ts';
import { retryAfterSeconds as botRetrySeconds, decideFailure } from '../errors.ts';
import { payloadSuffix } from '../middleware/canonical-url.ts';
import { answerInJson, errorVary, wantsJsonError } from '../render/answer-in-json.ts';
import { answerPage } from '../render/answer-page.tsx';
import { type AppEnvironment, botOf, type PageRequest } from '../request-state.ts';
import { buildHead } from './page-head.ts';
import { loadShellOrEmpty } from './shell.ts';

type FailureStatus = ReturnType<typeof decideFailure>['status'];

/** What programs are told: the names of the statuses, never what was thrown. */
const statusTexts: Record<FailureStatus, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Answers what was thrown: the error screen for people, an empty document for bots, JSON for payloads. Nothing of the error reaches the reader. */
export async function answerFailure(c: Context<AppEnvironment>, dependencies: PageDependencies, error: unknown): Promise<Response> {
  // The render was cut because its reader has gone: nobody failed, and nobody reads this.
  const { signal } = c.req.raw;
  if (signal.aborted && error === signal.reason) return new Response(null, { status: 499 });
  const { status, reported, retryAfterSeconds } = decideFailure(error);
  // An address that cannot be read names no page.
  const page = c.get('page') ?? { path: '/', locale: 'fr', search: '', isPayload: isPayloadAddress(c) };
  const requestId = c.get('requestId');
  const bot = botOf(c);
  if (reported) {
    dependencies.logger.error('request-failed', error, { id: requestId, status, path: page.path, bot });
    c.get('report').captureError(error, 'request-failed');
  }
  // Search engines drop what answers 500 for long; our fault is a delay to them.
  const isOurBug = bot !== null && status === 500;
  const answered = isOurBug ? 503 : status;
  const wait = isOurBug ? botRetrySeconds : retryAfterSeconds;
  if (wait !== null) c.header('retry-after', String(wait));
  c.header('cache-control', 'no-store');
  if (page.isPayload) return c.json({ buildId: dependencies.build.id, error: { status, requestId } }, status);
  if (wantsJsonError(c)) return answerInJson(c, { status, message: statusTexts[status] });
  c.header('vary', errorVary);
  if (bot !== null)
    return c.html(`<!DOCTYPE html><html lang="${page.locale}"><head><title>${answered}</title></head><body></body></html>`, answered);
  try {
    return await answerScreen(c, dependencies, { page, status });
  } catch (screenError) {
    dependencies.logger.error('error-screen-failed', screenError, { id: requestId });
    c.get('report').captureError(screenError, 'error-screen-failed');
    return c.html(staticScreen(status, requestId), status);
  }
}

/** An address that cannot be read fails before the step that tells payloads from pages. */
function isPayloadAddress(c: Context<AppEnvironment>): boolean {
  return new URL(c.req.url).pathname.endsWith(payloadSuffix);
}

async function answerScreen(
  c: Context<AppEnvironment>,
  dependencies: PageDependencies,
  { page, status }: { page: PageRequest; status: FailureStatus },
): Promise<Response> {
  const { path, locale } = page;
  const messages = messagesOf(locale);
  const head = buildHead({
    head: {
      title: refusalOf(status, messages)?.title ?? messages.head.failure,
      description: messages.head.siteDescription,
      indexable: false,
    },
    path,
    locale,
    languages: locales,
    siteOrigin: dependencies.config.siteOrigin,
    indexable: false,
  });
  const shell = await loadShellOrEmpty(c, dependencies, locale);
  const props = { status, requestId: c.get('requestId') };
  const answer = { pageId: 'failure', props, head, shell, contentLocale: locale, status, cacheControl: 'no-store' } as const;
  return answerPage(c, dependencies, { page, ...answer });
}

/** What remains when even the error screen cannot be rendered. */
function staticScreen(status: number, requestId: string): string {
  const text = 'Le site est momentanément indisponible. Merci de réessayer dans quelques instants.';
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${status}</title></head><body><h1>${text}</h1><p>${requestId}</p></body></html>`;
}
