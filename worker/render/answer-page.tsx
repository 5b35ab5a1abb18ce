import type { Context } from 'hono';
import type { PageProps } from '../../client/pages/all-pages.ts';
import type { PagePayload } from '../../client/pages/page-payload.ts';
import { payloadElementId } from '../../client/payload/document-payload.ts';
import type { Head } from '../../client/payload/payload.ts';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import type { Locale } from '../../domain/locale.ts';
import { localizePath } from '../../domain/locale.ts';
import { encodeForResponse, type TextPart } from '../bytes.ts';
import { stateHeaders } from '../content/content.ts';
import type { RenderDependencies } from '../dependencies.ts';
import { publicConfigOf } from '../env.ts';
import { type AppEnvironment, botOf, type PageRequest } from '../request-state.ts';
import { structuredDataJson } from '../seo/structured-data/structured-data.ts';
import { withDeadline } from '../with-deadline.ts';
import { errorVary } from './answer-in-json.ts';
import { answerRedirect } from './answer-redirect.ts';
import { codeOf } from './assets.ts';
import { inlinePayload, isWaiting, settleProps } from './document-payload.ts';
import { type DocumentOptions, renderStream, renderWhole } from './document-stream.ts';
import { siteDocument } from './site-document.tsx';
import { writeShell } from './written-shell.tsx';

/** How long the payload of a client navigation waits for the last block of its page, in milliseconds. */
const payloadMilliseconds = 1500;

export type PageStatus = 200 | 400 | 401 | 403 | 404 | 410 | 413 | 414 | 415 | 422 | 429 | 500 | 503;

export interface PageAnswer<Id extends keyof PageProps> {
  page: PageRequest;
  pageId: Id;
  props: PageProps[Id];
  head: Head;
  shell: ShellProps;
  contentLocale: Locale;
  /** What its reader should know before its content. */
  notice?: string | undefined;
  status: PageStatus;
  /** Known query parameters, part of the page's identity. */
  query?: Record<string, string>;
  cacheControl: string;
}

/** Sends a page as a streamed document, or as the payload of a client navigation. */
export async function answerPage<Id extends keyof PageProps>(
  c: Context<AppEnvironment>,
  dependencies: RenderDependencies,
  answer: PageAnswer<Id>,
): Promise<Response> {
  const { path, locale, search, isPayload } = answer.page;
  const payload = toPayload(c, dependencies, answer);
  const isError = answer.status >= 400;
  const headers: Record<string, string> = {
    // Of a failure there is nothing to say where it came from: its frame may be old, it is not.
    ...(answer.status < 500 && answer.pageId !== 'failure' && stateHeaders(c.get('content'))),
    'cache-control': answer.cacheControl,
    vary: isError ? `accept-encoding, ${errorVary}` : 'accept-encoding',
    ...(answer.head.robots && { 'x-robots-tag': answer.head.robots }),
  };
  if (isPayload) {
    const props = await withDeadline<object | null>(settleProps(payload.props), payloadMilliseconds, () => null);
    // The browser loads the page whole, and shows what is there while the rest streams in.
    if (!props) return answerRedirect(c, answer.page, { to: `${localizePath(path, locale)}${search}`, status: 302 });
    const { shell: _, ...navigationPayload } = { ...payload, props };
    headers['content-type'] = 'application/json; charset=utf-8';
    return c.body(bytesOf(c, [JSON.stringify(navigationPayload)]), answer.status, headers);
  }
  headers['content-type'] = 'text/html; charset=utf-8';
  if (c.req.method === 'HEAD') return c.body(null, answer.status, headers);
  const rendered = await c.get('timings').measure('render', documentOf(c, dependencies, payload));
  // Nothing may be waited for from here on.
  const document = Array.isArray(rendered) ? bytesOf(c, rendered) : rendered;
  // A failure and the answer to a form have prepared headers of their own, such as a cookie. To put them together costs a twentieth of a render.
  const mayHavePrepared = c.req.method !== 'GET' || answer.status !== 200;
  return mayHavePrepared ? c.body(document, answer.status, headers) : new Response(document, { status: 200, headers });
}

/** What machines read of the page. A data block: no script, so that it needs no nonce. Where it cannot be made the page stays. */
function structuredDataElement(c: Context<AppEnvironment>, { logger }: RenderDependencies, payload: PagePayload): string {
  try {
    const json = structuredDataJson(payload);
    return json ? `<script type="application/ld+json">${json}</script>` : '';
  } catch (error) {
    logger.error('structured-data-failed', error, { id: c.get('requestId'), page: payload.pageId });
    c.get('report').captureError(error, 'structured-data-failed');
    return '';
  }
}

function toPayload<Id extends keyof PageProps>(
  c: Context<AppEnvironment>,
  { build, config }: RenderDependencies,
  answer: PageAnswer<Id>,
): PagePayload<Id> {
  const { path, locale } = answer.page;
  const query = answer.query ? new URLSearchParams(answer.query).toString() : '';
  c.set('keptQuery', query);
  return {
    buildId: build.id,
    pageId: answer.pageId,
    path: localizePath(path, locale) + (query ? `?${query}` : ''),
    locale,
    contentLocale: answer.contentLocale,
    head: answer.head,
    shell: answer.shell,
    props: answer.props,
    config: publicConfigOf(config, build.id),
    code: codeOf(build, answer.pageId, locale),
    ...(answer.notice && { notice: answer.notice }),
    ...(c.get('preview') && { isPreview: true }),
    ...(c.get('formReply') && { formReply: c.get('formReply') }),
  };
}

async function documentOf(c: Context<AppEnvironment>, dependencies: RenderDependencies, payload: PagePayload) {
  const { build, logger } = dependencies;
  const { transaction, captureError } = c.get('report');
  // Bots read no script, and what is kept is for everybody. Without late blocks the stream is whole by itself.
  const waits = isWaiting(payload.props);
  const isWhole = !waits || botOf(c) !== null || c.get('isRenewal') === true;
  const endRender = transaction.startSpan({ op: 'template.render', description: payload.pageId });
  const { written, ...shell } = await writeShell(payload);
  const document = await siteDocument(payload, build, { isWhole, ...shell });
  const options: DocumentOptions = {
    written,
    nonce: c.get('nonce'),
    boot: build.boot,
    signal: waits ? c.req.raw.signal : null,
    onError(error) {
      c.set('renderFailed', true);
      logger.error('render-failed', error, { id: c.get('requestId'), page: payload.pageId });
      captureError(error, 'render-failed');
    },
    onCut() {
      c.set('renderFailed', true);
      endRender('cancelled');
    },
    async tail() {
      const settled = { ...payload, props: await settleProps(payload.props) };
      endRender();
      return `${structuredDataElement(c, dependencies, settled)}<script type="application/json" id="${payloadElementId}">${inlinePayload(settled)}</script>`;
    },
  };
  return isWhole ? renderWhole(document, options) : renderStream(document, options);
}

/** What is sent as a whole, for the response that is made of it at once; whoever may keep it gets a copy. */
function bytesOf(c: Context<AppEnvironment>, parts: TextPart[]): Uint8Array<ArrayBuffer> {
  const bytes = encodeForResponse(parts);
  if (c.get('mayKeep')) c.set('document', bytes.slice());
  return bytes;
}
