import { useMessages } from '../../i18n/locale-context.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import { useOverlayStyles } from './use-overlay-styles.ts';

interface ToastProps {
  /** Empty while there is nothing to say: the live region must stand before its text comes. */
  message: string | null;
  kind?: 'done' | 'problem';
  onClose: () => void;
}

/** A message at the lower edge that does not take the focus; it stays until it is closed or replaced. */
export function Toast({ message, kind = 'done', onClose }: ToastProps) {
  const { common } = useMessages();
  useOverlayStyles();
  return (
    <div className="toasts" role="status">
      {message && (
        <p className="toast">
          <span className={kind === 'done' ? 'toast-done' : 'toast-problem'}>
            <Icon path={kind === 'done' ? icons.check : icons.alert} size={20} />
          </span>
          <span>{message}</span>
          <button type="button" className="overlay-close" onClick={onClose} aria-label={common.close}>
            <Icon path={icons.close} size={20} />
          </button>
        </p>
      )}
    </div>
  );
}
