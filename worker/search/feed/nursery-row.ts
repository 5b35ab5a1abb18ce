import { departmentOf } from '../../../domain/childcare/department.ts';
import { distanceKilometres, type Position } from '../../../domain/distance.ts';
import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { bandOf } from '../../../domain/places/bands.ts';
import { placeKey } from '../../../domain/places/place-words.ts';
import { foldFrench } from '../../../domain/text/french-text.ts';
import type { ListedNursery } from '../../content/directory/listed-nurseries.ts';
import { type FilterColumn, filterFacts } from '../finder/filters/filters.ts';
import { type Offer, offersOf } from '../finder/fit-candidates.ts';
import { type NurseryPlaceRow, toNurseryPlaceRow } from './nursery-place-row.ts';

/** A row of the table `nurseries`, but for its number. */
export interface NurseryRow extends Record<FilterColumn, string | number | null> {
  slug: string;
  sortName: string;
  commune: string | null;
  department: string | null;
  regionName: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
  band: number | null;
  isApproximate: number;
  shown: ListedNursery;
  offers: readonly Offer[];
  /** Rows of the table `nursery_places`. */
  places: NurseryPlaceRow[];
}

/** A commune a nursery may be in. */
export interface CommuneOfNursery {
  code: string;
  name: string;
  department: string;
  regionName: string;
  postalCodes: string[];
  position: Position;
}

/** Farther from the middle of its commune a nursery is somewhere else: its coordinates are a mistake of import. */
const farthestKilometres = 60;

/** The row of a nursery; one whose position is missing or wrong stands where its commune is. */
export function toNurseryRow(
  nursery: ListedNursery,
  { inseeCode, communes, today }: { inseeCode: string | null; communes: CommuneOfNursery[]; today: PlainDate },
): NurseryRow {
  const commune = communeOf(nursery, { inseeCode, communes });
  const isPlausible = nursery.position && (!commune || distanceKilometres(nursery.position, commune.position) <= farthestKilometres);
  const position = isPlausible ? nursery.position : (commune?.position ?? null);
  return {
    slug: nursery.slug,
    sortName: foldFrench(nursery.name),
    commune: commune?.code ?? inseeCode,
    department: commune?.department ?? departmentOf({ inseeCode, postalCode: nursery.postalCode }),
    regionName: commune?.regionName ?? null,
    postalCode: nursery.postalCode,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    band: position ? bandOf(position.latitude) : null,
    isApproximate: isPlausible ? 0 : 1,
    ...filterFacts(nursery, today),
    places: nursery.reportedPlaces.map(toNurseryPlaceRow),
    offers: offersOf(nursery),
    shown: { ...nursery, department: commune?.department ?? nursery.department },
  };
}

/** By INSEE code; else by postal code, where one commune has it, or one of that name. */
function communeOf(
  { postalCode, cityName }: ListedNursery,
  { inseeCode, communes }: { inseeCode: string | null; communes: CommuneOfNursery[] },
): CommuneOfNursery | null {
  const byCode = communes.find(({ code }) => code === inseeCode);
  if (byCode) return byCode;
  const byPostalCode = postalCode ? communes.filter(({ postalCodes }) => postalCodes.includes(postalCode)) : [];
  const named = byPostalCode.find(({ name }) => placeKey(name) === placeKey(cityName ?? ''));
  return named ?? (byPostalCode.length === 1 ? (byPostalCode[0] ?? null) : null);
}
