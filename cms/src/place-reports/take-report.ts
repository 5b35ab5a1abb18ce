import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { isJump } from '../domain/nursery-places/place-problems';
import { type LinkedNursery, linkRows, standingOf } from '../manager-links/manager-link';
import { refreshNursery } from '../nursery-places/keep-places';
import { problemsInFrench } from '../nursery-places/place-problem';
import { countOf, type PlaceRow, placesOf, placeUid } from '../nursery-places/place-rows';
import { writtenPlace } from '../nursery-places/written-place';
import { documentsOf, rowsOf } from '../submissions/submission-documents';
import { type PlaceReport, type ReportedPlace, type ReportOutcome, readReport } from './report';

interface Verdict {
  outcome: ReportOutcome;
  /** For the team, where a person has to look or may wonder. */
  text: string | null;
}

const type = 'place-report';

/**
 * Makes a report that was just recorded the word on the places of its nursery, or says why it is not. The later of two counts,
 * whichever comes first. Runs in the transaction that records it: no report is recorded and then forgotten.
 */
export async function takeReport(strapi: Core.Strapi, documentId: string, now = new Date()): Promise<void> {
  const entry = await documentsOf(strapi, type).find(documentId);
  if (!entry) return;
  const report = readReport(entry);
  const { outcome, text } = report ? await judge(strapi, report, now) : { outcome: 'refused', text: 'Déclaration illisible.' };
  const isForTeam = outcome === 'to_review' || outcome === 'refused';
  await rowsOf(strapi, type).updateMany({
    where: { documentId },
    data: { outcome, outcomeText: text, takenAt: now, ...(!isForTeam && { nextMailAt: null, state: 'closed' }) },
  });
}

async function judge(strapi: Core.Strapi, report: PlaceReport, now: Date): Promise<Verdict> {
  const { nurseryId } = report;
  // Holds the rows of the nursery's links until the transaction ends: of two reports at once, one waits here for the other.
  await linkRows(strapi).updateMany({ where: { nurseryId }, data: { answeredAt: now } });
  const expires = Math.floor(Date.parse(report.linkExpiresAt) / 1000);
  const { nursery, link } = await standingOf(strapi, { nurseryId, expires });
  if (!nursery) return { outcome: 'refused', text: 'La crèche n’est plus en ligne.' };
  // A newer link to the same contact, which the site could not know of, takes nothing from the word of that contact.
  if (!link || link.email !== nursery.contactEmail) return { outcome: 'refused', text: 'L’adresse de contact de la crèche a changé.' };
  const places = await placesOf(strapi, nurseryId);
  if (await isOvertaken(strapi, report, places)) return { outcome: 'overtaken', text: 'Une annonce plus récente était déjà enregistrée.' };
  return write(strapi, { report, nursery, places });
}

/** A later report, or a change that our team or an import has made since. */
async function isOvertaken(strapi: Core.Strapi, { nurseryId, submittedAt }: PlaceReport, places: readonly PlaceRow[]): Promise<boolean> {
  const last = await rowsOf(strapi, type).findMany({
    where: { nurseryId, outcome: { $in: ['taken', 'to_review'] } },
    orderBy: { submittedAt: 'desc' },
    limit: 1,
  });
  const sent = Date.parse(submittedAt);
  const [newest] = last as { submittedAt: string | Date; takenAt: string | Date }[];
  if (newest && new Date(newest.submittedAt).getTime() > sent) return true;
  // What a report has written itself is no later word: it was delivered after it was sent.
  const since = Math.max(sent, newest ? new Date(newest.takenAt).getTime() + writingMilliseconds : 0);
  return places.some(({ updatedAt }) => updatedAt && new Date(String(updatedAt)).getTime() > since);
}

/** How long the places of a report take to be written. */
const writingMilliseconds = 2000;

interface Writing {
  report: PlaceReport;
  nursery: LinkedNursery;
  places: readonly PlaceRow[];
}

interface Change {
  kept: PlaceRow | null;
  data: ReturnType<typeof dataOf>;
}

const sum = (rows: readonly PlaceRow[]) => rows.reduce((total, row) => total + countOf(row), 0);

async function write(strapi: Core.Strapi, { report, nursery, places }: Writing): Promise<Verdict> {
  const { approvedPlaces } = nursery;
  const changes = report.places.map((place): Change => {
    const kept = places.find(({ documentId }) => documentId === place.id) ?? null;
    return { kept, data: dataOf(place, kept, report) };
  });
  const others = sum(places.filter(({ documentId }) => !changes.some(({ kept }) => kept?.documentId === documentId)));
  const after = others + report.places.reduce((total, { count }) => total + count, 0);
  const scopeOf = ({ data }: Change) => ({ approvedPlaces, otherCount: after - (data.count ?? 0), today: data.reportedOn });
  const [problem] = changes.flatMap((change) => problemsInFrench(writtenPlace(change.data), scopeOf(change)));
  if (problem) return { outcome: 'refused', text: problem.message };
  const awaitsReview = isJump({ before: sum(places.filter((place) => place.awaitsReview !== true)), after, approvedPlaces });
  await save(strapi, { changes, nurseryId: report.nurseryId, awaitsReview });
  if (!awaitsReview) return { outcome: 'taken', text: null };
  return { outcome: 'to_review', text: `Plus de la moitié des ${approvedPlaces} places agréées change d’un coup\u202f: à vérifier.` };
}

const riseOf = ({ kept, data }: Change) => (data.count ?? 0) - (kept ? countOf(kept) : 0);

async function save(
  strapi: Core.Strapi,
  { changes, nurseryId, awaitsReview }: { changes: readonly Change[]; nurseryId: string; awaitsReview: boolean },
): Promise<void> {
  const documents = strapi.documents(placeUid);
  const saved: string[] = [];
  // Fewer places come first: no state in between has more than the nursery is approved for.
  for (const { kept, data } of changes.toSorted((one, other) => riseOf(one) - riseOf(other))) {
    const entry = kept
      ? await documents.update({ documentId: kept.documentId, data: data as never })
      : await documents.create({ data: { ...data, nursery: { documentId: nurseryId } } as never });
    saved.push(String(entry?.documentId));
  }
  // Each row alone may look like a jump, or not; what counts is the report as a whole.
  await strapi.db.query(placeUid).updateMany({ where: { documentId: { $in: saved } }, data: { awaitsReview } });
  await refreshNursery(strapi, nurseryId);
}

/** What a report says of a place beside what stays of it. */
function dataOf({ count, ageFromMonths, ageToMonths, days, availableFrom }: ReportedPlace, kept: PlaceRow | null, report: PlaceReport) {
  const { availableUntil = null, kind = 'regular', opensAt = null, closesAt = null, hourlyPrice = null }: Partial<PlaceRow> = kept ?? {};
  return {
    ...{ ageFromMonths, ageToMonths, days, availableFrom, availableUntil, kind, opensAt, closesAt, hourlyPrice },
    availability: count > 0 ? 'number' : 'full',
    count: count > 0 ? count : null,
    reportedOn: todayInParis(new Date(report.submittedAt).getTime()),
    reportedBy: 'Gestionnaire, par le lien de la semaine',
    origin: 'manager',
  };
}
