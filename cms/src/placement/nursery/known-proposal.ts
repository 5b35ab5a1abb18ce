import type { Core } from '@strapi/strapi';
import { completedMonths } from '../../domain/nursery-places/matching/age-at-start.ts';
import type { NurseryStanding } from '../../domain/placement/nursery-answers.ts';
import { placementRows } from '../placement-rows';
import { type AskedProposal, findProposedNursery } from './proposal-link';

interface Child {
  status?: string | null;
  birthDate?: string | null;
  dueDate?: string | null;
  firstName?: string | null;
}

interface Parent {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
}

interface WholeRequest {
  id: number;
  documentId: string;
  startDate?: string | null;
  flexibility?: string | null;
  hoursFrom?: string | null;
  hoursTo?: string | null;
  children?: Child[] | null;
  parents?: Parent[] | null;
}

/** A proposal with the request it answers. */
export interface WholeProposal extends Omit<AskedProposal, 'request'> {
  request?: WholeRequest | null;
}

/** What a nursery is told of a proposal; of people only once it has accepted. */
export interface ProposalFacts {
  nursery: string;
  children: { months: number | null; isExpected: boolean }[];
  days: string | null;
  hoursFrom: string | null;
  hoursTo: string | null;
  startDate: string | null;
  flexibility: string | null;
  visitOn: string | null;
  family: { parent: string; children: string[]; email: string | null; phone: string | null } | null;
}

/** A proposal with its request and the parts of it; null where it is gone. */
export function findWholeProposal(strapi: Core.Strapi, documentId: string): Promise<WholeProposal | null> {
  const populate = { request: { populate: { children: true, parents: true } } };
  return placementRows(strapi, 'proposal').findOne({ where: { documentId }, populate });
}

const none = <Value>(value: Value | null | undefined): Value | null => value ?? null;

/** The facts of a proposal, each named here: what a form asks more of families reaches no nursery by itself. */
export function factsOf(
  { request, days, startDate, visitOn }: WholeProposal,
  { nursery, isAccepted }: { nursery: string; isAccepted: boolean },
): ProposalFacts {
  const start = startDate ?? none(request?.startDate);
  const children = (request?.children ?? []).map(({ status, birthDate, dueDate }) => {
    const born = birthDate ?? dueDate;
    return { months: born && start ? completedMonths(born, start) : null, isExpected: status === 'expected' };
  });
  return {
    ...{ nursery, children, days: none(days), startDate: start, visitOn: none(visitOn) },
    ...{ hoursFrom: none(request?.hoursFrom), hoursTo: none(request?.hoursTo), flexibility: none(request?.flexibility) },
    family: isAccepted && request ? familyOf(request) : null,
  };
}

/** Whom to write to: the parent who has sent the request. Neither address, employer nor message goes to a nursery. */
function familyOf({ parents, children }: WholeRequest): ProposalFacts['family'] {
  const [parent = {}] = parents ?? [];
  return {
    parent: [parent.firstName, parent.lastName].filter(Boolean).join(' '),
    children: (children ?? []).flatMap(({ firstName }) => firstName || []),
    email: none(parent.email),
    phone: none(parent.phone),
  };
}

/** What a link that we have signed still shows; `expires` in seconds since 1970, as in its address. */
export async function knownProposal(
  strapi: Core.Strapi,
  { proposal: documentId, expires }: { proposal: string; expires: number },
): Promise<{ standing: NurseryStanding; proposal: ProposalFacts | null }> {
  const proposal = await findWholeProposal(strapi, documentId);
  const nursery = proposal && (await findProposedNursery(strapi, proposal));
  const end = proposal?.linkExpiresAt ? Math.floor(new Date(proposal.linkExpiresAt).getTime() / 1000) : null;
  if (!proposal || !nursery || end !== expires) return { standing: 'gone', proposal: null };
  if (proposal.nurseryEmail !== nursery.contactEmail?.trim()) return { standing: 'revoked', proposal: null };
  const standing = standingOf(proposal);
  // What is over tells nothing about a family any more.
  if (standing === 'withdrawn' || standing === 'declined') return { standing, proposal: null };
  return { standing, proposal: factsOf(proposal, { nursery: nursery.name, isAccepted: standing === 'accepted' }) };
}

function standingOf({ state, declinedBy }: WholeProposal): NurseryStanding {
  if (state === 'family_agreed') return 'open';
  if (state === 'nursery_agreed' || state === 'signed') return 'accepted';
  return state === 'declined' && declinedBy === 'nursery' ? 'declined' : 'withdrawn';
}
