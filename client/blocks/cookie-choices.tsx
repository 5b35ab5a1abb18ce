import { Button } from '../components/actions/button.tsx';
import type { Html } from '../components/content-types.ts';
import { HtmlBody } from '../components/html.tsx';
import { Section } from '../components/section.tsx';
import { openChoices } from '../features/consent/open-choices.ts';
import { useMessages } from '../i18n/locale-context.tsx';
import { useShell } from '../shell/shell-context.tsx';
import styles from './blocks.module.css';

export interface CookieChoicesBlock {
  type: 'cookie-choices';
  title: string;
  /** Where readers are asked for their consent. */
  body: Html;
  /** Where nothing needs consent. */
  bodyWithout: Html;
}

/** What is chosen about cookies, and a button to choose again; where nothing needs consent, that. */
export function CookieChoices({ block }: { block: CookieChoicesBlock }) {
  const { shell } = useMessages();
  const { asksConsent } = useShell();
  return (
    <Section>
      <div className="split">
        <h2 className={styles.marginTitle}>{block.title}</h2>
        <div>
          <HtmlBody body={asksConsent ? block.body : block.bodyWithout} className="prose" />
          {asksConsent && (
            <Button className={styles.after} data-needs-script onClick={openChoices}>
              {shell.manageCookies}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
