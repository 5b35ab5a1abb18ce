import { type InputHTMLAttributes, useState } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './account.module.css';

/** A password that can be shown while it is typed; the button only stands there where a script can use it. */
export function PasswordInput(input: InputHTMLAttributes<HTMLInputElement>) {
  const { account } = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.password} data-interactive="">
      <input {...input} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className={`needs-script ${styles.show}`}
        aria-label={isShown ? account.hidePassword : account.showPassword}
        aria-controls={input.id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? account.hide : account.show}
      </button>
    </span>
  );
}
