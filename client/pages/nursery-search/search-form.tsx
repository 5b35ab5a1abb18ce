import { Suspense } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Choice, ChoiceGroup } from '../../components/forms/choice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { PlaceInput } from '../../features/place-search/place-input.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery-search.module.css';
import type { Filter, NurserySearchProps, SearchFilters } from './nursery-search-props.ts';
import { RadiusField } from './radius-field.tsx';

const AroundMe = lazyComponent(async () => (await import('../../features/place-search/around-me.tsx')).AroundMe);

/** All criteria in one GET form: it works without JavaScript, and its outcome has an address to share. */
export function SearchForm({ criteria, filters }: Pick<NurserySearchProps, 'criteria' | 'filters'>) {
  const { around, place, radius } = criteria;
  return (
    <SearchField value={place}>
      {around && !place && <input type="hidden" name="autour" value={`${around.latitude},${around.longitude}`} />}
      <div className={styles.first}>
        <RadiusField key={radius} radius={radius} />
        <Suspense>
          <AroundMe />
        </Suspense>
      </div>
      <details className={styles.filters} open={filters.isOpen}>
        <summary className={styles.summary}>{filters.summary}</summary>
        {/* Another search is another form: what was ticked before does not stay. */}
        <Filters key={JSON.stringify(filters)} {...filters} />
      </details>
    </SearchField>
  );
}

function Filters({ questions, work, resetHref }: SearchFilters) {
  const { fields } = useMessages().nurserySearch;
  return (
    <div className={styles.filterGrid}>
      {questions.map((question) => (
        <Question key={question.label} {...question} />
      ))}
      <Field label={work.label} hint={work.hint}>
        {(control) => <PlaceInput {...control} name="travail" defaultValue={work.value} />}
      </Field>
      <p className="cluster">
        <Button type="submit">{fields.apply}</Button>
        {resetHref && (
          <ButtonLink look="text" href={resetHref}>
            {fields.reset}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

function Question(question: Filter) {
  if (question.kind === 'boxes') {
    return (
      <ChoiceGroup id={`filter-${question.options[0]?.name}`} legend={question.label}>
        {question.options.map(({ label, isChosen, ...option }) => (
          <Choice key={label} type="checkbox" {...option} defaultChecked={isChosen}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
    );
  }
  return (
    <Field label={question.label}>
      {(control) => (
        <select {...control} name={question.name} defaultValue={question.options.find(({ isChosen }) => isChosen)?.value}>
          {question.options.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
