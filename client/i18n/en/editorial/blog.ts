import type { Messages } from '../../fr.ts';

export const blog: Messages['blog'] = {
  feed: 'Subscribe by RSS (in French)',
  otherBlogs: 'The three blogs',
  featured: 'Latest article',
  latest: 'More articles',
  empty: 'No article has been published here yet.',
  by: 'By',
  published: 'Published on',
  updated: 'Updated on',
  contents: 'In this article',
  tags: 'Topics covered',
  related: 'Read next',
  allArticles: 'All articles of this blog',
};
