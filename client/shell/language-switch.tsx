import { locales, localizePath, splitLocale } from '../../domain/locale.ts';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';
import styles from './language-switch.module.css';

/** The same page in the other language. `data-locale` lets the client remember an explicit choice. */
export function LanguageSwitch({ path }: { path: string }) {
  const current = useLocale();
  const { shell } = useMessages();
  const french = splitLocale(path).path;
  return (
    <ul className={styles.languages} aria-label={shell.language}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            className={styles.language}
            href={localizePath(french, locale)}
            hrefLang={locale}
            lang={locale}
            data-locale={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <span className="visually-hidden">{shell.languages[locale]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
