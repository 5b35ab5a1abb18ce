import { contentPath, fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { PlaceLinks } from '../../components/cards/place-links.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { ChoiceLinks } from '../../components/navigation/choice-links.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './cities.module.css';

export interface CityRegion {
  /** Anchor on the page. */
  id: string;
  name: string;
  departments: { name: string; code: string | null; cities: { name: string; href: string; count: number }[] }[];
}

export interface CitiesProps {
  breadcrumbs: Breadcrumb[];
  /** What the list is filtered by; empty where it is whole. */
  query: string;
  cityCount: number;
  nurseryCount: number;
  regions: CityRegion[];
}

/** All towns by region and department. */
export function CitiesPage({ breadcrumbs, query, cityCount, nurseryCount, regions }: CitiesProps) {
  const { cities } = useMessages();
  const path = fixedPath('/creches-par-ville', useLocale());
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={cities.title} intro={cities.intro}>
        <SearchField value={query} target={{ ...cities.filter, action: path, name: 'q' }} />
        {!query && regions.length > 1 && (
          <details>
            <summary className={styles.jump}>{cities.regions}</summary>
            <ChoiceLinks
              label={cities.regions}
              choices={regions.map(({ id, name }) => ({ label: name, href: `#${id}`, current: false }))}
            />
          </details>
        )}
      </PageHeader>
      <Section>
        {query ? (
          <div className={`cluster ${styles.summary}`}>
            <p role="status">{cityCount ? cities.found(cityCount, query) : cities.none(query)}</p>
            <ButtonLink look="text" href={path}>
              {cities.filter.clear}
            </ButtonLink>
          </div>
        ) : (
          <p className={`muted ${styles.summary}`}>{cityCount ? cities.summary(cityCount, nurseryCount) : cities.empty}</p>
        )}
        {query && !cityCount && <NoCity />}
        <div className={styles.regions}>
          {regions.map((region) => (
            <Region key={region.id} region={region} />
          ))}
        </div>
      </Section>
      <NextStep audience="famille" />
    </PageFrame>
  );
}

function NoCity() {
  const { cities } = useMessages();
  const contact = contentPath('contact', useLocale());
  return (
    <div className="stack">
      <p>{cities.noneHelp}</p>
      <ButtonLink look="secondary" href={contact}>
        {cities.contact}
      </ButtonLink>
    </div>
  );
}

function Region({ region }: { region: CityRegion }) {
  const { cities } = useMessages();
  return (
    <section className={`stack ${styles.region}`} aria-labelledby={region.id}>
      <h2 id={region.id}>{region.name}</h2>
      {region.departments.map(({ name, code, cities: towns }) => (
        <div key={name}>
          <h3 className={styles.department}>
            {name} {code && <span className="muted">{code}</span>}
          </h3>
          <PlaceLinks places={towns.map(({ count, ...town }) => ({ ...town, note: cities.nurseries(count) }))} />
        </div>
      ))}
    </section>
  );
}
