import { type ChangeEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { FinderCount } from '../../../domain/places/criteria/finder-count.ts';
import { radii } from '../../../domain/places/radii.ts';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Field } from '../../components/forms/field.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { PlaceInput } from '../../features/place-search/place-input.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import type { NurserySearchProps, SearchFilters } from './nursery-search-props.ts';
import { Question } from './question.tsx';
import styles from './search-form.module.css';

const AroundMe = lazyComponent(async () => (await import('../../features/place-search/around-me.tsx')).AroundMe);

interface SearchFormProps extends Pick<NurserySearchProps, 'criteria' | 'filters'> {
  /** Something was searched for: until then the way around the reader is offered beside the form. */
  isFound: boolean;
}

/**
 * All criteria in one GET form, which is one line: it works without JavaScript, and its outcome has an address to share. What there is
 * no room for is in a sheet, which says what it would find before it is sent; a choice in the line itself is sent at once.
 */
export function SearchForm({ criteria, filters, isFound }: SearchFormProps) {
  const { fields } = useMessages().nurserySearch;
  const { around, place, radius } = criteria;
  const [count, setCount] = useState<FinderCount | null>(null);
  const sheet = useClosedByEscape();

  async function follow({ target, currentTarget: form }: ChangeEvent<HTMLFormElement>) {
    const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (isTyped) return;
    const { afterChange } = await import('./after-change.ts');
    afterChange(form, setCount);
  }

  return (
    <div className={styles.line}>
      <SearchField value={place} isInLine onChange={follow}>
        {around && !place && <input type="hidden" name="autour" value={`${around.latitude},${around.longitude}`} />}
        <div className={styles.quick}>
          <Field label={fields.radius}>
            {(control) => (
              <select {...control} name="rayon" defaultValue={radius}>
                {radii.map((kilometres) => (
                  <option key={kilometres} value={kilometres}>
                    {fields.kilometres(kilometres)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {filters.quick.map((question) => (
            <Question key={question.label} {...question} />
          ))}
        </div>
        <details ref={sheet} className={styles.filters}>
          <summary className={styles.summary}>
            <span className={styles.closed}>
              <Icon path={icons.filters} size={20} />
              {filters.summary}
            </span>
            <span className={styles.opened}>
              <Icon path={icons.close} size={20} />
              {fields.close}
            </span>
          </summary>
          <Sheet filters={filters} count={count} isFound={isFound} />
        </details>
      </SearchField>
    </div>
  );
}

/** A sheet that Escape closes, as it does dialogs; its button has the focus again. A list of places in it closes first. */
function useClosedByEscape(): RefObject<HTMLDetailsElement | null> {
  const sheet = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close({ key, defaultPrevented }: KeyboardEvent) {
      const { current } = sheet;
      if (key !== 'Escape' || defaultPrevented || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    }
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return sheet;
}

interface SheetProps {
  filters: SearchFilters;
  count: FinderCount | null;
  isFound: boolean;
}

function Sheet({ filters: { questions, work, resetHref }, count, isFound }: SheetProps) {
  const {
    nurserySearch: { fields },
    placeSearch,
  } = useMessages();
  return (
    <div className={styles.sheet}>
      <div className={styles.questions}>
        <Field label={work.label} hint={work.hint}>
          {(control) => <PlaceInput {...control} name="travail" defaultValue={work.value} />}
        </Field>
        <Question {...work.order} />
        {questions.map((question) => (
          <Question key={question.kind === 'select' ? question.name : question.options[0]?.name} {...question} />
        ))}
        {isFound && (
          <Suspense>
            <AroundMe texts={placeSearch} />
          </Suspense>
        )}
      </div>
      <p className={styles.send}>
        <Button type="submit">
          <span aria-live="polite">{count?.total == null ? fields.apply : fields.show(count.total, count.isMore)}</span>
        </Button>
        {resetHref && (
          <ButtonLink look="text" href={resetHref}>
            {fields.reset}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
