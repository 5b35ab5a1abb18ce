import { type TidyLink, tidyLink, tidyLinksIn } from '../../addresses/link-problem';
import type { Model, Models } from '../../queries/query-problem';
import { type Field, type FieldProblem, visitFields } from '../visit-fields';

/** Mends the links of what is being saved, in its own fields and in its texts; names the first that leads nowhere. */
export function tidyLinksOf(
  entry: Record<string, unknown>,
  model: Model,
  { models, ...context }: { models: Models; siteUrl: string; isPage(path: string): boolean },
): FieldProblem | null {
  const tidy = (href: string): TidyLink => tidyLink(href, context);
  return visitFields(entry, model, {
    models,
    visit({ name, attribute, value, set }: Field) {
      if (typeof value !== 'string') return null;
      if (attribute.type === 'richtext') {
        const tidied = tidyLinksIn(value, tidy);
        if ('sentence' in tidied) return tidied.sentence;
        if (tidied.text !== value) set(tidied.text);
      } else if (name === 'href') {
        const tidied = tidy(value);
        if ('sentence' in tidied) return tidied.sentence;
        if (tidied.href !== value) set(tidied.href);
      }
      return null;
    },
  });
}
