import { useEffect, useState } from 'react';
import { type Locale, localizePath, splitLocale } from '../../domain/locale.ts';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';
import styles from './language-banner.module.css';

/** The language the reader has chosen before, or null. */
export function chosenLanguage(cookies: string): Locale | null {
  const language = /(?:^|; )locale=(fr|en)(?:;|$)/.exec(cookies)?.[1];
  return language === 'fr' || language === 'en' ? language : null;
}

/** Offers the page in the language chosen before, where it is another one. Only the browser knows, so that it is not in the page. */
export function LanguageBanner({ path }: { path: string }) {
  const locale = useLocale();
  const { shell } = useMessages();
  const [offered, setOffered] = useState<Locale | null>(null);
  useEffect(() => {
    const chosen = chosenLanguage(document.cookie);
    setOffered(chosen === locale ? null : chosen);
  }, [locale]);
  if (!offered) return null;
  return (
    <aside className={styles.banner} aria-label={shell.language}>
      <a href={localizePath(splitLocale(path).path, offered)} lang={offered} hrefLang={offered} data-locale={offered}>
        {shell.read[offered]}
      </a>
      <button type="button" data-locale={locale} onClick={() => setOffered(null)}>
        {shell.stay}
      </button>
    </aside>
  );
}
