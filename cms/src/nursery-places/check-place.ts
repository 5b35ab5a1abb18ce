import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { isJump } from '../domain/nursery-places/place-problems';
import type { FieldProblem } from '../editing/visit-fields';
import { problemsInFrench } from './place-problem';
import { countOf, isUntouched, namedDocument, nurseryUid, type PlaceRow, placeRow, placesOf } from './place-rows';
import { writtenPlace } from './written-place';

type Data = Record<string, unknown>;

/** Says what is wrong with a place that is being saved; one that moves the figures of its nursery too far is kept back until a person has looked at it. */
export async function checkPlace(strapi: Core.Strapi, data: Data, documentId: string | undefined): Promise<FieldProblem | null> {
  const saved = documentId ? await placeRow(strapi, documentId) : null;
  const id = isUntouched(data.nursery) ? (saved?.nursery?.documentId ?? null) : namedDocument(data.nursery);
  const nursery = id === null ? null : await strapi.db.query(nurseryUid).findOne({ where: { documentId: id }, select: ['approvedPlaces'] });
  if (id === null || !nursery) return { path: ['nursery'], message: 'Crèche : choisissez la crèche de cette place.' };
  const others = (await placesOf(strapi, id)).filter((other) => other.documentId !== documentId);
  const approvedPlaces = (nursery.approvedPlaces as number | null | undefined) ?? null;
  const place = { ...saved, ...data } as PlaceRow;
  const [problem = null] = problemsInFrench(writtenPlace(place), {
    approvedPlaces,
    otherCount: sum(others),
    today: todayInParis(Date.now()),
  });
  if (problem === null) data.awaitsReview = isHeld({ saved, data, place, others, approvedPlaces });
  return problem;
}

/** A nursery is not approved for fewer places than have been said of it. */
export async function checkCapacity(
  strapi: Core.Strapi,
  approvedPlaces: unknown,
  documentId: string | undefined,
): Promise<FieldProblem | null> {
  if (typeof approvedPlaces !== 'number' || !documentId) return null;
  const total = sum(await placesOf(strapi, documentId));
  if (total <= approvedPlaces) return null;
  return {
    path: ['approvedPlaces'],
    message: `Places agréées : ${total} places sont annoncées pour cette crèche ; corrigez d’abord ses lignes « Place ».`,
  };
}

const sum = (rows: readonly PlaceRow[]) => rows.reduce((total, row) => total + countOf(row), 0);
const shown = (rows: readonly PlaceRow[]) => rows.filter(({ awaitsReview }) => awaitsReview !== true);

interface Change {
  saved: PlaceRow | null;
  data: Data;
  place: PlaceRow;
  others: readonly PlaceRow[];
  approvedPlaces: number | null;
}

/** Our team is the person who looks: what an editor writes is not kept back, nor what they have let go. */
function isHeld({ saved, data, place, others, approvedPlaces }: Change): boolean {
  if (saved?.awaitsReview && data.awaitsReview === false) return false;
  if (place.origin === 'editor' || (saved?.awaitsReview && data.awaitsReview === true)) return data.awaitsReview === true;
  const rest = sum(shown(others));
  const before = rest + (saved ? sum(shown([saved])) : 0);
  return isJump({ before, after: rest + countOf(place), approvedPlaces }) || data.awaitsReview === true;
}
