import type { Context } from 'hono';
import * as v from 'valibot';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import {
  type ClosedLink,
  contentOfPlaces,
  type ManagedPlace,
  managedPlacesPath,
  placeReport,
} from '../../domain/forms/place-report/place-report.ts';
import { placeReportRules, reportedPlaces } from '../../domain/forms/place-report/rules.ts';
import { writeHalfDays } from '../../domain/nursery-places/half-days.ts';
import type { PageDependencies } from '../dependencies.ts';
import { digest } from '../digest.ts';
import type { AppEnvironment } from '../request-state.ts';
import { placesPages, readManagerLink } from './manager-link.ts';

/** The places of a nursery for who has its link, or why there is nothing to show. */
export type ManagedPlaces = { kind: 'closed'; reason: ClosedLink } | OpenPlaces;

export interface OpenPlaces {
  kind: 'open';
  nursery: string;
  /** Of the link, in seconds since 1970. */
  expires: number;
  name: string;
  approvedPlaces: number | null;
  ages: { from: number | null; to: number | null };
  places: ManagedPlace[];
  /** Names what the places say. */
  seen: string;
  /** `waiting`: an answer that is not in the CMS yet; `last-known`: the CMS could not be asked. */
  source: 'cms' | 'waiting' | 'last-known';
}

type ManagerDependencies = Pick<PageDependencies, 'client' | 'config' | 'clock' | 'logger' | 'search' | 'submissions'>;
type OpenNursery = Pick<OpenPlaces, 'name' | 'approvedPlaces' | 'ages' | 'places'>;

const count = v.nullable(v.number());
const linkSchema = v.object({
  data: v.object({
    standing: v.picklist(['open', 'revoked', 'gone']),
    nursery: v.nullable(v.object({ name: v.string(), approvedPlaces: count, minimumAgeMonths: count, maximumAgeMonths: count })),
    places: v.array(
      v.object({
        id: v.string(),
        ageFromMonths: v.number(),
        ageToMonths: v.number(),
        days: v.string(),
        availability: v.string(),
        count,
        availableFrom: v.nullable(v.string()),
        reportedOn: v.nullable(v.string()),
        awaitsReview: v.boolean(),
      }),
    ),
  }),
});

/** A way to ask for the places of a nursery as often as a request needs them: the CMS is asked once. */
export function managedPlacesOf(c: Context<AppEnvironment>, dependencies: ManagerDependencies) {
  const answers = new Map<string, Promise<ManagedPlaces>>();
  return (nursery: string): Promise<ManagedPlaces> => {
    const answer = answers.get(nursery) ?? findManagedPlaces(c.req.header('cookie'), nursery, dependencies);
    answers.set(nursery, answer);
    return answer;
  };
}

async function findManagedPlaces(cookie: string | undefined, nursery: string, dependencies: ManagerDependencies): Promise<ManagedPlaces> {
  const { config, clock, submissions } = dependencies;
  const { state, expires } = await readManagerLink(
    cookie,
    { pages: placesPages, name: nursery },
    { secret: config.linkSecret, now: clock() },
  );
  if (state !== 'open') return { kind: 'closed', reason: state };
  const { answer, source } = await askForPlaces({ nursery, expires }, dependencies);
  if (typeof answer === 'string') return { kind: 'closed', reason: answer };
  const waiting = await submissions.newestWaiting(placeReport.name, `${managedPlacesPath}/${nursery}`);
  const report = waiting && placeReportRules.readStored(JSON.parse(waiting.payload), waiting.formVersion);
  const places = report ? withReport(answer.places, reportedPlaces(report), todayInParis(waiting.createdAt)) : answer.places;
  return {
    ...answer,
    ...{ kind: 'open', nursery, expires, places },
    seen: await digest(contentOfPlaces(places)),
    source: report ? 'waiting' : source,
  };
}

/** The CMS knows which link is the newest and what waits for a person; while it is down, the edge knows what families see. */
async function askForPlaces(
  { nursery, expires }: { nursery: string; expires: number },
  { client, search, logger }: ManagerDependencies,
): Promise<{ answer: OpenNursery | 'revoked' | 'gone'; source: OpenPlaces['source'] }> {
  try {
    const { data } = v.parse(linkSchema, await client.get(`/manager-links/known/${nursery}/${expires}`));
    return {
      answer: data.standing === 'open' && data.nursery ? toOpenNursery(data.nursery, data.places) : closedBy(data.standing),
      source: 'cms',
    };
  } catch (error) {
    logger.error('managed-places-from-edge', error);
    return { answer: (await lastKnown(nursery, search)) ?? 'gone', source: 'last-known' };
  }
}

const closedBy = (standing: 'open' | 'revoked' | 'gone') => (standing === 'revoked' ? 'revoked' : 'gone');

type Answer = v.InferOutput<typeof linkSchema>['data'];

function toOpenNursery(nursery: NonNullable<Answer['nursery']>, places: Answer['places']): OpenNursery {
  const { name, approvedPlaces, minimumAgeMonths: from, maximumAgeMonths: to } = nursery;
  return {
    name,
    approvedPlaces,
    ages: { from, to },
    places: places.map(({ availability, count: number, ...place }) => ({
      ...place,
      count: availability === 'full' ? 0 : availability === 'number' ? number : null,
    })),
  };
}

/** What families see of a nursery, from the edge database; null where it is not published. */
async function lastKnown(nursery: string, search: ManagerDependencies['search']): Promise<OpenNursery | null> {
  const listed = await search.listedNursery(nursery);
  if (!listed) return null;
  return {
    name: listed.name,
    approvedPlaces: listed.places,
    ages: { from: listed.ages.minimumMonths, to: listed.ages.maximumMonths },
    places: listed.reportedPlaces.map(
      ({ id, ageFromMonths, ageToMonths, days, availability, count: number, availableFrom, reportedOn }) => ({
        ...{ id, ageFromMonths, ageToMonths, availableFrom, reportedOn, awaitsReview: false },
        days: writeHalfDays(days),
        count: availability === 'full' ? 0 : number,
      }),
    ),
  };
}

/** Places as a report that is still on its way will make them. */
function withReport(places: readonly ManagedPlace[], report: ReturnType<typeof reportedPlaces>, reportedOn: string): ManagedPlace[] {
  const reportedRows = report.map(({ id, ...place }, index) => ({ ...place, id: id ?? `new-${index}`, reportedOn, awaitsReview: false }));
  return [...reportedRows, ...places.filter(({ id }) => !reportedRows.some((one) => one.id === id))];
}
