import type { InLanguage } from '../../components/content-types.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './site-map.module.css';

export interface SiteMapLink extends InLanguage {
  label: string;
  href: string;
  /** Pages below this one. */
  links?: SiteMapLink[];
}

export interface SiteMapGroup {
  /** Null where the title of the section says it all. */
  title: string | null;
  /** The page that lists the links of the group, where there is one. */
  href?: string;
  links: SiteMapLink[];
}

export interface SiteMapSection {
  /** Anchor on the page. */
  id: string;
  title: string;
  groups: SiteMapGroup[];
}

export interface SiteMapProps {
  breadcrumbs: Breadcrumb[];
  sections: SiteMapSection[];
}

/** The whole tree of the site. */
export function SiteMapPage({ breadcrumbs, sections }: SiteMapProps) {
  const { siteMap } = useMessages();
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={siteMap.title} intro={siteMap.intro}>
        <nav aria-label={siteMap.sections}>
          <ul className={`cluster phone-row ${styles.jumps}`}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <Section>
        {sections.map(({ id, title, groups }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <div className={styles.groups}>
              {groups.map((group) => (
                <Group key={group.title} group={group} />
              ))}
            </div>
          </section>
        ))}
      </Section>
      <NextStep audience="famille" />
    </PageFrame>
  );
}

function Group({ group: { title, href, links } }: { group: SiteMapGroup }) {
  return (
    <div className={styles.group}>
      {title && <h3>{href ? <a href={href}>{title}</a> : title}</h3>}
      {links.length > 0 && <Links links={links} />}
    </div>
  );
}

function Links({ links }: { links: SiteMapLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, lang, links: below = [] }) => (
        <li key={href}>
          <a href={href} lang={lang}>
            {label}
          </a>
          {below.length > 0 && <Links links={below} />}
        </li>
      ))}
    </ul>
  );
}
