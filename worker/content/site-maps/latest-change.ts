import * as v from 'valibot';
import { type ContentQuery, type ContentType, listQuery, singleQuery, type Version } from '../content-query.ts';
import type { QueryParameters } from '../strapi/query-string.ts';
import { siteMapSources } from './site-map-entries.ts';

/** When something of a list was last changed, and how long the list is. */
export interface ListState {
  changedAt: string | null;
  total: number;
}

const schema = v.object({ updatedAt: v.pipe(v.string(), v.isoTimestamp()) });

/** The lists that pages without an entry of their own are made of. */
const lists = {
  ...siteMapSources,
  team: { type: 'team-member', path: '/team-members' },
  terms: { type: 'lexicon-term', path: '/lexicon-terms' },
} as const;

/** A list as a loader names it that makes its page of one. */
export type ListName = keyof typeof lists;

/** The state of a list, or of the part of it that is in a category. */
export function namedListQuery(name: ListName, category: string | undefined): ContentQuery<ListState> {
  const { type, path } = lists[name];
  return listStateQuery({ type, path, filters: category === undefined ? undefined : { category: { $eq: category } } });
}

/** The state of the entries of a type, or of those that match filters. Any change to an entry of the type ends it. */
export function listStateQuery({
  type,
  path,
  filters,
}: {
  type: ContentType;
  path: string;
  filters?: QueryParameters;
}): ContentQuery<ListState> {
  const query = { filters, fields: ['updatedAt'], sort: ['updatedAt:desc'], pagination: { pageSize: 1 } };
  const list = listQuery({ type, schema, toValue: ({ updatedAt }) => updatedAt }, { path, query, locale: 'fr', policy: 'editorial' });
  return {
    ...list,
    parse(body, context) {
      const { value, tags } = list.parse(body, context);
      return { value: { changedAt: value.items[0] ?? null, total: value.total }, tags };
    },
  };
}

/** When the home page was last changed. */
export const homeChangeQuery: ContentQuery<Version<string> | null> = singleQuery(
  { type: 'home', schema, toValue: ({ updatedAt }) => updatedAt },
  { path: '/home', query: { fields: ['updatedAt'] }, locale: 'fr', policy: 'editorial' },
);
