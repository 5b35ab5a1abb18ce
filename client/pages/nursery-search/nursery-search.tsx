import { Suspense } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { CallToAction } from '../../blocks/call-to-action.tsx';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { LazySavedLink } from '../../features/saved-nurseries/lazy-saved-link.tsx';
import { useLocale } from '../../i18n/locale-context.tsx';
import styles from './nursery-search.module.css';
import type { NurserySearchProps } from './nursery-search-props.ts';
import { Outcome } from './outcome.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';

const Comparison = lazyComponent(async () => (await import('./comparison.tsx')).Comparison);

/** The finder: where and what, then the nurseries that fit, in a list and on a map. */
export function NurserySearchPage(props: NurserySearchProps) {
  const { breadcrumbs, title, criteria, filters, outcome, results, comparison, order, nextStep } = props;
  const path = fixedPath('/trouver-une-creche/recherche', useLocale());
  const isSelection = criteria.selection.length > 0;
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title}>
        <SearchForm criteria={criteria} filters={filters} />
        {!isSelection && <LazySavedLink path={path} />}
      </PageHeader>
      <Section>
        <div className={`stack ${styles.outcome}`}>
          <Outcome outcome={outcome} />
        </div>
        {isSelection && (
          <Suspense>
            <Comparison comparison={comparison} nurseries={results?.nurseries ?? []} />
          </Suspense>
        )}
        {results && results.total > 0 && (
          <>
            <Results results={results} />
            <section className={`muted small ${styles.order}`}>
              <h2 className={styles.orderTitle}>{order.title}</h2>
              <p>
                {order.text} <a href={order.href}>{order.more}</a>
              </p>
            </section>
          </>
        )}
      </Section>
      <CallToAction block={nextStep} />
    </PageFrame>
  );
}
