import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { StatusScreen } from '../../components/failure/status-screen.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { Large404 } from './large-404.tsx';

export type NotFoundProps = Record<string, never>;

/** The not-found screen of the specification: its heading, the large 404 behind it, the way back home. */
export function NotFoundPage(_: NotFoundProps) {
  const locale = useLocale();
  const { specification } = useMessages();
  return (
    <StatusScreen title={specification.notFoundTitle} drawing={(className) => <Large404 className={className} />}>
      <ButtonLink href={fixedPath('/', locale)}>{specification.notFoundBack}</ButtonLink>
    </StatusScreen>
  );
}
