import * as v from 'valibot';
import type { ContentQuery } from './content-query.ts';

const countEnvelope = v.object({ meta: v.object({ pagination: v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)) }) }) });

/** How many people have signed the manifesto: an address counts once, one that mail cannot reach not at all. No webhook tells of a signature, so it is as old as its policy lets it be. */
export const signatureCountQuery: ContentQuery<number> = {
  path: '/manifesto-signatures',
  // The count comes with a page of entries: one, and nothing of it that is a person's.
  query: {
    filters: { signatoryKey: { $notNull: true }, mailError: { $null: true } },
    fields: ['publishName'],
    pagination: { pageSize: 1 },
  },
  policy: 'directory',
  parse: (body) => ({ value: v.parse(countEnvelope, body).meta.pagination.total, tags: ['manifesto-signature'] }),
};
