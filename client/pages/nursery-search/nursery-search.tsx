import { Suspense } from 'react';
import { CallToAction } from '../../blocks/call-to-action.tsx';
import { classNames } from '../../components/class-names.ts';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { Chips } from './chips.tsx';
import styles from './nursery-search.module.css';
import type { NurserySearchProps } from './nursery-search-props.ts';
import { OutcomeHead, OutcomeLinks } from './outcome.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';

const AroundMe = lazyComponent(async () => (await import('../../features/place-search/around-me.tsx')).AroundMe);

/** The finder: a search of one line, then at once the nurseries that were found, in a list and on a map. */
export function NurserySearchPage(props: NurserySearchProps) {
  const { breadcrumbs, criteria, filters, outcome, results, order, nextStep } = props;
  const {
    nurserySearch: { chips },
    placeSearch,
  } = useMessages();
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
        <OutcomeHead outcome={outcome}>
          {results === null && (
            <Suspense>
              <AroundMe texts={placeSearch} />
            </Suspense>
          )}
        </OutcomeHead>
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
