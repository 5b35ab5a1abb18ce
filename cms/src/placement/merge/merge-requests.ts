import type { Core } from '@strapi/strapi';
import { isOpen, type RequestState, requestStates } from '../../domain/placement/request-states.ts';
import { labelOf } from '../../panel/field-labels';
import { type DeskAnswer, readText } from '../desk/desk-call';
import { type Actor, noteEvent } from '../events';
import { findRequest } from '../move-request';
import { placementRows, type RequestRow, requestRows, requestUid } from '../placement-rows';
import { requestParts } from '../placement-types';
import { refusal } from '../refusals';
import { type MergeField, mergeFieldNames, mergeFields, valuesOf } from './merge-fields';
import { findWhole } from './read-merge';

interface Merge {
  kept: RequestRow;
  other: RequestRow;
  /** What the kept one takes of the other; all else stays as it is. */
  take: readonly MergeField[];
  actor: Actor;
}

const laterOf = (one: RequestRow, other: RequestRow) =>
  requestStates.indexOf(other.state) > requestStates.indexOf(one.state) ? other : one;
const latest = (...moments: (string | null)[]) => moments.filter(Boolean).sort().at(-1) ?? null;
const sooner = (...days: (string | null)[]) => days.filter((day) => day !== null).sort()[0] ?? null;

/** What the family was told of the state of the two: a step that it knows by either is no news, but each place that is proposed is. */
function toldOf(kept: RequestRow, other: RequestRow): RequestState | null {
  const { state } = laterOf(kept, other);
  const notices = [kept, other].filter((row) => row.state === state).map(({ toldState }) => toldState === state);
  return (state === 'place_proposed' ? notices.every(Boolean) : notices.some(Boolean)) ? state : null;
}

/**
 * Takes the state of both on in one statement each, always the lower number first: of two merges at the same moment, whichever way
 * round, the second finds a state it has not read, and is refused.
 */
async function moveBoth(strapi: Core.Strapi, { kept, other }: Merge): Promise<void> {
  const now = new Date();
  const { state, stateSince } = laterOf(kept, other);
  const changes = [
    {
      row: kept,
      data: {
        ...{ state, stateSince, toldState: toldOf(kept, other), lastFamilySignAt: latest(kept.lastFamilySignAt, other.lastFamilySignAt) },
        ...{ nextStepOn: sooner(kept.nextStepOn, other.nextStepOn), lastActionAt: now },
      },
    },
    {
      row: other,
      data: {
        ...{ state: 'closed', closingReason: 'duplicate', duplicateOf: kept.documentId },
        ...{ stateSince: now, nextStepOn: null, lastActionAt: now },
      },
    },
  ].toSorted((one, next) => one.row.id - next.row.id);
  for (const { row, data } of changes) {
    const { count } = await requestRows(strapi).updateMany({ where: { id: row.id, state: row.state }, data });
    if (count === 0) throw refusal('mergeChanged');
  }
  // Those that led to the other lead on: a family follows one step only.
  await requestRows(strapi).updateMany({ where: { duplicateOf: other.documentId }, data: { duplicateOf: kept.documentId } });
}

/** A place that a family has said yes to. */
async function hasAccepted(strapi: Core.Strapi, { id }: RequestRow): Promise<boolean> {
  const where = { request: { id }, state: { $in: ['family_agreed', 'nursery_agreed', 'signed'] } };
  return (await placementRows(strapi, 'proposal').findOne({ where, select: ['id'] })) !== null;
}

/** Proposals, notes, tasks and the journal of the other are the kept one's from now on. */
async function moveParts(strapi: Core.Strapi, { kept, other }: Merge): Promise<void> {
  for (const part of requestParts) {
    const rows: { id: number }[] = await placementRows(strapi, part).findMany({ where: { request: { id: other.id } }, select: ['id'] });
    for (const { id } of rows) await placementRows(strapi, part).update({ where: { id }, data: { request: kept.id } });
  }
}

/** A value as the journal keeps it: what was replaced can be read there, and be written back by hand. */
function inJournal(value: unknown): string {
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(inJournal).join(' ; ');
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(inJournal).join(' ');
  return String(value);
}

/** Writes what is taken of the other; gives what stood there before, in words. */
async function takeFields(strapi: Core.Strapi, { kept, other, take }: Merge): Promise<string[]> {
  if (take.length === 0) return [];
  const [keptRequest, otherRequest] = [await findWhole(strapi, kept.documentId), await findWhole(strapi, other.documentId)];
  const data = Object.assign({}, ...take.map((field) => valuesOf(otherRequest, field)));
  await strapi.documents(requestUid).update({ documentId: kept.documentId, data });
  // What a child needs to come at all is no matter of the journal.
  const fields = take.filter((field) => field !== 'access');
  return fields.map((field) => `${labelOf(mergeFields[field][0])}\u202f: ${inJournal(Object.values(valuesOf(keptRequest, field)))}`);
}

/** Makes one request of two of the same family: the kept one has all that was done for both, the other is closed and leads to it. */
export async function mergeRequests(strapi: Core.Strapi, merge: Merge): Promise<void> {
  const { kept, other, actor } = merge;
  if (kept.id === other.id) throw refusal('mergeSame');
  if (!isOpen(kept.state) || !isOpen(other.state)) throw refusal('mergeEnded');
  await strapi.db.transaction(async () => {
    await moveBoth(strapi, merge);
    if ((await hasAccepted(strapi, kept)) && (await hasAccepted(strapi, other))) throw refusal('mergeBoth');
    await moveParts(strapi, merge);
    const replaced = await takeFields(strapi, merge);
    const { state } = laterOf(kept, other);
    const from = `Dossier ${other.reference ?? ''} repris`;
    const detail = [from, ...(replaced.length > 0 ? ['Valeurs remplacées\u202f:', ...replaced] : [])].join('\n');
    await noteEvent(strapi, { request: kept.id, action: 'merged', actor, fromState: kept.state, toState: state, detail });
    const into = { reason: 'duplicate', detail: `Repris dans le dossier ${kept.reference ?? ''}` };
    await noteEvent(strapi, { request: other.id, action: 'merged', actor, fromState: other.state, toState: 'closed', ...into });
  });
}

/** Merges another request into one, as an adviser has chosen field by field. */
export const merge: DeskAnswer = async (strapi, { params, body, actor }) => {
  const [kept, other] = [await findRequest(strapi, params.request ?? ''), await findRequest(strapi, readText(body.other) ?? '')];
  const fieldNames = Array.isArray(body.take) ? body.take : [];
  const take = mergeFieldNames.filter((field) => fieldNames.includes(field));
  if (take.length !== fieldNames.length) throw refusal('mergeField');
  await mergeRequests(strapi, { kept, other, take, actor });
  return { done: true };
};
