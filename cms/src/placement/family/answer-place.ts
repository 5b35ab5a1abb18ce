import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { isExpired } from '../../domain/placement/proposal-states.ts';
import { family } from '../events';
import { type ProposalRow, placementRows } from '../placement-rows';
import { answerProposal } from '../proposals/propose';
import { reasonWords } from './family-words';
import type { FamilyStepOf } from './read-step';
import { ChangedMeanwhile, type TakenStep } from './taken-step';

/** A proposal of this very request; what is another family's is none. */
async function findOwn(strapi: Core.Strapi, request: number, documentId: string): Promise<ProposalRow> {
  const row: ProposalRow | null = await placementRows(strapi, 'proposal').findOne({
    where: { documentId, request: { id: request } },
    populate: { request: { select: ['id', 'documentId'] } },
  });
  if (!row || row.state === 'draft') throw new ChangedMeanwhile();
  return row;
}

/** What the desk does at the same moment comes first: then nothing is answered. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'ValidationError';

async function answer(strapi: Core.Strapi, row: ProposalRow, answered: Parameters<typeof answerProposal>[2]): Promise<void> {
  if (row.state !== 'sent' || isExpired(row, todayInParis(Date.now()))) throw new ChangedMeanwhile();
  await answerProposal(strapi, row, answered).catch((error: unknown) => {
    throw isRefusal(error) ? new ChangedMeanwhile() : error;
  });
}

/** The family takes the place; that it has taken it before is no mistake. */
export async function acceptPlace(strapi: Core.Strapi, { request, step }: TakenStep<FamilyStepOf<'accept'>>): Promise<void> {
  const row = await findOwn(strapi, request.id, step.proposal);
  if (row.state === 'family_agreed' || row.state === 'nursery_agreed' || row.state === 'signed') return;
  await answer(strapi, row, { to: 'family_agreed', actor: family });
}

/** The family leaves the place to others; the search goes on. */
export async function declinePlace(strapi: Core.Strapi, { request, step }: TakenStep<FamilyStepOf<'decline'>>): Promise<void> {
  const row = await findOwn(strapi, request.id, step.proposal);
  if (row.state === 'declined') return;
  await answer(strapi, row, { to: 'declined', declinedBy: 'family', reason: step.reason && reasonWords[step.reason], actor: family });
}
