import type { PlacementView } from '../../../domain/placement/follow-up.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ActionField, ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';

/** Asks for the date of birth of children that were expected. */
export function Births({ request: { expected } }: { request: PlacementView }) {
  return expected.map((child) => <Birth key={child.index} child={child} isOnly={expected.length === 1} />);
}

function Birth({ child, isOnly }: { child: PlacementView['expected'][number]; isOnly: boolean }) {
  const { followedRequest } = useMessages();
  const words = followedRequest.birth;
  const { date } = useFormats();
  const { reply } = useActionContext();
  const isSent = isOnly || reply?.values.child === String(child.index);
  return (
    <section className="stack">
      <h2 className={styles.part}>{words.title(child.firstName ?? words.child)}</h2>
      {child.dueDate && <p>{words.text(date(child.dueDate))}</p>}
      <ActionForm action="birth" isSent={isSent} submit={words.send} look="secondary" about={{ child: String(child.index) }}>
        <ActionField action="birth" isSent={isSent} name="birthDate" label={words.date} part={String(child.index)}>
          {(control) => <input type="date" {...control} />}
        </ActionField>
      </ActionForm>
    </section>
  );
}
