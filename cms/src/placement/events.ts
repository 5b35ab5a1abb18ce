import type { Core } from '@strapi/strapi';
import { uidOf } from '../editorial/editorial-types';
import { isUniqueViolation } from '../submissions/unique-violation';

/** Who acts: somebody of the team, or the family, the nursery, the calendar, which have no account of the panel. */
export interface Actor {
  id: number | null;
  name: string;
}

export const calendar: Actor = { id: null, name: 'Calendrier' };
export const family: Actor = { id: null, name: 'Famille' };

type Action = 'moved' | 'noted' | 'assigned' | 'proposed' | 'answered' | 'merged' | 'seen' | 'exported' | 'mailed';

export interface RequestEvent {
  /** The request it is about, by its number in the database; null for what is about many. */
  request: number | null;
  action: Action;
  actor: Actor;
  fromState?: string;
  toState?: string;
  reason?: string | null;
  nextStepOn?: string | null;
  detail?: string | null;
  seenKey?: string;
}

/** Writes down who did what, and when. */
export async function noteEvent(strapi: Core.Strapi, { actor, ...event }: RequestEvent): Promise<void> {
  const data = { ...event, actor: actor.name, actorId: actor.id, at: new Date() };
  await strapi.db.query(uidOf('request-event')).create({ data });
}

const hourMilliseconds = 3_600_000;

/** Writes down who has looked at a request, once an hour and person. */
export async function noteSeen(strapi: Core.Strapi, request: number, { actor, now }: { actor: Actor; now: number }): Promise<void> {
  const seenKey = `${request}:${actor.id}:${Math.floor(now / hourMilliseconds)}`;
  const events = strapi.db.query(uidOf('request-event'));
  if (await events.findOne({ where: { seenKey }, select: ['id'] })) return;
  await noteEvent(strapi, { request, action: 'seen', actor, seenKey }).catch((error: unknown) => {
    // Two looks at the same moment are one.
    if (!isUniqueViolation(error)) throw error;
  });
}
