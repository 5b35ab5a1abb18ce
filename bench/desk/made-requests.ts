import { addDays, midnightInParis, type PlainDate } from '../../domain/forms/fields/plain-date.ts';
import { closingReasons, type RequestState, requestStates } from '../../domain/placement/request-states.ts';
import { slugify } from '../../domain/text/slugify.ts';
import { cmsSource } from '../../harness/cms-stand-in/cms-sources.ts';
import { readGazetteer } from '../../harness/gazetteer/gazetteer.ts';
import type { Row } from '../../scripts/load/copy-rows.ts';
import { createChooser } from '../../scripts/load/nursery-generator.ts';
import { names } from '../../scripts/load/nursery-names.ts';
import { createRandom } from '../../scripts/load/random.ts';

interface SearchWords {
  searchWordsOf(entry: object): object;
}
interface DeskKeys {
  deskKeysOf(entry: object): object;
}

const { searchWordsOf } = (await import(cmsSource('submissions/search/search-words.ts'))) as SearchWords;
const { deskKeysOf } = (await import(cmsSource('placement/desk-keys.ts'))) as DeskKeys;

/** A family's request with all that the desk has done for it; parts and links of the CMS stand in tables of their own. */
export interface MadeRequest {
  row: Row & { reference: string; homePlace: string };
  parent: { firstName: string; lastName: string; email: string; phone: string };
  child: Row;
  events: Row[];
  proposal: Row | null;
  /** Which of the employers. */
  employer: number | null;
}

/** Days that requests come in for. */
const days = 700;
const firstNames = ['Aïcha', 'Camille', 'Chloé', 'Hélène', 'Inès', 'Jérôme', 'Karim', 'Léa', 'Loïc', 'Nadia', 'Noé', 'Sofia', 'Zoé'];
const consent = 'J’accepte que mes réponses servent à chercher une place en crèche, et qu’elles soient gardées deux ans. '.repeat(4);
const message = 'Nous cherchons une place pour notre enfant, si possible près de la gare, et pouvons commencer plus tôt. '.repeat(4);
const proposalStates: Partial<Record<RequestState, string>> = {
  place_proposed: 'sent',
  family_agreed: 'family_agreed',
  nursery_agreed: 'nursery_agreed',
  contract_signed: 'signed',
  entered: 'signed',
  closed: 'declined',
};

export interface Options {
  count: number;
  today: PlainDate;
  employers: number;
}

/** Requests of two years, as many in each state: nine in eleven are under way. One in fifty is of today, one family in twenty has written twice. */
export function* makeRequests({ count, today, employers }: Options): Generator<MadeRequest> {
  const random = createRandom(18);
  const choose = createChooser(readGazetteer().places);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const day = (from: number, to: number) => addDays(today, between(from, to));
  const moment = (date: PlainDate) => new Date(midnightInParis(date) + between(8, 18) * 3_600_000).toISOString();
  let before: MadeRequest['parent'] | null = null;

  for (let number = 0; number < count; number += 1) {
    const age = random() < 0.02 ? 0 : between(0, days);
    const [submittedAt, stateSince] = [moment(addDays(today, -age)), moment(addDays(today, -between(0, age)))];
    const state = pick(requestStates);
    const isOver = state === 'entered' || state === 'closed';
    const [firstName, lastName] = [pick(firstNames), pick(names.second)];
    const newParent = { firstName, lastName, email: `${slugify(`${firstName} ${lastName}`)}.${number}@exemple.fr`, phone: phoneOf(number) };
    const parent: MadeRequest['parent'] = before && random() < 0.05 ? before : newParent;
    before = parent;
    const home = choose(random());
    const isExpected = random() < 0.3;
    const child = isExpected
      ? { status: 'expected', dueDate: day(-30, 200), firstName: null }
      : { status: 'born', birthDate: day(-700, -30), firstName: pick(firstNames) };
    const people = { parents: [parent], children: [child], homePlace: home.name };
    yield {
      row: {
        ...{ documentId: idOf('r', number), submissionKey: idOf('k', number), reference: `CS-${String(number).padStart(6, '0')}` },
        ...{ submittedAt, state, stateSince, outcome: random() < 0.95 ? 'accepted' : 'rejected', needsReview: random() < 0.05 },
        ...{ consentText: consent, message, homePlace: home.name, homePlaceCode: home.parent ?? home.code, startDate: day(-60, 300) },
        lastActionAt: state === 'received' ? null : stateSince,
        nextStepOn: isOver ? null : random() < 0.1 ? null : day(-3, 10),
        closingReason: state === 'closed' ? pick(closingReasons) : null,
        assigneeId: random() < 0.3 ? null : 1,
        assigneeName: 'Camille',
        contactEmployer: random() < 0.5,
        ...searchWordsOf(people),
        ...deskKeysOf(people),
      },
      parent,
      child,
      events: requestStates.slice(1, requestStates.indexOf(state) + 1).map((toState, index) => ({
        ...{
          documentId: idOf(`e${index}`, number),
          action: 'moved',
          fromState: requestStates[index],
          toState,
          actor: 'Camille',
          at: stateSince,
        },
      })),
      proposal: proposalOf(state, { number, submittedAt, stateSince, entryOn: day(-300, 30), expiresOn: day(-1, 5) }),
      employer: random() < 0.3 ? between(0, employers - 1) : null,
    };
  }
}

const idOf = (kind: string, number: number) => kind + number.toString(36).padStart(24 - kind.length, '0');
const phoneOf = (number: number) => `+336${String(number).padStart(8, '0')}`;

interface Told {
  number: number;
  submittedAt: string;
  stateSince: string;
  entryOn: PlainDate;
  expiresOn: PlainDate;
}

/** What was proposed to a family that has come so far; its proposal came half-way. */
function proposalOf(requestState: RequestState, { number, submittedAt, stateSince, entryOn, expiresOn }: Told): Row | null {
  const state = proposalStates[requestState];
  if (!state) return null;
  const isAnswered = state !== 'sent';
  const [documentId, placeId] = [idOf('o', number), idOf('p', number % 3000)];
  return {
    ...{ documentId, placeId, state, nurseryName: 'Les Petits Moineaux', days: '1111111111', proposedBy: 'Camille', expiresOn },
    sentAt: new Date((Date.parse(submittedAt) + Date.parse(stateSince)) / 2).toISOString(),
    familyAnsweredAt: isAnswered ? stateSince : null,
    declinedBy: state === 'declined' ? 'family' : null,
    holdKey: state === 'declined' ? null : `${placeId}#${number}`,
    entryOn: state === 'signed' ? entryOn : null,
  };
}
