import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { placeUid } from '../../nursery-places/place-rows';
import { valueLabels } from '../../panel/value-labels';
import { noteEvent } from '../events';
import type { Cell } from '../files/csv';
import { sheetKinds, toSheet } from '../files/desk-file';
import { requestRows } from '../placement-rows';
import { type DeskAnswer, readChoice } from './desk-call';

/** What a file holds. */
interface Book {
  headings: string[];
  rows: Cell[][];
}

const pageSize = 1000;

interface ExportedRequest {
  id: number;
  reference: string | null;
  state: string;
  closingReason: string | null;
  submittedAt: string | null;
  stateSince: string | null;
  nextStepOn: string | null;
  startDate: string | null;
  homePlace: string | null;
  homePlaceCode: string | null;
  assigneeName: string | null;
}

const fields = [
  ...['id', 'reference', 'state', 'closingReason', 'submittedAt', 'stateSince', 'nextStepOn', 'startDate', 'homePlace', 'homePlaceCode'],
  'assigneeName',
];
const dayOf = (moment: string | null) => (moment ? todayInParis(new Date(moment).getTime()) : null);

/** All requests, page by page: a table is not held in memory with all it has. */
async function* allRequests(strapi: Core.Strapi): AsyncGenerator<ExportedRequest> {
  let last = 0;
  for (;;) {
    const page: ExportedRequest[] = await requestRows(strapi).findMany({
      where: { id: { $gt: last } },
      select: fields,
      orderBy: { id: 'asc' },
      limit: pageSize,
    });
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.id ?? last;
  }
}

/** Every request by its reference, without names: who it is about is asked for one by one. */
async function requestsBook(strapi: Core.Strapi): Promise<Book> {
  const rows: Cell[][] = [];
  for await (const row of allRequests(strapi)) {
    const { reference, state, closingReason, submittedAt, stateSince, nextStepOn, startDate, homePlace, assigneeName } = row;
    const words = [valueLabels[state], closingReason ? valueLabels[closingReason] : null];
    rows.push([reference, ...words, dayOf(submittedAt), dayOf(stateSince), nextStepOn, startDate, homePlace, assigneeName]);
  }
  const headings = [
    'Dossier',
    'État',
    'Raison',
    'Reçue le',
    'Dans cet état depuis',
    'Prochaine étape',
    'Entrée souhaitée',
    'Domicile',
    'Suivie par',
  ];
  return { headings, rows };
}

/** Fewer families of one commune could be told who they are. */
const leastFamilies = 5;

/** How many families ask in each commune, as its authority may be told: no name, and no commune of a few. */
async function communesBook(strapi: Core.Strapi): Promise<Book> {
  const counts = new Map<string, { name: string; requests: number; open: number; entered: number }>();
  for await (const { homePlaceCode, homePlace, state } of allRequests(strapi)) {
    if (!homePlaceCode) continue;
    const count = counts.get(homePlaceCode) ?? { name: homePlace ?? '', requests: 0, open: 0, entered: 0 };
    count.requests += 1;
    if (state === 'entered') count.entered += 1;
    else if (state !== 'closed') count.open += 1;
    counts.set(homePlaceCode, count);
  }
  const communes = [...counts]
    .filter(([, { requests }]) => requests >= leastFamilies)
    .sort(([, one], [, other]) => other.requests - one.requests);
  return {
    headings: ['Code INSEE', 'Commune', 'Demandes', 'En cours', 'Entrées'],
    rows: communes.map(([code, { name, requests, open, entered }]) => [code, name, requests, open, entered]),
  };
}

/** The places that can be proposed, as nurseries have told them. */
async function placesBook(strapi: Core.Strapi): Promise<Book> {
  const rows: Record<string, unknown>[] = await strapi.db.query(placeUid as never).findMany({
    where: { availability: 'number' },
    populate: { nursery: { select: ['name', 'cityName'] } },
    orderBy: { id: 'asc' },
  });
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
  const headings = [
    'Crèche',
    'Commune',
    'Places',
    'Âge dès (mois)',
    'Âge jusqu’à (mois)',
    'Demi-journées',
    'Dès le',
    'Jusqu’au',
    'Annoncé le',
  ];
  const cells = rows.map(({ nursery, count, ageFromMonths, ageToMonths, days, availableFrom, availableUntil, reportedOn }) => {
    const { name, cityName } = (nursery ?? {}) as { name?: string; cityName?: string };
    const ages = [Number(ageFromMonths), Number(ageToMonths)];
    return [name, cityName, Number(count), ...ages, text(days), text(availableFrom), text(availableUntil), text(reportedOn)];
  });
  return { headings, rows: cells };
}

const books = { demandes: requestsBook, places: placesBook, communes: communesBook };

/** One of the files that can be taken along; that it was taken, and by whom, is written down. */
export const readExport: DeskAnswer = async (strapi, { params, query, actor, today }) => {
  const kind = readChoice(query.kind ?? 'csv', sheetKinds);
  const name = readChoice(params.name, Object.keys(books) as (keyof typeof books)[]);
  const { headings, rows } = await books[name](strapi);
  await noteEvent(strapi, { request: null, action: 'exported', actor, detail: `${name} : ${rows.length} lignes` });
  return toSheet({ name: `${name}-${today}`, headings, rows }, kind);
};
