import { contentPath, fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { StatusScreen } from '../../components/failure/status-screen.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { Large404 } from './large-404.tsx';
import styles from './not-found.module.css';

export type NotFoundProps = Record<string, never>;

/** The not-found screen of the specification: its heading, the large 404 above it, the way back home; a search, and what most people look for. */
export function NotFoundPage(_: NotFoundProps) {
  const locale = useLocale();
  const { errors, siteSearch, specification } = useMessages();
  const { label, placeholder, submit } = siteSearch;
  const likely = [
    { text: errors.likelyPages.finder, href: fixedPath('/trouver-une-creche', locale) },
    { text: errors.likelyPages.cost, href: contentPath('cout-place-en-creche', locale) },
    { text: errors.likelyPages.followUp, href: fixedPath('/suivi-de-demande', locale) },
    { text: errors.likelyPages.contact, href: contentPath('contact', locale) },
  ];
  return (
    <StatusScreen title={specification.notFoundTitle} drawing={(className) => <Large404 className={className} />}>
      <SearchField target={{ label, placeholder, submit, action: fixedPath('/recherche', locale), name: 'q' }} />
      <ButtonLink href={fixedPath('/', locale)}>{specification.notFoundBack}</ButtonLink>
      <ul className={`cluster ${styles.likely}`}>
        {likely.map(({ text, href }) => (
          <li key={href}>
            <ButtonLink look="text" href={href}>
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </StatusScreen>
  );
}
