import { Suspense } from 'react';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { useMessages } from '../../i18n/locale-context.tsx';

const Link = lazyComponent(async () => (await import('./saved-link.tsx')).SavedLink);

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
