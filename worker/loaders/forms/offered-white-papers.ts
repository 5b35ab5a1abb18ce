import type { OfferedWhitePaper } from '../../../client/features/forms/white-paper/offered-white-paper.ts';
import { type Audience, whitePaperCategories } from '../../../routes.ts';
import { allTranslations, secondaryList, shownIn } from '../../content/lists.ts';
import { joinSecondary, mapSecondary, type Secondary } from '../../content/secondary.ts';
import { whitePapersQuery } from '../../content/white-papers/white-papers.ts';
import type { LoaderContext } from '../loader.ts';

/** The white papers that a form offers: those of its audience, or all where that has none of its own. */
export async function offeredWhitePapers(
  audience: Audience | null,
  { content, locale }: LoaderContext,
): Promise<Secondary<OfferedWhitePaper[]>> {
  const ofAudience = whitePaperCategories.filter((category) => category === audience);
  const categories = ofAudience.length ? ofAudience : whitePaperCategories;
  const lists = await Promise.all(
    categories.map((category) =>
      secondaryList(content, locale, {
        query: (language) => whitePapersQuery({ category, limit: allTranslations.pageSize }, language),
        identity: ({ documentId }) => documentId,
      }),
    ),
  );
  return mapSecondary(joinSecondary(lists), (allLists) =>
    (allLists ?? []).flatMap((items) =>
      (items ?? []).map((item) => {
        const { slug, title, lang } = shownIn(locale, item);
        return { slug, title, lang };
      }),
    ),
  );
}
