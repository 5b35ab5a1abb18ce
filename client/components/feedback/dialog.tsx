import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './overlay.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog: the browser keeps the focus in, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { common } = useMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} closedby="any">
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={common.close}>
          <Icon path={icons.close} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
