import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Audience } from '../../../routes.ts';

/** The feed of a blog: in French, the language articles are written in. */
export function blogFeed(category: Audience): { title: string; path: string } {
  return { title: messagesOf('fr').head.blog.title[category], path: `${pathTo('blog-list', { category })}/rss.xml` };
}
