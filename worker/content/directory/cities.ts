import * as v from 'valibot';
import type { Html } from '../../../client/components/content-types.ts';
import { type Position, toPosition } from '../../../domain/distance.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { contentLocale, type Locale } from '../../../domain/locale.ts';
import { delayZones, type ObservedDelay } from '../../../domain/placement/observed-delays.ts';
import { type ContentQuery, firstQuery, listQuery, type Page, type ReadContext, type TypeReader, type Version } from '../content-query.ts';
import {
  listOf,
  optionalNumber,
  optionalText,
  requiredText,
  type Seo,
  strapiQuestion,
  strapiSeo,
  textList,
  toSeo,
} from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { wholePageSize } from '../whole-list.ts';

const text = v.fallback(optionalText, null);
const number = v.fallback(optionalNumber, null);

const strapiSummary = v.object({
  documentId: v.string(),
  name: requiredText,
  slug: requiredText,
  inseeCode: text,
  postalCodes: textList,
  departmentCode: text,
  departmentName: text,
  regionName: text,
  population: number,
  latitude: number,
  longitude: number,
});
type StrapiSummary = v.InferOutput<typeof strapiSummary>;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const strapiDelay = v.object({
  zone: v.picklist(delayZones),
  fromDays: whole,
  toDays: whole,
  cases: whole,
  on: v.pipe(v.string(), v.isoDate()),
});

const strapiCity = v.object({
  ...strapiSummary.entries,
  intro: text,
  practicalText: text,
  faq: listOf(strapiQuestion),
  seo: strapiSeo,
  updatedAt: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null),
  observedDelay: v.fallback(v.nullish(strapiDelay, null), null),
});

/** What lists of cities are made of: facts only, the same in every language. */
export interface CitySummary {
  documentId: string;
  name: string;
  /** Several segments: `pays-de-la-loire/loire-atlantique/nantes`. */
  slug: string;
  inseeCode: string | null;
  postalCodes: string[];
  departmentCode: string | null;
  departmentName: string | null;
  regionName: string | null;
  population: number | null;
  position: Position | null;
}

export interface City {
  summary: CitySummary;
  intro: string | null;
  practicalText: Html | null;
  faq: { id: string; question: string; answer: Html }[];
  seo: Seo;
  /** The day its texts were last changed. */
  updatedOn: string | null;
  /** How long families from here have waited for a proposal; null where too few have. */
  observedDelay: ObservedDelay | null;
}

function toSummary({ latitude, longitude, population, ...facts }: StrapiSummary): CitySummary {
  return { ...facts, population: population && population > 0 ? population : null, position: toPosition(latitude, longitude) };
}

function toCity(raw: v.InferOutput<typeof strapiCity>, locale: Locale, context: ReadContext): City {
  const { intro, practicalText, faq, seo, updatedAt, observedDelay, ...summary } = raw;
  const id = `city-${raw.documentId}`;
  return {
    summary: toSummary(summary),
    intro,
    practicalText: practicalText ? toHtml(practicalText, { id: `${id}-practical`, locale, context }) : null,
    faq: faq.map(({ question, answer }, index) => ({
      id: `question-${index + 1}`,
      question,
      answer: toHtml(answer, { id: `${id}-answer-${index + 1}`, locale, context }),
    })),
    seo: toSeo(seo),
    updatedOn: updatedAt ? todayInParis(Date.parse(updatedAt)) : null,
    observedDelay,
  };
}

const summaryReader: TypeReader<StrapiSummary, CitySummary> = { type: 'city', schema: strapiSummary, toValue: toSummary };
const cityReader: TypeReader<v.InferOutput<typeof strapiCity>, City> = { type: 'city', schema: strapiCity, toValue: toCity };

const summaryFields = Object.keys(strapiSummary.entries).filter((name) => name !== 'documentId');

/** One page of all cities, by name: the same query for every list of the site, so that it is asked for once. */
export function citySummariesQuery(page: number): ContentQuery<Page<CitySummary>> {
  return listQuery(summaryReader, {
    path: '/cities',
    query: { fields: summaryFields, sort: ['name:asc', 'slug:asc'], pagination: { page, pageSize: wholePageSize } },
    locale: contentLocale,
    policy: 'directory',
  });
}

const fixed = { populate: { faq: true, seo: { populate: { image: true } } } };

export function cityQuery(slug: string, locale: Locale): ContentQuery<Version<City> | null> {
  return firstQuery(cityReader, {
    path: '/cities',
    query: { filters: { slug: { $eq: slug } } },
    fixed,
    locale,
    policy: 'directory',
  });
}
