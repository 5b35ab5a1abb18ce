import { type ComponentProps, lazy, Suspense } from 'react';

const load = () => import('./save-button.tsx').then((module) => ({ default: module.SaveButton }));
const loadLink = () => import('./saved-link.tsx').then((module) => ({ default: module.SavedLink }));
/** In the worker they are there from the start; in the browser their chunks hydrate what stands there. */
const Link = import.meta.env.SSR ? (await loadLink()).default : lazy(loadLink);
const Button = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The button that keeps a nursery, whose code comes behind its page. */
export function LazySaveButton(props: ComponentProps<typeof Button>) {
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  );
}

/** The way to the nurseries that were kept, in the same way. */
export function LazySavedLink(props: ComponentProps<typeof Link>) {
  return (
    <Suspense>
      <Link {...props} />
    </Suspense>
  );
}
