import type { Core } from '@strapi/strapi';
import { uidOf } from '../../editorial/editorial-types';
import type { Submission } from '../submission';
import { documentsOf, rowsOf } from '../submission-documents';
import { type SubmissionType, submissionTypes } from '../submissions';

interface Person {
  firstName?: unknown;
  lastName?: unknown;
  email?: unknown;
  phone?: unknown;
}

/** What a list of the panel shows of who has sent an entry, and what its search finds it by. */
export interface SearchWords {
  contactName: string;
  searchText: string;
}

const searched = ['firstName', 'lastName', 'email', 'phone', 'parents', 'homePlace'];
const typeOfUid = new Map<string, SubmissionType>(submissionTypes.map((type) => [uidOf(type), type]));
const pageSize = 200;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const joined = (...words: unknown[]) => words.map(text).filter(Boolean).join(' ');
const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** A number as it is kept, and as it is read on a French telephone: `+33612345678`, `0612345678`, `06 12 34 56 78`. */
function phoneForms(phone: string): string[] {
  const national = phone.replace(/^\+33/, '0');
  return national === phone ? [phone] : [phone, national, national.replace(/(?<=\d)(?=(?:\d\d)+$)/g, ' ')];
}

function wordsOfPerson({ firstName, lastName, email, phone }: Person): string[] {
  const names = [joined(firstName, lastName), joined(lastName, firstName)];
  return [...names, ...names.map(withoutAccents), text(email), ...phoneForms(text(phone))];
}

/** The names, addresses and numbers of an entry, and where its family lives: the search of the panel looks into its own fields alone, not into its parents. */
export function searchWordsOf(entry: Record<string, unknown>): SearchWords {
  const parents = Array.isArray(entry.parents) ? (entry.parents as Person[]) : [];
  const people = [entry as Person, ...parents];
  const home = text(entry.homePlace);
  const names = people.map(({ firstName, lastName }) => joined(firstName, lastName)).filter(Boolean);
  return {
    contactName: names.join(', ').slice(0, 255),
    searchText: [...new Set([...people.flatMap(wordsOfPerson), home, withoutAccents(home)].filter(Boolean))].join('\n'),
  };
}

/** Keeps these words with each entry, whoever writes it. */
export function keepSearchWords(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = typeOfUid.get(context.uid);
    const { data, documentId } = context.params as { data?: Record<string, unknown>; documentId?: string };
    if (!type || !data) return next();
    if (context.action === 'create') Object.assign(data, searchWordsOf(data));
    const result = await next();
    if (context.action === 'update' && documentId && searched.some((name) => name in data)) await renew(strapi, type, documentId);
    return result;
  });
}

async function renew(strapi: Core.Strapi, type: SubmissionType, documentId: string): Promise<void> {
  const entry = await documentsOf(strapi, type).find(documentId);
  if (entry) await rowsOf(strapi, type).update({ where: { documentId }, data: searchWordsOf(entry) });
}

/** Fills them in for entries that were written before they were kept. */
export async function fillSearchWords(strapi: Core.Strapi): Promise<void> {
  for (const type of submissionTypes) {
    let page: Submission[];
    do {
      page = await documentsOf(strapi, type).findMany({ filters: { searchText: { $null: true } }, sort: 'id:asc', limit: pageSize });
      for (const entry of page) await rowsOf(strapi, type).update({ where: { id: entry.id }, data: searchWordsOf(entry) });
    } while (page.length === pageSize);
  }
}

/** Fills them in for requests from before communes were among the words: the database says which, page by page by their number. */
export async function fillHomeWords(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const position = strapi.db.dialect.client === 'postgres' ? 'strpos' : 'instr';
  let last = 0;
  for (;;) {
    const page: { id: number; document_id: string }[] = await knex('pre_registrations')
      .select('id', 'document_id')
      .where('id', '>', last)
      .whereRaw(`trim(home_place) <> '' AND ${position}(search_text, trim(home_place)) = 0`)
      .orderBy('id')
      .limit(pageSize);
    for (const { id, document_id: documentId } of page) {
      last = id;
      await renew(strapi, 'pre-registration', documentId);
    }
    if (page.length < pageSize) return;
  }
}
