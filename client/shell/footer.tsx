import { contentPath } from '../../domain/addresses/fixed-path.ts';
import { EmailLink, PhoneLink } from '../components/actions/contact-link.tsx';
import { Frieze } from '../components/shapes.tsx';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import type { ShellProps } from './shell-props.ts';

interface FooterLinkProps {
  href: string;
  label: string;
  pathname: string;
  /** It opens the choices about cookies where there is a script. */
  opensChoices?: boolean;
}

function FooterLink({ href, label, pathname, opensChoices = false }: FooterLinkProps) {
  return (
    <li>
      <a
        className={styles.link}
        data-choices={opensChoices ? '' : undefined}
        href={href}
        aria-current={href === pathname ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  );
}

function Contact({ shell }: { shell: ShellProps }) {
  const messages = useMessages().footer;
  return (
    <address className={styles.contact}>
      <Logo />
      <p className={styles.tagline}>{shell.tagline}</p>
      {shell.contactPhone && <PhoneLink phone={shell.contactPhone} />}
      {shell.contactEmail && <EmailLink email={shell.contactEmail} />}
      {shell.openingText && <p className="muted small">{shell.openingText}</p>}
      {shell.postalAddress && <p className={`muted small ${styles.address}`}>{shell.postalAddress}</p>}
      {shell.socialLinks.length > 0 && (
        <ul className="cluster" aria-label={messages.follow}>
          {shell.socialLinks.map(({ label, href }) => (
            <li key={href}>
              <a className={styles.link} href={href} rel="noopener noreferrer me">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </address>
  );
}

/** The foot of every page: how the team is reached, where everything is, what the law asks for. Written by the worker alone. */
export function Footer({ shell, path, asksConsent }: { shell: ShellProps; path: string; asksConsent: boolean }) {
  const locale = useLocale();
  const { footer: messages, shell: shellMessages } = useMessages();
  const pathname = path.split('?')[0] ?? path;
  const cookies = contentPath('gestion-des-cookies', locale);
  return (
    <footer className={styles.footer}>
      <Frieze />
      <div className={`container ${styles.inner}`}>
        <Contact shell={shell} />
        {shell.columns.map(({ title, links }) => (
          <details key={title} className={styles.column}>
            <summary>
              <h2 className={styles.title}>{title}</h2>
            </summary>
            <ul className="list">
              {links.map((link) => (
                <FooterLink key={link.href + link.label} {...link} pathname={pathname} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className={`container ${styles.end}`}>
        {shell.footerText && <p>{shell.footerText}</p>}
        <ul className={styles.legal} aria-label={messages.legal}>
          {shell.legal
            .filter(({ href }) => href !== cookies)
            .map((link) => (
              <FooterLink key={link.href} {...link} pathname={pathname} />
            ))}
          <FooterLink
            href={cookies}
            label={asksConsent ? shellMessages.manageCookies : messages.cookies}
            pathname={pathname}
            opensChoices={asksConsent}
          />
        </ul>
      </div>
    </footer>
  );
}
