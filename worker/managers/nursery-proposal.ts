import type { Context } from 'hono';
import * as v from 'valibot';
import {
  type ClosedProposal,
  nurseryAnswer,
  nurseryProposalPath,
  type ProposalFacts,
  type ShownStanding,
  type WaitingAnswer,
} from '../../domain/forms/nursery-answer/nursery-answer.ts';
import { nurseryAnswerRules } from '../../domain/forms/nursery-answer/rules.ts';
import { flexibilities } from '../../domain/forms/pre-registration/choices.ts';
import { nurseryStandings } from '../../domain/placement/nursery-answers.ts';
import type { PageDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { proposalPages, readManagerLink } from './manager-link.ts';

/** What of a proposal the link of a nursery shows, or why it shows nothing. */
export type NurseryProposal = { kind: 'closed'; reason: ClosedProposal } | OpenProposal;

interface OpenProposal {
  kind: 'open';
  proposal: string;
  /** Of the link, in seconds since 1970. */
  expires: number;
  /** Null while the CMS cannot be asked. */
  standing: ShownStanding | null;
  facts: ProposalFacts | null;
  waiting: WaitingAnswer | null;
}

type ProposalDependencies = Pick<PageDependencies, 'client' | 'config' | 'clock' | 'logger' | 'submissions'>;

const text = v.nullable(v.string());
const knownSchema = v.object({
  data: v.object({
    standing: v.picklist(nurseryStandings),
    proposal: v.nullable(
      v.object({
        nursery: v.string(),
        children: v.array(v.object({ months: v.nullable(v.number()), isExpected: v.boolean() })),
        ...{ days: text, hoursFrom: text, hoursTo: text, startDate: text, visitOn: text },
        flexibility: v.fallback(v.nullable(v.picklist(flexibilities)), null),
        family: v.nullable(v.object({ parent: v.string(), children: v.array(v.string()), email: text, phone: text })),
      }),
    ),
  }),
});

/** A way to ask for a proposal as often as a request needs it: the CMS is asked once. */
export function nurseryProposalOf(c: Context<AppEnvironment>, dependencies: ProposalDependencies) {
  const answers = new Map<string, Promise<NurseryProposal>>();
  return (proposal: string): Promise<NurseryProposal> => {
    const answer = answers.get(proposal) ?? findProposal(c.req.header('cookie'), proposal, dependencies);
    answers.set(proposal, answer);
    return answer;
  };
}

/** The link that a reader has opened for a proposal; the CMS is not asked. */
export function readProposalLink(cookie: string | undefined, proposal: string, { config, clock }: ProposalDependencies) {
  return readManagerLink(cookie, { pages: proposalPages, name: proposal }, { secret: config.linkSecret, now: clock() });
}

async function findProposal(cookie: string | undefined, proposal: string, dependencies: ProposalDependencies): Promise<NurseryProposal> {
  const { client, logger, submissions } = dependencies;
  const { state, expires } = await readProposalLink(cookie, proposal, dependencies);
  if (state !== 'open') return { kind: 'closed', reason: state };
  const row = await submissions.newestWaiting(nurseryAnswer.name, `${nurseryProposalPath}/${proposal}`);
  const report = row && nurseryAnswerRules.readStored(JSON.parse(row.payload), row.formVersion);
  const waiting = report ? { answer: report.answer, visitOn: report.visitOn } : null;
  const shared = { kind: 'open', proposal, expires, waiting } as const;
  try {
    const { data } = v.parse(knownSchema, await client.get(`/proposals/known/${proposal}/${expires}`));
    const { standing, proposal: facts } = data;
    return standing === 'revoked' || standing === 'gone' ? { kind: 'closed', reason: standing } : { ...shared, standing, facts };
  } catch (error) {
    logger.error('nursery-proposal-unknown', error);
    return { ...shared, standing: null, facts: null };
  }
}
