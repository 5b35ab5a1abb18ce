import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';

type CalloutKind = 'info' | 'tip' | 'warning';

interface CalloutProps {
  kind?: CalloutKind;
  title?: string;
  children: ReactNode;
}

/** A remark set apart. Its styles are global (`styles/prose.css`), because the worker writes the same markup for the callouts of editors. */
export function Callout({ kind = 'info', title, children }: CalloutProps) {
  const { callout } = useMessages().common;
  return (
    <div className={`callout callout-${kind}`} role="note">
      <p className="callout-label">{title ?? callout[kind]}</p>
      {children}
    </div>
  );
}
