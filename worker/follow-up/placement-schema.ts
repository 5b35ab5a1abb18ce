import * as v from 'valibot';
import type { PlacementView } from '../../domain/placement/follow-up.ts';
import { proposalStates } from '../../domain/placement/proposal-states.ts';
import { closingReasons, familySteps, requestStates } from '../../domain/placement/request-states.ts';

const text = v.nullable(v.string());
const day = v.nullable(v.pipe(v.string(), v.isoDate()));
/** The database of the CMS gives decimals as text, too. */
const price = v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number()));

const proposal = v.object({
  id: v.string(),
  state: v.picklist(proposalStates),
  nursery: v.object({ slug: text, name: v.string() }),
  days: text,
  startDate: day,
  expiresOn: day,
  tariffMode: v.nullable(v.picklist(['psu', 'paje'])),
  hourlyPrice: price,
  message: text,
  visitOn: day,
});

const view = v.object({
  reference: v.string(),
  outcome: v.nullable(v.picklist(['accepted', 'rejected'])),
  state: v.picklist(requestStates),
  closingReason: v.nullable(v.picklist(closingReasons)),
  submittedAt: text,
  reachedOn: v.record(v.picklist(familySteps), v.pipe(v.string(), v.isoDate())),
  nextStepOn: day,
  adviser: text,
  nursery: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  proposal: v.nullable(proposal),
  wishes: v.object({ startDate: day, days: v.array(v.string()), hoursFrom: text, hoursTo: text }),
  expected: v.array(v.object({ index: v.number(), firstName: text, dueDate: day })),
  email: text,
  messages: v.array(v.object({ on: v.string(), text: v.string() })),
  lastSignOn: day,
});

const answer = v.object({ data: v.nullable(view) });

/** What the CMS says a family sees of its request; null where there is none. */
export function readPlacement(body: unknown): PlacementView | null {
  return v.parse(answer, body).data;
}
