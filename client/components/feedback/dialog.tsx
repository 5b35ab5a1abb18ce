import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import { useOverlayStyles } from './use-overlay-styles.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog: the browser keeps the focus in, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { common } = useMessages();
  useOverlayStyles();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose} closedby="any">
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <button type="button" className="overlay-close" onClick={onClose} aria-label={common.close}>
          <Icon path={icons.close} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
