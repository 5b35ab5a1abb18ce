import * as v from 'valibot';
import { type Answer, type ItemStates, toAnswer, toItemStates } from '../../../domain/childcare/items.ts';
import { optionalText, textList } from '../strapi/strapi-schemas.ts';
import { type ComparedNursery, meaningful, strapiCompared, toCompared } from './nurseries.ts';

const text = v.fallback(optionalText, null);

/** What the finder and the site search know of a nursery. */
export const strapiListedNursery = v.object({
  ...strapiCompared.entries,
  manager: text,
  network: text,
  street: text,
  items: v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  disabilityWelcome: text,
  pedagogy: text,
  languages: textList,
  description: text,
});
export type StrapiListedNursery = v.InferOutput<typeof strapiListedNursery>;

/** A nursery as the finder lists, filters and compares it; all facts, the same in every language. */
export interface ListedNursery extends ComparedNursery {
  items: ItemStates;
  disabilityWelcome: Answer;
}

/** The facts of a nursery that the finder shows. */
export function toListedNursery(raw: StrapiListedNursery): ListedNursery {
  return {
    ...toCompared(raw),
    items: toItemStates(raw.items),
    disabilityWelcome: toAnswer(raw.disabilityWelcome),
  };
}

/** What is said of a nursery, for finding it by its words. */
export function textOfNursery({ description, pedagogy, languages }: StrapiListedNursery): string {
  return [meaningful(description), pedagogy, languages.join(', ')].filter(Boolean).join('\n');
}
