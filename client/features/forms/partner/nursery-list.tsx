import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mostNurseries } from '../../../../domain/forms/partner/limits.ts';
import { Button } from '../../../components/actions/button.tsx';
import { fieldId, useFormContext } from '../form-context.ts';
import { useFormList } from '../form-lists.ts';
import formStyles from '../forms.module.css';
import type { texts as french } from './fr.ts';
import { NurseryFields } from './nursery-fields.tsx';
import styles from './nursery-list.module.css';

type Texts = typeof french;

/** How many blank nurseries stand ready where no script can add one. */
const blankNurseries = 2;

/** The nurseries of a manager: one, and as many more as are added. */
export function NurseryList({ texts }: { texts: Texts }) {
  const { form } = useFormContext();
  const { indexes, free, add, remove } = useFormList('nurseries', mostNurseries);
  const [notice, setNotice] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const partOf = (index: number) => texts.parts.nurseries(indexes.indexOf(index) + 1);

  function addNursery(index: number) {
    // Its first field is there only once it is rendered.
    flushSync(() => {
      add(index);
      setNotice(texts.added(texts.parts.nurseries(indexes.length + 1)));
    });
    document.getElementById(fieldId(form, `nurseries.${index}.name`))?.focus();
  }

  function removeNursery(index: number) {
    flushSync(() => {
      remove(index);
      setNotice(texts.removed(partOf(index)));
    });
    addButton.current?.focus();
  }

  return (
    <div className={styles.list}>
      {indexes.map((index) => (
        <fieldset key={index} className={styles.nursery}>
          <legend className={formStyles.part}>{partOf(index)}</legend>
          <NurseryFields index={index} texts={texts} />
          {indexes.length > 1 && (
            <div className={`needs-script ${styles.remove}`}>
              <Button look="text" compact onClick={() => removeNursery(index)}>
                {texts.remove(partOf(index))}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {free[0] !== undefined && (
        <div className="needs-script">
          <Button ref={addButton} look="secondary" compact onClick={() => addNursery(free[0] ?? 0)}>
            {texts.add}
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {notice}
      </p>
      <noscript>
        <BlankNurseries indexes={free.slice(0, blankNurseries)} before={indexes.length} texts={texts} />
      </noscript>
    </div>
  );
}

/** Nurseries to open where no script adds one. */
function BlankNurseries({ indexes, before, texts }: { indexes: readonly number[]; before: number; texts: Texts }) {
  return indexes.map((index, position) => (
    <details key={index} className={styles.blank}>
      <summary>{texts.add}</summary>
      <fieldset>
        <legend className={formStyles.part}>{texts.parts.nurseries(before + position + 1)}</legend>
        <NurseryFields index={index} texts={texts} />
      </fieldset>
    </details>
  ));
}
