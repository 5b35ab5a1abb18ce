import type { Context } from 'hono';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { pathTo } from '../../domain/addresses/paths.ts';
import { brandName } from '../../domain/brand.ts';
import type { Audience } from '../../routes.ts';
import { articlesQuery } from '../content/articles.ts';
import type { Dependencies } from '../dependencies.ts';
import { blogFeed } from '../loaders/editorial/blog-feed.ts';
import { type AppEnvironment, contentOf } from '../request-state.ts';
import { renderFeed } from './rss-feed.ts';

const articlesInFeed = 20;
const feedCacheControl = 'public, max-age=600';

/** The latest articles of a blog for feed readers, in French: that is the language articles are written in. */
export async function answerBlogFeed(
  c: Context<AppEnvironment>,
  category: Audience,
  { config }: Pick<Dependencies, 'config'>,
): Promise<Response> {
  const { blog } = messagesOf('fr').head;
  const { items } = await contentOf(c).get(articlesQuery({ category, page: 1, pageSize: articlesInFeed }, 'fr'));
  const address = (path: string) => `${config.siteOrigin}${path}`;
  const list = pathTo('blog-list', { category });
  const feed = blogFeed(category);
  const xml = renderFeed({
    title: `${feed.title} | ${brandName}`,
    description: blog.description[category],
    address: address(list),
    self: address(feed.path),
    language: 'fr',
    items: items.map(({ title, href, excerpt, publishedOn }) => ({ title, address: address(href), description: excerpt, publishedOn })),
  });
  return c.body(xml, 200, { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': feedCacheControl });
}
