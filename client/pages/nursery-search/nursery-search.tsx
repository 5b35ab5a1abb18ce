import { Suspense } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { CallToAction } from '../../blocks/call-to-action.tsx';
import { classNames } from '../../components/class-names.ts';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { LazySavedLink } from '../../features/saved-nurseries/lazy-saved-link.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { Chips } from './chips.tsx';
import styles from './nursery-search.module.css';
import type { NurserySearchProps } from './nursery-search-props.ts';
import { OutcomeHead, OutcomeLinks } from './outcome.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';

const Comparison = lazyComponent(async () => (await import('./comparison.tsx')).Comparison);

const AroundMe = lazyComponent(async () => (await import('../../features/place-search/around-me.tsx')).AroundMe);

/** The finder: a search of one line, then at once the nurseries that were found, in a list and on a map. */
export function NurserySearchPage(props: NurserySearchProps) {
  const { breadcrumbs, title, criteria, filters, outcome, results, comparison, order, nextStep } = props;
  const { chips } = useMessages().nurserySearch;
  const path = fixedPath('/trouver-une-creche/recherche', useLocale());
  const isSelection = criteria.selection.length > 0;
  const isFound = results !== null && results.total > 0;
  return (
    <PageFrame>
      <div className={classNames('tone-teal', styles.top)}>
        <div className="container no-print">
          <Breadcrumbs items={breadcrumbs} />
        </div>
      </div>
      <div className={classNames('tone-teal', styles.search)}>
        <div className="container">
          {/* Another search is another form: what was chosen before does not stay, and its sheet is closed. */}
          <SearchForm key={JSON.stringify(criteria)} criteria={criteria} filters={filters} isFound={results !== null} />
        </div>
      </div>
      <div className={classNames('container', styles.outcome)}>
        <Chips label={chips} chips={filters.chips} />
        <OutcomeHead outcome={outcome} title={isSelection ? title : null}>
          {!isSelection && <LazySavedLink path={path} />}
          {results === null && (
            <Suspense>
              <AroundMe />
            </Suspense>
          )}
        </OutcomeHead>
        {isSelection && (
          <Suspense>
            <Comparison comparison={comparison} nurseries={results?.nurseries ?? []} />
          </Suspense>
        )}
        {isFound && <Results results={results} />}
        <OutcomeLinks outcome={outcome} />
        {isFound && (
          <section className={`muted small ${styles.more}`}>
            <h2 className="small">{order.title}</h2>
            <p>
              {order.text} <a href={order.href}>{order.more}</a>
            </p>
          </section>
        )}
      </div>
      <CallToAction block={nextStep} />
    </PageFrame>
  );
}
