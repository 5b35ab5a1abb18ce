import type { Core } from '@strapi/strapi';
import { statesByHand } from '../../domain/placement/request-states.ts';
import { uidOf } from '../../editorial/editorial-types';
import { noteSeen } from '../events';
import { findRequest } from '../move-request';
import { placementRows, type RequestRow, requestRows } from '../placement-rows';
import type { DeskAnswer } from './desk-call';

/** What nobody at the desk needs to read. */
const hidden = [
  'searchText',
  'submissionKey',
  'consentText',
  'nextMailAt',
  'mailAttempts',
  'mailError',
  'firstEmail',
  'firstPhone',
  'duplicateOf',
];
const mostEvents = 200;
const mostDoubles = 20;

/** A request as the desk shows it; that somebody has looked at it is written down. */
export const readRequest: DeskAnswer = async (strapi, { params, actor }) => {
  const row = await findRequest(strapi, params.request ?? '');
  await noteSeen(strapi, row.id, { actor, now: Date.now() });
  const where = { request: { id: row.id } };
  const [whole, events, views, notes, proposals, doubles, keptInstead] = await Promise.all([
    requestRows(strapi).findOne({ where: { id: row.id }, populate: { children: true, parents: true, employerAccount: true } }),
    eventsOf(strapi, { ...where, action: { $ne: 'seen' } }),
    // Who has looked is for those who answer for it, not for colleagues.
    actor.isAdministrator ? eventsOf(strapi, { ...where, action: 'seen' }) : [],
    placementRows(strapi, 'request-note').findMany({ where, orderBy: { id: 'desc' } }),
    placementRows(strapi, 'proposal').findMany({ where, orderBy: { id: 'desc' }, populate: { invoices: true } }),
    doublesOf(strapi, row),
    row.duplicateOf ? requestRows(strapi).findOne({ where: { documentId: row.duplicateOf }, select: ['documentId', 'reference'] }) : null,
  ]);
  const nurseries = await nurseriesOf(strapi, whole ?? {});
  const shown = Object.fromEntries(Object.entries(whole ?? {}).filter(([name]) => !hidden.includes(name)));
  return { request: shown, nurseries, moves: statesByHand(row.state), events, views, notes, proposals, doubles, keptInstead };
};

/** The nurseries that a request asks for, as far as the directory has them. */
async function nurseriesOf(strapi: Core.Strapi, { nurserySlug, savedNurseries }: NamedNurseries): Promise<unknown[]> {
  const slugs = [...(nurserySlug ? [nurserySlug] : []), ...(savedNurseries ?? [])];
  if (slugs.length === 0) return [];
  return strapi.db.query(uidOf('nursery') as never).findMany({ where: { slug: { $in: slugs } }, select: ['documentId', 'slug', 'name'] });
}

interface NamedNurseries {
  nurserySlug?: string | null;
  savedNurseries?: string[] | null;
}

function eventsOf(strapi: Core.Strapi, where: object): Promise<unknown[]> {
  return placementRows(strapi, 'request-event').findMany({ where, orderBy: { id: 'desc' }, limit: mostEvents });
}

/** Other requests of the same address or number: perhaps the same family, twice. */
async function doublesOf(strapi: Core.Strapi, { id }: RequestRow): Promise<unknown[]> {
  const contact = await requestRows(strapi).findOne({ where: { id }, select: ['firstEmail', 'firstPhone'] });
  const same = (['firstEmail', 'firstPhone'] as const).flatMap((name) => (contact?.[name] ? [{ [name]: contact[name] }] : []));
  if (same.length === 0) return [];
  return requestRows(strapi).findMany({
    where: { $and: [{ id: { $ne: id } }, { $or: same }] },
    select: ['documentId', 'reference', 'contactName', 'state', 'submittedAt', 'startDate'],
    limit: mostDoubles,
  });
}
