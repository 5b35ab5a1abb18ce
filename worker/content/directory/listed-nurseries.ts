import * as v from 'valibot';
import { type Answer, type ItemStates, toAnswer, toItemStates } from '../../../domain/childcare/items.ts';
import { toWeekHours, type WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { listOf, optionalNumber, optionalText, strapiMedia, textList, toImage } from '../strapi/strapi-schemas.ts';
import { meaningful, type NurserySummary, strapiSummary, toSummary } from './nurseries.ts';

const text = v.fallback(optionalText, null);

/** What the finder and the site search know of a nursery. */
export const strapiListedNursery = v.object({
  ...strapiSummary.entries,
  manager: text,
  network: text,
  street: text,
  openingHours: listOf(v.object({ weekday: v.string(), opens: v.fallback(v.string(), ''), closes: v.fallback(v.string(), '') })),
  items: v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  disabilityWelcome: text,
  hourlyPrice: v.fallback(optionalNumber, null),
  pedagogy: text,
  languages: textList,
  description: text,
  photos: listOf(strapiMedia),
});
export type StrapiListedNursery = v.InferOutput<typeof strapiListedNursery>;

/** A nursery as the finder lists, filters and compares it; all facts, the same in every language. */
export interface ListedNursery extends NurserySummary {
  items: ItemStates;
  hours: WeekHours | null;
  disabilityWelcome: Answer;
  /** What an hour costs a family where the nursery sets its own tariff, in euros. */
  hourlyPrice: number | null;
  /** The first of its pictures, which stands beside its name; null where it has none. */
  photo: { source: string; tint?: number } | null;
}

/** The facts of a nursery that the finder shows. */
export function toListedNursery(raw: StrapiListedNursery): ListedNursery {
  return {
    ...toSummary(raw),
    items: toItemStates(raw.items),
    hours: toWeekHours(raw.openingHours),
    disabilityWelcome: toAnswer(raw.disabilityWelcome),
    hourlyPrice: raw.hourlyPrice,
    photo: firstPhoto(raw.photos),
  };
}

function firstPhoto(photos: StrapiListedNursery['photos']): ListedNursery['photo'] {
  const [image] = photos.map(toImage).filter((photo) => photo !== null);
  return image ? { source: image.source, ...(image.tint !== undefined && { tint: image.tint }) } : null;
}

/** What is said of a nursery, for finding it by its words. */
export function textOfNursery({ description, pedagogy, languages }: StrapiListedNursery): string {
  return [meaningful(description), pedagogy, languages.join(', ')].filter(Boolean).join('\n');
}
