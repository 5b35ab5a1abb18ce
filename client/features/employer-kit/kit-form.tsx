import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { employerKitAction, employerLetterAction, type TellableFact, tellableFacts } from '../../../domain/forms/employer-kit.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { locales } from '../../../domain/locale.ts';
import { Button } from '../../components/actions/button.tsx';
import { Choice } from '../../components/forms/choice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { LabelledSelect } from '../../components/forms/labelled-select.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { carriedFacts } from './carried-facts.ts';
import styles from './employer-kit.module.css';
import { dayCounts, type KitValues, readKitValues } from './kit-values.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { type LetterSetting, writeLetter } from './write-letter.ts';

const formId = 'lettre-champs';
const place = 'lettre';

interface KitFormProps {
  setting: LetterSetting;
  typed: FlatValues | null;
  /** Where the form comes back to without JavaScript. */
  page: string;
}

/** What is told so far: what the reader brought along, what the worker was sent, and what was typed before React came. */
function useKitValues(element: RefObject<HTMLFormElement | null>, typed: FlatValues | null) {
  const locale = useLocale();
  const [values, setValues] = useState(() => readKitValues({ ...carriedFacts()?.values, ...typed }, locale));
  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const data = new FormData(form);
    const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    setValues(readKitValues({ ...Object.fromEntries(texts), tell: data.getAll('tell').map(String) }, locale));
  });
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    takeOver(form);
    form.dataset.hydrated = 'true';
  }, [element]);
  return { values, set: (more: Partial<KitValues>) => setValues((before) => ({ ...before, ...more })) };
}

/** What a parent tells of themselves, beside the letter that says it. A script writes while they type; without one a button asks the worker. */
export function KitForm({ setting, typed, page }: KitFormProps) {
  const { employerKit: words } = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const { values, set } = useKitValues(element, typed);
  const tick = (fact: TellableFact, isTicked: boolean) =>
    set({ tell: isTicked ? [...values.tell, fact] : values.tell.filter((other) => other !== fact) });
  return (
    <div className={styles.kit} id={place} data-interactive>
      <form
        ref={element}
        id={formId}
        className={`surface padded ${styles.fields}`}
        method="post"
        action={`${employerKitAction}#${place}`}
        noValidate
        onSubmit={(event) => {
          const { nativeEvent } = event;
          // A button with an address of its own asks for a file.
          const isFile = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('formaction');
          if (!isFile) event.preventDefault();
        }}
      >
        <input type="hidden" name={controlNames.page} value={page} />
        <h2>{words.formTitle}</h2>
        <p>{words.formIntro}</p>
        {tellableFacts.map((fact) =>
          fact === 'nursery' && !setting.nursery ? null : (
            <FactField
              key={fact}
              fact={fact}
              values={values}
              nursery={setting.nursery}
              onTick={(isTicked) => tick(fact, isTicked)}
              onChange={set}
            />
          ),
        )}
        <LabelledSelect
          label={words.language}
          name="language"
          value={values.language}
          options={locales.map((language) => [language, words.languages[language]])}
          onChange={({ target }) => set({ language: target.value === 'en' ? 'en' : 'fr' })}
        />
        <p className={styles.prepare}>
          <Button type="submit">{words.prepare}</Button>
        </p>
      </form>
      <LetterSheet letter={writeLetter(values, setting)} language={values.language}>
        <Button type="submit" form={formId} formAction={employerLetterAction}>
          {words.pdf}
        </Button>
      </LetterSheet>
    </div>
  );
}

interface FactFieldProps {
  fact: TellableFact;
  values: KitValues;
  nursery: string | null;
  onTick(isTicked: boolean): void;
  onChange(more: Partial<KitValues>): void;
}

/** A fact with its tick; typing into it ticks nothing by itself. */
function FactField({ fact, values, nursery, onTick, onChange }: FactFieldProps): ReactNode {
  const { employerKit: words } = useMessages();
  const label = words.facts[fact];
  const tick = (text: ReactNode) => (
    <Choice type="checkbox" name="tell" value={fact} checked={values.tell.includes(fact)} onChange={({ target }) => onTick(target.checked)}>
      {text}
    </Choice>
  );
  if (fact === 'nursery') return tick(words.nursery(nursery ?? ''));
  const tell = tick(
    <>
      {words.tell}
      <span className="visually-hidden"> ({label})</span>
    </>,
  );
  if (fact === 'days') {
    return (
      <Field label={label}>
        {(control) => (
          <>
            <select {...control} name="days" value={values.days} onChange={({ target }) => onChange({ days: target.value })}>
              {dayCounts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
            {tell}
          </>
        )}
      </Field>
    );
  }
  return (
    <Field label={label} hint={fact === 'contact' ? words.contactHint : null}>
      {(control) => (
        <>
          <input
            {...control}
            name={fact}
            type={fact === 'birth' || fact === 'start' ? 'date' : 'text'}
            autoComplete={fact === 'name' ? 'name' : 'off'}
            maxLength={120}
            value={values[fact]}
            onChange={({ target }) => onChange({ [fact]: target.value })}
          />
          {tell}
        </>
      )}
    </Field>
  );
}
