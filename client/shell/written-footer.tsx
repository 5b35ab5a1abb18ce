import { type MouseEvent, useEffect, useRef, useState } from 'react';
// What the worker writes into it needs its styles on every page.
import '../components/actions/contact-link.module.css';
import '../components/shapes.module.css';
import { openChoices } from '../features/consent/open-choices.ts';
import styles from './footer.module.css';

/** The footer as it stands in the document: of all its links none changes, but for which of them leads to the page itself. */
export function WrittenFooter({ path, asksConsent }: { path: string; asksConsent: boolean }) {
  const footer = useRef<HTMLElement>(null);
  // React takes it over as it is; where it has to begin anew after a crash, it writes the same again.
  const [html] = useState(() => document.querySelector('body > footer')?.innerHTML ?? '');
  useEffect(() => {
    const [pathname] = path.split('?');
    for (const link of footer.current?.querySelectorAll('a') ?? [])
      link.ariaCurrent = link.getAttribute('href') === pathname ? 'page' : null;
  }, [path]);
  function open(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('[data-choices]')) openChoices(event);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to a link inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser makes clicks of keys
    <footer
      ref={footer}
      className={styles.footer}
      onClick={asksConsent ? open : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the worker has written
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
