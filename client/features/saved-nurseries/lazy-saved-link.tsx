import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';

const load = () => import('./saved-link.tsx').then((module) => ({ default: module.SavedLink }));
/** In the worker it is there from the start; in the browser its chunk hydrates what stands there. */
const Link = import.meta.env.SSR ? (await load()).default : lazy(load);

/**
 * The way to the nurseries that were kept, whose code comes behind its page. Its words are asked for here: what a page says is
 * known from its own modules, and not from those that come behind it.
 */
export function LazySavedLink(props: { path: string }) {
  const { saved } = useMessages();
  return (
    <Suspense>
      <Link {...props} texts={saved} />
    </Suspense>
  );
}
