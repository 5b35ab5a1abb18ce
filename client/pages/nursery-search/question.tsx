import { Choice, ChoiceGroup } from '../../components/forms/choice.tsx';
import { Field } from '../../components/forms/field.tsx';
import type { Filter } from './nursery-search-props.ts';
import styles from './search-form.module.css';

/** A question of the form of the finder: boxes to tick, or one answer to choose. */
export function Question(question: Filter) {
  if (question.kind === 'boxes') {
    const boxes = question.options.map(({ label, isChosen, ...option }) => (
      <Choice key={label} type="checkbox" {...option} defaultChecked={isChosen}>
        {label}
      </Choice>
    ));
    if (!question.label) return <div>{boxes}</div>;
    return (
      <ChoiceGroup id={`filter-${question.options[0]?.name}`} legend={question.label}>
        {question.isRow ? <div className={styles.row}>{boxes}</div> : boxes}
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
