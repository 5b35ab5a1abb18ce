import type { Image } from '../../../client/components/content-types.ts';
import type { Breadcrumb } from '../../../client/components/navigation/breadcrumbs.tsx';
import { hasValidSlug, matchRoute } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { routes } from '../../../routes.ts';
import type { Content } from '../../content/content.ts';
import type { LoaderDependencies } from '../../dependencies.ts';
import { runLoader } from '../../loaders/run-loader.ts';

/** What a card is made of, before its picture is fetched. */
export interface CardContent {
  title: string;
  category: string | null;
  locale: Locale;
  image: Image | null;
}

/** Asks a page's own loader what the page is about; null where there is no such page, or none that anybody may share. */
export async function cardOfPage(
  { path, locale }: { path: string; locale: Locale },
  content: Content,
  dependencies: LoaderDependencies,
): Promise<CardContent | null> {
  const match = matchRoute(path);
  if (!match || !hasValidSlug(match) || !routes.find(({ id }) => id === match.id)?.indexable) return null;
  const result = await runLoader(dependencies, { route: match, content, locale });
  if (result.kind !== 'page' || result.isPersonal) return null;
  return {
    title: result.head.title,
    category: categoryOf(result.props),
    locale: result.languages.includes(locale) ? locale : 'fr',
    image: result.head.image ?? null,
  };
}

/** What stands above the page on the way from the home to it; nothing where that is the home itself. */
function categoryOf(props: object): string | null {
  const breadcrumbs: Breadcrumb[] = 'breadcrumbs' in props && Array.isArray(props.breadcrumbs) ? props.breadcrumbs : [];
  return breadcrumbs.slice(1).findLast(({ href }) => href !== null)?.label ?? null;
}
