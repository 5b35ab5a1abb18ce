import type { Core } from '@strapi/strapi';
import { dayMilliseconds } from '../../domain/durations';
import { addDays, midnightInParis, todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { askAfterDays, mayBeAsked, remindAfterDays } from '../../domain/placement/follow-up.ts';
import { type RequestState, requestStates } from '../../domain/placement/request-states.ts';
import { productConfig } from '../../setup/product-config';
import { requestRows } from '../placement-rows';
import type { FamilyMailKind } from './send-family-mail';

/** States of which no mail is sent. */
const silent: readonly RequestState[] = ['received', 'qualified'];
/** An adviser may take several steps at once: a state is told once it has stood so long, in milliseconds; a place that is proposed at once. */
const settledMilliseconds = 3_600_000;
/** What was not told within so many days is no news. */
const newsDays = 7;
const mostAtOnce = 300;

interface Candidate {
  id: number;
  firstEmail: string;
  kind: FamilyMailKind;
}

type Row = {
  id: number;
  firstEmail: string | null;
  askedStillTimes: number | null;
  familyWroteAt: string | null;
  teamToldAt: string | null;
};

/**
 * Looks for what families are to be told, and hands it to the outbox of mails: at most one mail a day to an address, the acknowledgement
 * included. What changes meanwhile is told tomorrow, and what is no longer true never.
 */
export async function collectFamilyMails(strapi: Core.Strapi, now = new Date()): Promise<void> {
  if (!productConfig(strapi).hasMail) return;
  const today = todayInParis(now.getTime());
  const candidates = [...(await stepsToTell(strapi, now)), ...(await questionsToAsk(strapi, today, now))];
  const addresses = candidates.map(({ firstEmail }) => firstEmail).filter(Boolean);
  const written = addresses.length > 0 ? await writtenToday(strapi, today, addresses) : new Set<string>();
  for (const { id, firstEmail, kind } of candidates) {
    if (!firstEmail || written.has(firstEmail)) continue;
    written.add(firstEmail);
    // One statement: of two runs at the same moment, one changes the row.
    await requestRows(strapi).updateMany({
      where: { id, $or: [{ familyWrittenOn: { $null: true } }, { familyWrittenOn: { $ne: today } }] },
      data: { familyMail: kind, familyWrittenOn: today, nextMailAt: now, mailAttempts: 0 },
    });
  }
  await remindOfNews(strapi, now);
}

/** Those of some addresses that have a mail of today; each minute asks, so that no other request is read. */
async function writtenToday(strapi: Core.Strapi, today: string, addresses: string[]): Promise<Set<string>> {
  const rows: Row[] = await requestRows(strapi).findMany({
    where: {
      firstEmail: { $in: addresses },
      $or: [{ familyWrittenOn: today }, { acknowledgedAt: { $gt: new Date(midnightInParis(today)) } }],
    },
    select: ['id', 'firstEmail'],
  });
  return new Set(rows.flatMap(({ firstEmail }) => firstEmail || []));
}

/** Of an entry that was reduced to an agreement no date is left: nobody searches by it. */
const mayBeWrittenTo = {
  suspicion: { $null: true },
  startDate: { $notNull: true },
  $or: [{ familyMailsStopped: { $null: true } }, { familyMailsStopped: false }],
};

/** A request that the team has typed in has no outcome; to the database, that does not differ from one. */
const isNotRejected = { $or: [{ outcome: { $null: true } }, { outcome: { $ne: 'rejected' } }] };

/** Requests in a state that their family has not been told; proposals, which expire, come first. */
async function stepsToTell(strapi: Core.Strapi, now: Date): Promise<Candidate[]> {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const states = requestStates.filter((state) => !silent.includes(state));
  const candidates: Candidate[] = [];
  for (const state of states.toSorted((one, other) => Number(other === 'place_proposed') - Number(one === 'place_proposed'))) {
    const settled = state === 'place_proposed' ? now : since(settledMilliseconds);
    const rows: Row[] = await requestRows(strapi).findMany({
      where: {
        $and: [
          { state, ...mayBeWrittenTo },
          { $or: [{ toldState: { $null: true } }, { toldState: { $ne: state } }] },
          { stateSince: { $lte: settled } },
          { stateSince: { $gt: since(newsDays * dayMilliseconds) } },
          ...(state === 'closed' ? [isNotRejected, { closingReason: { $ne: 'duplicate' } }] : []),
        ],
      },
      orderBy: { id: 'asc' },
      limit: mostAtOnce,
    });
    candidates.push(...rows.map(({ id, firstEmail }) => ({ id, firstEmail: firstEmail ?? '', kind: 'step' as const })));
  }
  return candidates;
}

/** Requests whose family has given no sign for long: asked once, and reminded once. */
async function questionsToAsk(strapi: Core.Strapi, today: string, now: Date): Promise<Candidate[]> {
  const silentSince = new Date(now.getTime() - askAfterDays * dayMilliseconds);
  const rows: Row[] = await requestRows(strapi).findMany({
    where: {
      $and: [
        { state: { $in: requestStates.filter(mayBeAsked) }, ...mayBeWrittenTo },
        isNotRejected,
        { lastFamilySignAt: { $lt: silentSince } },
        {
          $or: [{ askedStillOn: { $null: true } }, { askedStillTimes: 1, askedStillOn: { $lte: addDays(today, -remindAfterDays) } }],
        },
      ],
    },
    orderBy: { id: 'asc' },
    limit: mostAtOnce,
  });
  return rows.map(({ id, firstEmail, askedStillTimes }) => ({
    id,
    firstEmail: firstEmail ?? '',
    kind: askedStillTimes ? ('reminder' as const) : ('question' as const),
  }));
}

/** A family that wrote while another mail of its request was sent: the team has not heard of it yet. */
async function remindOfNews(strapi: Core.Strapi, now: Date): Promise<void> {
  const rows: Row[] = await requestRows(strapi).findMany({
    where: { familyWroteAt: { $gt: new Date(now.getTime() - dayMilliseconds) }, nextMailAt: { $null: true } },
    limit: mostAtOnce,
  });
  const untold = rows.filter(({ familyWroteAt, teamToldAt }) => !teamToldAt || new Date(teamToldAt) < new Date(familyWroteAt ?? 0));
  for (const { id } of untold)
    await requestRows(strapi).updateMany({ where: { id, nextMailAt: { $null: true } }, data: { nextMailAt: now, mailAttempts: 0 } });
}
