import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { brandName } from '../../../domain/brand.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { ButtonLink } from '../actions/button-link.tsx';

/** What replaces a page that breaks in the browser; the frame around it stays. A navigation that ends here has failed. */
export function CrashScreen() {
  const locale = useLocale();
  const { common, shell } = useMessages();
  return (
    <div className="container section stack" role="alert" data-crash>
      <h1>{common.crash}</h1>
      <ButtonLink href={fixedPath('/', locale)}>{shell.homeLink(brandName)}</ButtonLink>
    </div>
  );
}
