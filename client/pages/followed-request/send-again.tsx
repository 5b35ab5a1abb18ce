import { localizePath } from '../../../domain/locale.ts';
import { followedRequestPath, requestAction } from '../../../domain/placement/follow-up.ts';
import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useLocale } from '../../i18n/locale-context.tsx';
import type { ActionReply } from './action-reply.ts';
import styles from './followed-request.module.css';
import type { RequestWords } from './followed-view.ts';

interface SendAgainProps {
  reply: ActionReply;
  isDown: boolean;
  words: RequestWords;
}

/** What was typed and could not be sent: nothing of it is lost, and sent again it is the same. */
export function SendAgain({ reply: { values, problem }, isDown, words }: SendAgainProps) {
  const locale = useLocale();
  const { text, ...others } = values;
  const hidden = Object.entries(others).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  return (
    <form className={styles.form} method="post" action={requestAction}>
      {/* biome-ignore lint/a11y/noAutofocus: the form was sent, and the page comes back with this as its news */}
      <p role="alert" className={styles.problem} tabIndex={-1} autoFocus>
        {isDown ? words.notSent : problem}
      </p>
      <input type="hidden" name="page" value={localizePath(followedRequestPath, locale)} />
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {typeof text === 'string' && (
        <Field label={words.message.label}>{(control) => <textarea {...control} name="text" defaultValue={text} rows={6} />}</Field>
      )}
      {isDown && (
        <div>
          <Button type="submit">{words.sendAgain}</Button>
        </div>
      )}
    </form>
  );
}
