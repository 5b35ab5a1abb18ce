import { changesForMore, isOutOfReach, type RankedPlace, rankPlaces } from '../../domain/placement/rank-places.ts';
import { noteEvent } from '../events';
import { findRequest, touchRequest } from '../move-request';
import { refusal } from '../refusals';
import type { DeskAnswer } from './desk-call';
import { readWish } from './family-wish';
import { type DeskPlace, offeredPlaces } from './offered-places';

const mostFitting = 20;
const mostAlmost = 10;
/** What lacks more than this is another place. */
const mostLacks = 2;

/** Places that fit a request, the best first, then those that lack little, with what would have to change; and where all of it is. */
export const readMatches: DeskAnswer = async (strapi, { params, today }) => {
  const { id } = await findRequest(strapi, params.request ?? '');
  const { wish, employer } = await readWish(strapi, id);
  const all = rankPlaces(wish, await offeredPlaces(strapi, wish, today), today);
  const ranked = all.filter((place) => !isOutOfReach(place));
  const fitting = ranked.filter(({ lacks }) => lacks.length === 0).slice(0, mostFitting);
  const almost = ranked.filter(({ lacks }) => lacks.length > 0 && lacks.length <= mostLacks).slice(0, mostAlmost);
  const { home, work, access } = wish;
  return { fitting: fitting.map(toMatch), almost: almost.map(toMatch), changes: changesForMore(ranked), home, work, access, employer };
};

function toMatch({ place, reasons, lacks }: RankedPlace<DeskPlace>) {
  const { id, nurseryId, nurseryName, cityName, count, free, reportedOn, position } = place;
  return { place: id, nurseryId, nurseryName, cityName, count, free, reportedOn, position, reasons, lacks };
}

/** Notes what a child, or whoever brings it, needs to come at all, as its family has told: nurseries without it do not fit. */
export const setAccess: DeskAnswer = async (strapi, { params, body, actor }) => {
  const { wheelchair, disability } = body;
  if (typeof wheelchair !== 'boolean' || typeof disability !== 'boolean') throw refusal('noYesOrNo');
  const request = await findRequest(strapi, params.request ?? '');
  await touchRequest(strapi, request.id, { needsWheelchairAccess: wheelchair, needsDisabilityWelcome: disability });
  // What is needed is no matter of the journal.
  await noteEvent(strapi, { request: request.id, action: 'noted', actor, detail: 'Besoins d’accès' });
  return { done: true };
};
