import { readPlainDate } from '../../../../../domain/forms/fields/plain-date.ts';
import { type FlatValues, listIndexes } from '../../../../../domain/forms/form-values.ts';
import { noteWishes, type WishNote } from '../../../../../domain/forms/pre-registration/outcome.ts';
import { Callout } from '../../../../components/feedback/callout.tsx';
import { useEntered } from '../entered-context.ts';
import styles from '../pre-registration.module.css';
import { usePreRegistrationTexts } from '../texts-context.ts';
import { clockOf } from './clock.ts';

/** What the wishes entered so far give reason to say. */
function notesOn(values: FlatValues, today: string): WishNote[] {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  const children = listIndexes('children', values).map((index) => {
    const date = (status: string, field: string) =>
      text(`children.${index}.status`) === status ? readPlainDate(text(`children.${index}.${field}`)) : null;
    return { birthDate: date('born', 'birthDate'), dueDate: date('expected', 'dueDate') };
  });
  const wishes = {
    children,
    startDate: readPlainDate(text('startDate')),
    hoursFrom: clockOf(text('hoursFrom')),
    hoursTo: clockOf(text('hoursTo')),
  };
  return noteWishes(wishes, today);
}

/** What is good to know of the wishes: information, not errors. Read out when it changes. */
export function WishNotes({ today }: { today: string }) {
  const texts = usePreRegistrationTexts();
  const notes = notesOn(useEntered(), today);
  return (
    <div role="status" className={notes.length > 0 ? styles.notes : undefined}>
      {notes.length > 0 && (
        <Callout>
          {notes.map((note) => (
            <p key={note}>{texts.notes[note]}</p>
          ))}
        </Callout>
      )}
    </div>
  );
}
