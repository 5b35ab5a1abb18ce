import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import type { NurseryType } from '../../../domain/childcare/nursery-types.ts';
import { nearKilometres } from '../../../domain/distance.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { type NurseryCardProps, NurseryCards } from '../../components/cards/nursery-card.tsx';
import { Field } from '../../components/forms/field.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery-search.module.css';

export interface NurserySearchProps {
  breadcrumbs: Breadcrumb[];
  /** What was asked for; empty where nothing was. */
  place: string;
  type: NurseryType | null;
  /** All of them, in the order of the choice. */
  types: { type: NurseryType; label: string }[];
  outcome: 'empty' | 'unknown' | 'found' | 'near' | 'none-of-type';
  /** The town that was meant, where it has a page. */
  city: { name: string; href: string } | null;
  total: number;
  page: number;
  pageCount: number;
  nurseries: NurseryCardProps[];
}

function useSearchAddress({ place, type }: Pick<NurserySearchProps, 'place' | 'type'>) {
  const path = fixedPath('/trouver-une-creche/recherche', useLocale());
  return (page: number) =>
    `${path}?${new URLSearchParams({ lieu: place, ...(type && { type }), ...(page > 1 && { page: String(page) }) })}`;
}

/** The nurseries of a place. */
export function NurserySearchPage(props: NurserySearchProps) {
  const { breadcrumbs, place, type, types, city, page, pageCount, nurseries } = props;
  const { nurserySearch: search } = useMessages();
  const hrefFor = useSearchAddress(props);
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={search.title}>
        <SearchField value={place}>
          <TypeField type={type} types={types} />
        </SearchField>
      </PageHeader>
      <Section>
        <div className={`stack ${styles.outcome}`}>
          <Outcome {...props} />
          {city && (
            <p>
              <ButtonLink look="text" href={city.href}>
                {search.cityPage(city.name)}
              </ButtonLink>
            </p>
          )}
        </div>
        {nurseries.length > 0 && (
          <>
            <NurseryCards nurseries={nurseries} />
            <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
            <p className={`muted small ${styles.order}`}>{search.order}</p>
          </>
        )}
      </Section>
      <NextStep audience="famille" />
    </PageFrame>
  );
}

function TypeField({ type, types }: Pick<NurserySearchProps, 'type' | 'types'>) {
  const { nurserySearch: search } = useMessages();
  return (
    <Field label={search.type} className={styles.type}>
      {(control) => (
        <select {...control} key={type} name="type" defaultValue={type ?? ''}>
          <option value="">{search.anyType}</option>
          {types.map(({ type: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What was found, or how to go on where nothing was. */
function Outcome({ place, type, types, outcome, city, total }: NurserySearchProps) {
  const { nurserySearch: search } = useMessages();
  const locale = useLocale();
  const withoutType = useSearchAddress({ place, type: null })(1);
  if (outcome === 'found') return <h2>{search.found(total, place)}</h2>;
  if (outcome === 'near') return <h2>{search.foundNear(city?.name ?? place, nearKilometres)}</h2>;
  if (outcome === 'none-of-type') {
    return (
      <>
        <h2>{search.noneOfType(types.find((one) => one.type === type)?.label ?? '')}</h2>
        <p>
          {search.noneOfTypeHelp} <a href={withoutType}>{search.allTypes}</a>
        </p>
      </>
    );
  }
  return (
    <>
      <h2>{outcome === 'empty' ? search.empty : search.unknown(place)}</h2>
      <p>{outcome === 'empty' ? search.emptyHelp : search.unknownHelp}</p>
      <p>{search.networkHelp}</p>
      <p>
        <ButtonLink look="secondary" href={fixedPath('/creches-par-ville', locale)}>
          {search.allCities}
        </ButtonLink>
      </p>
    </>
  );
}
