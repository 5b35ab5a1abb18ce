import { freshness } from '../../domain/nursery-places/nursery-place.ts';
import { type HeldPlace, occupancyByMonth, type ToldPlaces } from '../../domain/placement/occupancy.ts';
import { uidOf } from '../../editorial/editorial-types';
import { placeUid } from '../../nursery-places/place-rows';
import { placementRows } from '../placement-rows';
import { refusal } from '../refusals';
import { type DeskAnswer, readDay, readNumber } from './desk-call';

const months = { least: 1, usual: 12, most: 36 };

interface PlaceEntry extends ToldPlaces {
  availability: string;
  reportedOn: string;
  awaitsReview: boolean | null;
}

interface HeldProposal extends HeldPlace {
  documentId: string;
  proposedBy: string | null;
  request: { documentId: string; reference: string | null } | null;
}

/** The places of a nursery month by month, with the proposals that hold one: nobody is named. */
export const readOccupancy: DeskAnswer = async (strapi, { params, query, today }) => {
  const documentId = params.nursery ?? '';
  const nursery = await strapi.db.query(uidOf('nursery')).findOne({ where: { documentId }, select: ['name', 'slug'] });
  if (!nursery) throw refusal('nurseryGone');
  const count = readNumber(query.months) ?? months.usual;
  if (count < months.least || count > months.most) throw refusal('monthsOutside', months.least, months.most);
  const [places, held]: [PlaceEntry[], HeldProposal[]] = await Promise.all([
    strapi.db.query(placeUid as never).findMany({ where: { nursery: { documentId } } }),
    placementRows(strapi, 'proposal').findMany({
      where: { holdKey: { $notNull: true }, $or: [{ nurseryId: documentId }, { nurseryId: { $null: true }, nurserySlug: nursery.slug }] },
      populate: { request: { select: ['documentId', 'reference'] } },
      orderBy: { id: 'asc' },
    }),
  ]);
  // What is told of long ago, or waits for a person, is no place that can be promised.
  const isTold = ({ availability, reportedOn, awaitsReview }: PlaceEntry) =>
    availability === 'number' && !awaitsReview && freshness(reportedOn, today) !== 'outdated';
  const reports = places.filter(isTold).map((place) => ({ ...place, count: place.count ?? 0 }));
  const from = readDay(query.from) ?? today;
  return {
    nurseryName: nursery.name,
    months: occupancyByMonth({ reports, held }, { from, months: count }),
    held: held.map(({ documentId: proposal, state, startDate, entryOn, exitOn, proposedBy, request }) => ({
      ...{ documentId: proposal, state, startDate: entryOn ?? startDate, exitOn, proposedBy, request },
    })),
  };
};
