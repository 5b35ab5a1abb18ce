import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';

const load = () => import('./save-button.tsx').then((module) => ({ default: module.SaveButton }));
const loadLink = () => import('./saved-link.tsx').then((module) => ({ default: module.SavedLink }));
/** Their words are asked for here: what a page says is known from its own modules, and not from those that come behind it. */
/** In the worker they are there from the start; in the browser their chunks hydrate what stands there. */
const Link = import.meta.env.SSR ? (await loadLink()).default : lazy(loadLink);
const Button = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The button that keeps a nursery, whose code comes behind its page. */
export function LazySaveButton(props: { slug: string; name: string }) {
  const { saved } = useMessages();
  return (
    <Suspense>
      <Button {...props} text={saved.save} />
    </Suspense>
  );
}

/** The way to the nurseries that were kept, in the same way. */
export function LazySavedLink(props: { path: string }) {
  const { saved } = useMessages();
  return (
    <Suspense>
      <Link {...props} texts={saved} />
    </Suspense>
  );
}
