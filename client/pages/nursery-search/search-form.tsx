import { items } from '../../../domain/childcare/items.ts';
import { nurseryTypes, tariffModes } from '../../../domain/childcare/nursery-types.ts';
import { itemNames } from '../../../domain/places/criteria.ts';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Choice, ChoiceGroup } from '../../components/forms/choice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { AroundMe } from '../../features/place-search/around-me.tsx';
import { PlaceInput } from '../../features/place-search/place-input.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery-search.module.css';
import type { NurserySearchProps } from './nursery-search-props.ts';
import { RadiusField } from './radius-field.tsx';

/** Ages a child may have on its first day, in months. */
const ages = [2, 3, 6, 9, 12, 18, 24, 30, 36, 48, 60];

type SearchFormProps = Pick<NurserySearchProps, 'criteria' | 'filters'>;

/** All criteria in one GET form: it works without JavaScript, and its outcome has an address to share. */
export function SearchForm({ criteria, filters }: SearchFormProps) {
  const { fields } = useMessages().nurserySearch;
  const { around } = criteria;
  const { count } = filters;
  return (
    <SearchField value={criteria.place}>
      {around && !criteria.place && <input type="hidden" name="autour" value={`${around.latitude},${around.longitude}`} />}
      <div className={styles.first}>
        <RadiusField key={criteria.radius} radius={criteria.radius} />
        <AroundMe />
      </div>
      <details className={styles.filters} open={count > 0}>
        <summary className={styles.summary}>{fields.filters(count)}</summary>
        {/* Another search is another form: what was ticked before does not stay. */}
        <Filters key={JSON.stringify(criteria)} criteria={criteria} filters={filters} />
      </details>
    </SearchField>
  );
}

function Filters({ criteria, filters }: SearchFormProps) {
  const { nurserySearch, nurseryTypes: typeLabels } = useMessages();
  const { fields } = nurserySearch;
  return (
    <div className={styles.filterGrid}>
      <ChoiceGroup id="filter-types" legend={fields.types}>
        {nurseryTypes.map((type) => (
          <Choice key={type} type="checkbox" name="type" value={type} defaultChecked={criteria.types.includes(type)}>
            {typeLabels[type]}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup id="filter-provided" legend={fields.provided}>
        {items.map((item) => (
          <Choice key={item} type="checkbox" name="fournis" value={itemNames[item]} defaultChecked={criteria.provided.includes(item)}>
            {fields.items[item]}
          </Choice>
        ))}
      </ChoiceGroup>
      <div className="stack">
        <Field label={fields.age}>
          {(control) => (
            <select {...control} name="age" defaultValue={criteria.ageMonths ?? ''}>
              <option value="">{fields.anyAge}</option>
              {ages.map((months) => (
                <option key={months} value={months}>
                  {months < 24 ? fields.months(months) : months % 12 ? fields.months(months) : fields.years(months / 12)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={fields.tariff}>
          {(control) => (
            <select {...control} name="tarif" defaultValue={criteria.tariffMode ?? ''}>
              <option value="">{fields.anyTariff}</option>
              {tariffModes.map((mode) => (
                <option key={mode} value={mode}>
                  {fields.tariffs[mode]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <Choice type="checkbox" name="places" value="1" defaultChecked={criteria.hasVacancy}>
            {fields.vacancy}
          </Choice>
          <Choice type="checkbox" name="handicap" value="1" defaultChecked={criteria.welcomesDisability}>
            {fields.disability}
          </Choice>
        </div>
      </div>
      <div className="stack">
        <Field label={fields.work} hint={fields.workHint}>
          {(control) => <PlaceInput {...control} name="travail" defaultValue={criteria.work} />}
        </Field>
        <Field label={fields.order}>
          {(control) => (
            <select {...control} name="tri" defaultValue={criteria.order === 'detour' ? 'trajet' : 'distance'}>
              <option value="distance">{fields.orders.distance}</option>
              <option value="trajet">{fields.orders.detour}</option>
            </select>
          )}
        </Field>
        <p className="cluster">
          <Button type="submit">{fields.apply}</Button>
          {filters.count > 0 && (
            <ButtonLink look="text" href={filters.resetHref}>
              {fields.reset}
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  );
}
