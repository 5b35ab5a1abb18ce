import type { Core } from '@strapi/strapi';
import { dayInFrench } from '../../day-in-french';
import { readPlainDate } from '../../domain/forms/fields/plain-date.ts';
import {
  type DeclineReason,
  declineReasons,
  longestNote,
  type NurseryAnswer,
  nurseryAnswers,
} from '../../domain/placement/nursery-answers.ts';
import { type Actor, noteEvent } from '../events';
import { touchRequest } from '../move-request';
import { placementRows } from '../placement-rows';
import { answerProposal } from '../proposals/propose';
import { findWholeProposal, type WholeProposal } from './known-proposal';
import { findProposedNursery } from './proposal-link';

/** What a nursery has said by its link. */
export interface RecordedAnswer {
  proposal: string;
  answer: NurseryAnswer;
  visitOn: string | null;
  reason: DeclineReason | null;
  note: string | null;
}

/** `late`: the place was answered for or withdrawn before this came. */
export type AnswerOutcome = 'answered' | 'late';

const reasonsInFrench: Readonly<Record<DeclineReason, string>> = {
  place_taken: 'Place déjà prise',
  age: 'Âge de l’enfant',
  days: 'Jours ou horaires',
  dates: 'Date d’entrée',
  staff: 'Équipe incomplète',
  other: 'Autre raison',
};

const nursery: Actor = { id: null, name: 'Crèche' };

/** What the worker has delivered, as an answer; null where it is none. */
export function readAnswer(data: Record<string, unknown>): RecordedAnswer | null {
  const { proposal, note } = data;
  const answer = nurseryAnswers.find((one) => one === data.answer);
  const reason = declineReasons.find((one) => one === data.reason) ?? null;
  const visitOn = typeof data.visitOn === 'string' ? readPlainDate(data.visitOn) : null;
  const isWhole = answer && (answer !== 'decline' || reason) && (answer !== 'visit' || visitOn);
  if (typeof proposal !== 'string' || !isWhole) return null;
  return { proposal, answer, visitOn, reason, note: typeof note === 'string' ? note.slice(0, longestNote) : null };
}

/**
 * Records what a nursery has answered. The same again changes nothing, and of two answers the first to arrive counts: whoever wants
 * to take one back telephones. Throws where it could not be recorded, so that the worker delivers it again.
 */
export async function recordAnswer(strapi: Core.Strapi, nurseryAnswer: RecordedAnswer): Promise<AnswerOutcome> {
  const { answer, visitOn } = nurseryAnswer;
  return strapi.db.transaction(async () => {
    const row = await findWholeProposal(strapi, nurseryAnswer.proposal);
    if (!row || (await isOfFormerContact(strapi, row))) return 'late';
    const { state } = row;
    if (answer === 'decline') return decline(strapi, row, nurseryAnswer);
    const isAgreed = state === 'nursery_agreed' || state === 'signed';
    if (state !== 'family_agreed' && !isAgreed) return 'late';
    if (answer === 'accept' && !isAgreed) await answerProposal(strapi, row, { to: 'nursery_agreed', actor: nursery });
    if (visitOn !== null && visitOn !== row.visitOn) await noteVisit(strapi, row, visitOn);
    return 'answered';
  });
}

/** True where the link went to somebody who is no longer the contact of the nursery: it reads as revoked, and answers nothing. */
async function isOfFormerContact(strapi: Core.Strapi, row: WholeProposal): Promise<boolean> {
  if (!row.nurseryEmail) return false;
  const nursery = await findProposedNursery(strapi, row);
  return nursery?.contactEmail?.trim() !== row.nurseryEmail;
}

async function decline(strapi: Core.Strapi, row: WholeProposal, { reason, note }: RecordedAnswer): Promise<AnswerOutcome> {
  if (row.state === 'declined' && row.declinedBy === 'nursery') return 'answered';
  if (row.state !== 'family_agreed') return 'late';
  const words = [reason && reasonsInFrench[reason], note].filter(Boolean).join('\u202f: ');
  await answerProposal(strapi, row, { to: 'declined', declinedBy: 'nursery', reason: words, actor: nursery });
  return 'answered';
}

/** The day on which a family may see the nursery; the family reads it with its request. */
async function noteVisit(strapi: Core.Strapi, { id, request, nurseryName }: WholeProposal, visitOn: string): Promise<void> {
  await placementRows(strapi, 'proposal').updateMany({ where: { id }, data: { visitOn } });
  if (!request) return;
  const detail = `${nurseryName ?? ''}\u202f: visite proposée le ${dayInFrench(visitOn)}`;
  await noteEvent(strapi, { request: request.id, action: 'answered', actor: nursery, detail });
  await touchRequest(strapi, request.id);
}
