import { useMessages } from '../../i18n/locale-context.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './overlay.module.css';

interface ToastProps {
  /** Empty while there is nothing to say: the live region must stand before its text comes. */
  message: string | null;
  kind?: 'done' | 'problem';
  onClose: () => void;
}

/** A message at the lower edge that does not take the focus; it stays until it is closed or replaced. */
export function Toast({ message, kind = 'done', onClose }: ToastProps) {
  const { common } = useMessages();
  return (
    <div className={styles.toasts} role="status">
      {message && (
        <p className={styles.toast}>
          <span className={kind === 'done' ? styles.done : styles.problem}>
            <Icon path={kind === 'done' ? icons.check : icons.alert} size={20} />
          </span>
          <span>{message}</span>
          <button type="button" className={styles.close} onClick={onClose} aria-label={common.close}>
            <Icon path={icons.close} size={20} />
          </button>
        </p>
      )}
    </div>
  );
}
