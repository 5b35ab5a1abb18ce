import * as v from 'valibot';
import type { NurseryDetails } from '../../../client/pages/nursery/nursery-details.ts';
import { type AgeRange, toAgeRange } from '../../../domain/childcare/ages.ts';
import { departmentOf, timeZoneOf } from '../../../domain/childcare/department.ts';
import { toAnswer, toItemStates } from '../../../domain/childcare/items.ts';
import { type NurseryType, type TariffMode, tariffModes, toNurseryType } from '../../../domain/childcare/nursery-types.ts';
import { toWeekHours, type WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { type Position, toPosition } from '../../../domain/distance.ts';
import { contentLocale, type Locale } from '../../../domain/locale.ts';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import { phoneText } from '../../../domain/text/phone-text.ts';
import { type ContentQuery, firstQuery, listQuery, type Page, type ReadContext, type TypeReader, type Version } from '../content-query.ts';
import {
  listOf,
  optionalDate,
  optionalNumber,
  optionalText,
  requiredText,
  strapiMedia,
  textList,
  toImage,
} from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { toNurseryPlaces } from './nursery-places.ts';

/** Directory data is imported from many hands: a field that is not what it should be is unknown, and the nursery stays. */
const text = v.fallback(optionalText, null);
const number = v.fallback(optionalNumber, null);
const date = v.fallback(optionalDate, null);

const strapiSummary = v.object({
  documentId: v.string(),
  name: requiredText,
  slug: requiredText,
  type: text,
  postalCode: text,
  cityName: text,
  inseeCode: text,
  citySlug: text,
  latitude: number,
  longitude: number,
  approvedPlaces: number,
  minimumAgeMonths: number,
  maximumAgeMonths: number,
  tariffMode: text,
  places: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});
type StrapiSummary = v.InferOutput<typeof strapiSummary>;

export const strapiCompared = v.object({
  ...strapiSummary.entries,
  openingHours: listOf(v.object({ weekday: v.string(), opens: v.fallback(v.string(), ''), closes: v.fallback(v.string(), '') })),
  hourlyPrice: number,
  photos: listOf(strapiMedia),
});
type StrapiCompared = v.InferOutput<typeof strapiCompared>;

const strapiNursery = v.object({
  ...strapiCompared.entries,
  manager: text,
  network: text,
  street: text,
  deskPhone: text,
  deskEmail: text,
  closingWeeks: number,
  closingText: text,
  tariffText: text,
  items: v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  pedagogy: text,
  languages: textList,
  outdoorSpace: text,
  wheelchairAccess: text,
  disabilityWelcome: text,
  avip: text,
  authorisationNumber: text,
  authorisedOn: date,
  authorisedBy: text,
  description: text,
  updatedOn: date,
});

/** What lists of nurseries are made of: facts only, the same in every language. */
export interface NurserySummary {
  documentId: string;
  slug: string;
  name: string;
  type: NurseryType | null;
  cityName: string | null;
  postalCode: string | null;
  citySlug: string | null;
  department: string | null;
  position: Position | null;
  places: number | null;
  ages: AgeRange;
  tariffMode: TariffMode | null;
  /** What the nursery has said of its places, however long ago: `shownPlaces` says what of it may be told. */
  reportedPlaces: NurseryPlace[];
}

/** A nursery as its card tells it, so that several can be compared at a glance. */
export interface ComparedNursery extends NurserySummary {
  hours: WeekHours | null;
  /** What an hour costs a family where the nursery sets its own tariff, in euros. */
  hourlyPrice: number | null;
  /** The first of its pictures, which stands beside its name; null where it has none. */
  photo: { source: string; tint?: number } | null;
}

export interface Nursery {
  summary: NurserySummary;
  details: NurseryDetails;
  /** What an hour costs a family where the nursery sets its own tariff, in euros. */
  hourlyPrice: number | null;
}

const postalCodePattern = /^\d{5}$/;

/** Imports have been seen to swap the two; a postal code that is none is not shown. */
function toTown({ cityName, postalCode }: Pick<StrapiSummary, 'cityName' | 'postalCode'>) {
  if (cityName && postalCode && postalCodePattern.test(cityName) && !postalCodePattern.test(postalCode))
    return { cityName: postalCode, postalCode: cityName };
  return { cityName, postalCode: postalCode && postalCodePattern.test(postalCode) ? postalCode : null };
}

/** The facts of a nursery as the CMS has them, what cannot be told apart from a mistake left out. */
function toSummary(raw: StrapiSummary): NurserySummary {
  const town = toTown(raw);
  return {
    documentId: raw.documentId,
    slug: raw.slug,
    name: raw.name,
    type: toNurseryType(raw.type),
    ...town,
    citySlug: raw.citySlug,
    department: departmentOf({ inseeCode: raw.inseeCode, postalCode: town.postalCode }),
    position: toPosition(raw.latitude, raw.longitude),
    places: toApprovedPlaces(raw.approvedPlaces),
    ages: toAgeRange(raw.minimumAgeMonths, raw.maximumAgeMonths),
    tariffMode: tariffModes.find((mode) => mode === raw.tariffMode) ?? null,
    reportedPlaces: toNurseryPlaces(raw.places ?? []),
  };
}

/** The facts of a nursery that its card tells besides. */
export function toCompared(raw: StrapiCompared): ComparedNursery {
  const [image] = raw.photos.map(toImage).filter((photo) => photo !== null);
  return {
    ...toSummary(raw),
    hours: toWeekHours(raw.openingHours),
    hourlyPrice: toHourlyPrice(raw.hourlyPrice),
    photo: image ? { source: image.source, ...(image.tint !== undefined && { tint: image.tint }) } : null,
  };
}

const toHourlyPrice = (price: number | null) => (price !== null && price > 0 ? price : null);

/** How many places a nursery has at all; null for what is none. */
export function toApprovedPlaces(value: number | null): number | null {
  return atLeast(1, value);
}

function atLeast(minimum: number, value: number | null): number | null {
  return value !== null && Number.isInteger(value) && value >= minimum ? value : null;
}

/** A text that says something: imports hold descriptions of a few characters, or of punctuation only. */
export function meaningful(value: string | null): string | null {
  return value && (value.match(/\p{L}/gu)?.length ?? 0) > 8 ? value : null;
}

/** `0000000000` means « none » in the national directory. */
function usablePhone(phone: string | null): string | null {
  return phone && /[1-9]/.test(phone) ? phoneText(phone) : null;
}

function toNursery(raw: v.InferOutput<typeof strapiNursery>, locale: Locale, context: ReadContext): Nursery {
  const summary = toSummary(raw);
  const description = meaningful(raw.description);
  const details: NurseryDetails = {
    manager: raw.manager,
    network: raw.network,
    street: raw.street,
    deskPhone: usablePhone(raw.deskPhone),
    deskEmail: raw.deskEmail,
    hours: toWeekHours(raw.openingHours),
    timeZone: timeZoneOf(summary.department),
    closingWeeks: atLeast(0, raw.closingWeeks),
    closingText: raw.closingText,
    tariffText: raw.tariffText,
    items: toItemStates(raw.items),
    pedagogy: raw.pedagogy,
    languages: raw.languages.map((language) => language.trim()).filter(Boolean),
    outdoorSpace: toAnswer(raw.outdoorSpace),
    wheelchairAccess: toAnswer(raw.wheelchairAccess),
    disabilityWelcome: toAnswer(raw.disabilityWelcome),
    avip: toAnswer(raw.avip),
    authorisation: { number: raw.authorisationNumber, on: raw.authorisedOn, by: raw.authorisedBy },
    description: description ? toHtml(description, { id: `nursery-${raw.documentId}`, locale, context }) : null,
    photos: raw.photos.map(toImage).filter((photo) => photo !== null),
    updatedOn: raw.updatedOn,
  };
  return { summary, details, hourlyPrice: toHourlyPrice(raw.hourlyPrice) };
}

const comparedReader: TypeReader<StrapiCompared, ComparedNursery> = { type: 'nursery', schema: strapiCompared, toValue: toCompared };
const nurseryReader: TypeReader<v.InferOutput<typeof strapiNursery>, Nursery> = {
  type: 'nursery',
  schema: strapiNursery,
  toValue: toNursery,
};

/** Asking for `documentId` is not needed, it always comes. */
const comparedFields = [...Object.keys(strapiSummary.entries).filter((name) => name !== 'documentId'), 'hourlyPrice'];

/** Some nurseries by their slugs, a hundred at most. */
export function comparedNurseriesQuery(slugs: readonly string[]): ContentQuery<Page<ComparedNursery>> {
  return listQuery(comparedReader, {
    path: '/nurseries',
    query: {
      fields: comparedFields,
      populate: { openingHours: true, photos: true },
      filters: { slug: { $in: slugs } },
      sort: ['slug:asc'],
      pagination: { pageSize: slugs.length },
    },
    locale: contentLocale,
    policy: 'directory',
  });
}

const fixed = { populate: { openingHours: true, items: true, photos: true } };

export function nurseryQuery(slug: string, locale: Locale): ContentQuery<Version<Nursery> | null> {
  return firstQuery(nurseryReader, {
    path: '/nurseries',
    query: { filters: { slug: { $eq: slug } } },
    fixed,
    locale,
    policy: 'directory',
  });
}
