import { Suspense } from 'react';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { useMessages } from '../../i18n/locale-context.tsx';

const Button = lazyComponent(async () => (await import('./save-button.tsx')).SaveButton);

/**
 * The button of a page whose code leaves it no room: it comes behind. Its words are asked for here, since what a page says is known from
 * its own modules.
 */
function LazySaveButton(props: { slug: string; name: string }) {
  const { saved } = useMessages();
  return (
    <Suspense>
      <Button {...props} texts={saved} />
    </Suspense>
  );
}

/** The button of a nursery. */
export const saveAction = ({ slug, name }: { slug: string; name: string }) => <LazySaveButton slug={slug} name={name} />;
