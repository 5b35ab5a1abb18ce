import type { FollowedWishes } from '../../../domain/placement/follow-up.ts';
import { Choice, ChoiceGroup } from '../../components/forms/choice.tsx';
import { ActionField, ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';

/** What a family looks for, to be changed. */
export function WishesForm({ wishes }: { wishes: FollowedWishes }) {
  const { reply, words: all } = useActionContext();
  const words = all.wishes;
  const refusal = reply?.action === 'wishes' ? reply : null;
  const firstProblem = Object.keys(refusal?.problems ?? {})[0];
  const selection = refusal ? [refusal.values.days ?? []].flat() : wishes.days;
  return (
    <details className={styles.panel} open={refusal !== null}>
      <summary>
        <h2 className={styles.part}>{words.title}</h2>
      </summary>
      <ActionForm action="wishes" submit={words.send} look="secondary">
        <ActionField action="wishes" name="startDate" label={words.startDate} preset={wishes.startDate}>
          {(control) => <input type="date" {...control} />}
        </ActionField>
        <ChoiceGroup id="wishes-days" legend={words.days} error={refusal?.problems.days ?? null}>
          {Object.entries(words.weekdays).map(([day, name], index) => (
            <Choice
              key={day}
              type="checkbox"
              name="days"
              value={day}
              autoFocus={index === 0 && firstProblem === 'days'}
              defaultChecked={selection.includes(day)}
            >
              {name}
            </Choice>
          ))}
        </ChoiceGroup>
        <ActionField action="wishes" name="hoursFrom" label={words.hoursFrom} preset={wishes.hoursFrom?.slice(0, 5)}>
          {(control) => <input type="time" {...control} />}
        </ActionField>
        <ActionField action="wishes" name="hoursTo" label={words.hoursTo} preset={wishes.hoursTo?.slice(0, 5)}>
          {(control) => <input type="time" {...control} />}
        </ActionField>
      </ActionForm>
    </details>
  );
}
