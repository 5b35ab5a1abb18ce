import type { ReactNode } from 'react';
import { localizePath } from '../../../domain/locale.ts';
import { followedRequestPath, type RequestAction, requestAction } from '../../../domain/placement/follow-up.ts';
import { Button } from '../../components/actions/button.tsx';
import type { ButtonLook } from '../../components/actions/button-link.tsx';
import { type ControlProps, Field } from '../../components/forms/field.tsx';
import { useLocale } from '../../i18n/locale-context.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';

interface ActionFormProps {
  action: RequestAction;
  submit: string;
  look?: ButtonLook;
  /** What the form is about, beside the request. */
  about?: Readonly<Record<string, string>>;
  /** False of one that stands there several times, where another of them was sent. */
  isSent?: boolean;
  children?: ReactNode;
}

/** A form of the page: one step of a family. Works without script. */
export function ActionForm({ action, submit, look = 'primary', about = {}, isSent = true, children }: ActionFormProps) {
  const { token, submissionKey, reply } = useActionContext();
  const locale = useLocale();
  const refusal = isSent && reply?.action === action ? reply : null;
  // The same again is the same: a form that comes back keeps its key.
  const key = String(refusal?.values.submissionKey ?? submissionKey);
  const hidden = { page: localizePath(followedRequestPath, locale), token, action, submissionKey: key, ...about };
  return (
    <form className={styles.form} method="post" action={requestAction} noValidate>
      {refusal && (
        // biome-ignore lint/a11y/noAutofocus: the form was sent, and the page comes back with this as its news
        <p role="alert" className={styles.problem} tabIndex={-1} autoFocus={Object.keys(refusal.problems).length === 0}>
          {refusal.problem}
        </p>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" look={look}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface ActionFieldProps extends Pick<ActionFormProps, 'action' | 'isSent'> {
  name: string;
  /** Of a form that stands there several times: what tells it from the others. */
  part?: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** What stands there where nothing was sent. */
  preset?: string | null | undefined;
  children(control: ControlProps & { name: string; defaultValue: string; required: boolean; autoFocus: boolean }): ReactNode;
}

/** A field of such a form: what was typed and what is wrong with it come back with the page. */
export function ActionField({ action, isSent = true, part, name, label, hint, optional = false, preset, children }: ActionFieldProps) {
  const { reply } = useActionContext();
  const refusal = isSent && reply?.action === action ? reply : null;
  const typed = refusal?.values[name];
  const autoFocus = refusal !== null && Object.keys(refusal.problems)[0] === name;
  return (
    <Field
      id={[action, name, part].filter(Boolean).join('-')}
      label={label}
      hint={hint ?? null}
      optional={optional}
      error={refusal?.problems[name] ?? null}
    >
      {(control) =>
        children({ ...control, name, autoFocus, required: !optional, defaultValue: typeof typed === 'string' ? typed : (preset ?? '') })
      }
    </Field>
  );
}
