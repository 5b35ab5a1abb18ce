import type { Core } from '@strapi/strapi';
import { uidOf } from '../editorial/editorial-types';
import { familyLink } from '../placement/family/family-link';
import { placementRows } from '../placement/placement-rows';
import { submissionTypes } from '../submissions/submissions';
import type { User } from './user';

/** Most requests of one kind that are looked at. */
const mostRequests = 200;

export interface PreRegistration {
  reference: string | null;
  state: string | null;
  outcome: string | null;
  submittedAt: string | null;
  startDate: string | null;
  nurserySlug: string | null;
  children: { firstName: string | null }[];
  parents: { email: string | null }[];
  [field: string]: unknown;
}

type Entry = Record<string, unknown>;
type Name = (typeof submissionTypes)[number];

const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : null);

/** Strapi compares without regard to case by LIKE, in which `_` stands for any character: what it finds is compared again. */
function isSentBy(entry: Entry, email: string): boolean {
  const [first] = Array.isArray(entry.parents) ? (entry.parents as Entry[]) : [entry];
  return lowerCase(first?.email) === email.toLowerCase();
}

async function findSentBy(strapi: Core.Strapi, name: Name, email: string): Promise<Entry[]> {
  const { attributes } = strapi.contentType(uidOf(name) as never) as { attributes: Record<string, unknown> };
  const hasParents = 'parents' in attributes;
  // What a nursery says of its places names no person, and Strapi refuses to look for what a type has not.
  if (!hasParents && !('email' in attributes)) return [];
  const entries: Entry[] = await strapi.documents(uidOf(name)).findMany({
    filters: hasParents ? { parents: { email: { $eqi: email } } } : { email: { $eqi: email } },
    ...(hasParents && { populate: ['parents', 'children'] }),
    sort: 'submittedAt:desc',
    limit: mostRequests,
  });
  return entries.filter((entry) => isSentBy(entry, email));
}

/** The pre-registrations that were made with an account's address. Nobody may see them who has not shown that it is theirs. */
export async function preRegistrationsOf(strapi: Core.Strapi, user: User): Promise<PreRegistration[]> {
  return user.confirmed ? ((await findSentBy(strapi, 'pre-registration', user.email)) as PreRegistration[]) : [];
}

/** What the list of an account says of a pre-registration. */
export function summaryOf({ reference, state, outcome, submittedAt, startDate, nextStepOn, nurserySlug, children }: PreRegistration) {
  const names = children.map(({ firstName }) => firstName);
  return { reference, state, outcome, submittedAt, startDate, nextStepOn, nurserySlug, children: names };
}

/** The path on which its owner sees it with all its steps, and answers. */
export function ownLink({ reference, language }: PreRegistration, settings: { linkSecret: string }): string {
  return familyLink({ reference: reference ?? '', language: language === 'en' ? 'en' : 'fr' }, { ...settings, siteUrl: '' });
}

/** What Strapi adds for itself, what is no use to the person who asks, and what the panel finds an entry by: it names the other parent, too. */
const internal = [
  ...['id', 'documentId', 'submissionKey', 'locale', 'createdBy', 'updatedBy', 'publishedAt'],
  ...['contactName', 'searchText', 'firstEmail', 'firstPhone', 'expectedOn', 'assigneeId', 'assigneeName', 'lastActionAt'],
  ...['familyWroteAt', 'teamToldAt', 'toldState', 'familyMail', 'familyWrittenOn', 'askedStillOn', 'askedStillTimes'],
];

/** Everything that was sent with an account's address, by kind; of other people only what their sender said is left out. */
export async function everythingSentBy(strapi: Core.Strapi, user: User): Promise<Record<string, Entry[]>> {
  if (!user.confirmed) return {};
  const kinds = await Promise.all(
    submissionTypes.map(
      async (name) =>
        [
          name,
          (await withMessages(strapi, name, await findSentBy(strapi, name, user.email))).map((entry) => toExport(entry, user)),
        ] as const,
    ),
  );
  return Object.fromEntries(kinds.filter(([, entries]) => entries.length > 0));
}

/** With a request for a place goes what its family has written to its adviser since. */
async function withMessages(strapi: Core.Strapi, name: Name, entries: Entry[]): Promise<Entry[]> {
  if (name !== 'pre-registration') return entries;
  return Promise.all(
    entries.map(async (entry) => {
      const where = { request: entry.id, kind: 'message' };
      const notes: Entry[] = await placementRows(strapi, 'request-note').findMany({ where, orderBy: { id: 'asc' } });
      return notes.length > 0 ? { ...entry, messages: notes.map(({ text, createdAt }) => ({ text, createdAt })) } : entry;
    }),
  );
}

function toExport(entry: Entry, user: User): Entry {
  const shareOfUser = Array.isArray(entry.parents)
    ? { ...entry, parents: (entry.parents as Entry[]).filter(({ email }) => lowerCase(email) === user.email.toLowerCase()) }
    : entry;
  return withoutInternal(shareOfUser) as Entry;
}

function withoutInternal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInternal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !internal.includes(name))
      .map(([name, inner]) => [name, withoutInternal(inner)]),
  );
}
