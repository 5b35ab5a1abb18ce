import type { Choice } from '../../../client/components/navigation/choice-links.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Audience, RouteId } from '../../../routes.ts';
import type { LoaderContext } from '../loader.ts';

/** Links to the same list for each audience, the shown one marked. */
export function categoryChoices(
  id: RouteId,
  { categories, current }: { categories: readonly Audience[]; current: Audience },
  { messages, locale }: Pick<LoaderContext, 'messages' | 'locale'>,
): Choice[] {
  return categories.map((category) => ({
    label: messages.common.audiences[category],
    href: pathTo(id, { category }, locale),
    current: category === current,
  }));
}
