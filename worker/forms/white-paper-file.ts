import type { Context } from 'hono';
import { pathTo } from '../../domain/addresses/paths.ts';
import { slugPattern } from '../../domain/addresses/slug.ts';
import { locales } from '../../domain/locale.ts';
import { askWithToken } from '../content/strapi/cms-token.ts';
import { whitePaperFileQuery } from '../content/white-papers/white-paper-files.ts';
import type { FormDependencies } from '../dependencies.ts';
import { UpstreamError } from '../errors.ts';
import { fileAnswerHeaders, fileRequestHeaders, fileStatuses } from '../images/partial-file.ts';
import { type AppEnvironment, contentOf } from '../request-state.ts';
import { readSignedLink } from '../signed-link.ts';
import { fileMilliseconds } from './limits.ts';

export const whitePaperFilePath = '/livres-blancs/telecharger/:slug';

/**
 * The PDF of a white paper, to who has the link that the CMS has mailed, as often as it is opened until it ends. A link that has
 * ended leads to the page where another is asked for.
 */
export async function answerWhitePaperFile(
  c: Context<AppEnvironment>,
  { config, clock, fetch: send }: FormDependencies,
): Promise<Response> {
  const slug = c.req.param('slug') ?? '';
  const locale = locales.find((candidate) => candidate === c.req.query('locale')) ?? 'fr';
  if (!slugPattern.test(slug)) return missing(c);
  const paper = await contentOf(c).localized(locale, (language) => whitePaperFileQuery(slug, language));
  if (!paper) return missing(c);
  const { category, url } = paper.value;
  const link = await readSignedLink(`white-paper:${slug}:${locale}`, c.req.query(), { secret: config.linkSecret, now: clock() });
  if (link !== 'open') {
    return c.redirect(pathTo('white-paper', { category, slug }, locale), 302);
  }
  if (!url) return missing(c);
  const file = new URL(url, config.cmsOrigin);
  // The CMS hands it to nobody else; a bucket is not told our token.
  const signal = AbortSignal.timeout(fileMilliseconds);
  const part = fileRequestHeaders(c.req.raw.headers);
  const tokens = { token: config.cmsToken, previousToken: config.previousCmsToken };
  // To who has no valid token the file is not there.
  const request =
    file.origin === new URL(config.cmsOrigin).origin
      ? askWithToken(tokens, (authorization) => send(file, { headers: { ...part, authorization }, signal }), [401, 404])
      : send(file, { headers: part, signal });
  const response = await request.catch((cause: unknown) => {
    throw new UpstreamError('cms', 'white paper unreachable', { cause });
  });
  if (!fileStatuses.includes(response.status))
    throw new UpstreamError('cms', `white paper answered ${response.status}`, { status: response.status });
  return new Response(response.ok ? response.body : null, {
    status: response.status,
    headers: {
      ...fileAnswerHeaders(response.headers),
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${slug}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

function missing(c: Context<AppEnvironment>): Response {
  return c.text('Not found', 404, { 'cache-control': 'no-store' });
}
