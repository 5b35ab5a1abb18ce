import type { Image } from '../../../client/components/content-types.ts';
import type { Breadcrumb } from '../../../client/components/navigation/breadcrumbs.tsx';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { hasValidSlug, matchRoute } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { fallbackViewport } from '../../../domain/viewport.ts';
import { type RouteId, routes } from '../../../routes.ts';
import { nobody } from '../../accounts/account-access.ts';
import type { Content } from '../../content/content.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Loader } from '../../loaders/loader.ts';
import { loaders } from '../../loaders/loaders.ts';

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
  { config, search, clock }: Pick<Dependencies, 'config' | 'search' | 'clock'>,
): Promise<CardContent | null> {
  const match = matchRoute(path);
  if (!match || !hasValidSlug(match) || !routes.find(({ id }) => id === match.id)?.indexable) return null;
  const loader: Loader<RouteId> = loaders[match.id] as Loader<RouteId>;
  const result = await loader({
    content,
    locale,
    messages: messagesOf(locale),
    params: match.params,
    query: new URLSearchParams(),
    config,
    search,
    now: clock(),
    viewport: () => fallbackViewport,
    receipt: null,
    formReply: null,
    account: nobody,
  });
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
