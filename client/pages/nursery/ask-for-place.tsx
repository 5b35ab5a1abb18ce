import { employerKitPath } from '../../../domain/forms/employer-kit.ts';
import { localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { EmailLink, PhoneLink } from '../../components/actions/contact-link.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useShell } from '../../shell/shell-context.tsx';
import styles from './nursery.module.css';

interface AskForPlaceProps {
  slug: string;
  href: string;
  /** Of the network's desk; where a nursery names none, the site's own. */
  phone: string | null;
  email: string | null;
}

/** How to ask for a place: what happens, under which condition, and who answers. */
export function AskForPlace({ slug, href, phone, email }: AskForPlaceProps) {
  const { ask } = useMessages().nursery;
  const shell = useShell();
  const desk = phone || email ? { phone, email } : { phone: shell.contactPhone, email: shell.contactEmail };
  return (
    <aside className={`surface padded stack ${styles.ask}`} aria-labelledby="demander">
      <h2 id="demander">{ask.title}</h2>
      <ol className={`no-print ${styles.askSteps}`}>
        {ask.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.condition}>{ask.condition}</p>
      <p className="no-print">
        <ButtonLink href={href}>{ask.action}</ButtonLink>
      </p>
      <p className="no-print">
        <ButtonLink look="text" href={`${localizePath(employerKitPath, useLocale())}?creche=${slug}`}>
          {ask.employer}
        </ButtonLink>
      </p>
      <div className={styles.desk}>
        <p className="small">{ask.desk}</p>
        {desk.phone && <PhoneLink phone={desk.phone} />}
        {desk.email && <EmailLink email={desk.email} />}
      </div>
    </aside>
  );
}
