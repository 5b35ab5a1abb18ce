import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { calendar } from '../events';
import { type ProposalRow, placementRows } from '../placement-rows';
import { answerProposal } from './propose';

const mostAtOnce = 200;

/** Ends proposals that nobody has answered in time: their places are free again, their requests are back in the search. */
export async function expireProposals(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const rows: ProposalRow[] = await placementRows(strapi, 'proposal').findMany({
    where: { state: { $in: ['draft', 'sent'] }, expiresOn: { $lt: todayInParis(now) } },
    populate: { request: { select: ['id', 'documentId'] } },
    limit: mostAtOnce,
  });
  for (const row of rows) {
    // One that was answered at this very moment stays as it is.
    await answerProposal(strapi, row, { to: 'expired', actor: calendar }).catch((error: Error) =>
      strapi.log.warn(`Proposal ${row.documentId} not ended: ${error.message}`),
    );
  }
}
