import { useState, useSyncExternalStore } from 'react';
import { listIndexes } from '../../../../../domain/forms/form-values.ts';
import { mostChildren } from '../../../../../domain/forms/pre-registration/choices.ts';
import { Button } from '../../../../components/actions/button.tsx';
import { ChoiceField } from '../../choice-fields.tsx';
import { useFormContext } from '../../form-context.ts';
import { TextField } from '../../form-fields.tsx';
import styles from '../pre-registration.module.css';
import { usePreRegistrationTexts } from '../texts-context.ts';
import { DateField } from './date-field.tsx';

/** One child or several, born or expected. */
export function ChildStep() {
  const texts = usePreRegistrationTexts();
  const { values } = useFormContext();
  const [indexes, setIndexes] = useState(() => listIndexes('children', values));
  const isScripted = useIsScripted();
  const next = Array.from({ length: mostChildren }, (_, index) => index).find((index) => index > (indexes.at(-1) ?? 0));
  return (
    <>
      {indexes.map((index, position) => (
        <ChildFields
          key={index}
          index={index}
          number={position + 1}
          isAlone={indexes.length === 1 && next !== undefined}
          onRemove={position > 0 ? () => setIndexes(indexes.filter((other) => other !== index)) : undefined}
        />
      ))}
      {next !== undefined && (
        <>
          <div className="needs-script">
            <Button look="secondary" compact onClick={() => setIndexes([...indexes, next])}>
              {texts.addChild}
            </Button>
          </div>
          {!isScripted && <FurtherChild index={next} number={indexes.length + 1} />}
        </>
      )}
    </>
  );
}

/** Without JavaScript: one more child, and within it the next one. */
function FurtherChild({ index, number }: { index: number; number: number }) {
  const texts = usePreRegistrationTexts();
  return (
    <details className={`${styles.further} ${styles.withoutScript}`}>
      <summary>{texts.addChild}</summary>
      <div className={styles.group}>
        <ChildFields index={index} number={number} />
        {index + 1 < mostChildren && <FurtherChild index={index + 1} number={number + 1} />}
      </div>
    </details>
  );
}

interface ChildFieldsProps {
  index: number;
  number: number;
  isAlone?: boolean;
  onRemove?: (() => void) | undefined;
}

function ChildFields({ index, number, isAlone = false, onRemove }: ChildFieldsProps) {
  const texts = usePreRegistrationTexts();
  const isScripted = useIsScripted();
  const prefix = `children.${index}.`;
  // A button that is a radio cannot be released.
  const choices = index > 0 && !isScripted ? { ...texts.answers['children.status'], '': texts.noChild } : texts.answers['children.status'];
  return (
    <fieldset className={styles.child} data-first={number === 1 || undefined}>
      <legend className={isAlone ? 'visually-hidden' : styles.part}>{texts.parts.children(number)}</legend>
      <div className={styles.group}>
        <ChoiceField name={`${prefix}status`} choices={choices} className={styles.inline} />
        <DateField name={`${prefix}birthDate`} className={styles.ifBorn} />
        <DateField name={`${prefix}dueDate`} className={styles.ifExpected} />
        <TextField name={`${prefix}firstName`} optional autoComplete="off" />
        {onRemove && (
          <div className="needs-script">
            <Button look="text" compact onClick={onRemove}>
              {texts.removeChild}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}

const never = () => () => {};

/** False in the worker and while its document is hydrated, then true. */
function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
