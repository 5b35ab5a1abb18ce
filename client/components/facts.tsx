import type { ReactNode } from 'react';
import { useMessages } from '../i18n/locale-context.tsx';
import type { InLanguage } from './content-types.ts';
import styles from './facts.module.css';

export interface Fact extends InLanguage {
  label: string;
  /** Null is shown as « not disclosed »: never as 0, never as « no ». */
  value: ReactNode;
}

/** Facts one below the other: what, then how much. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { common } = useMessages();
  return (
    <dl>
      {facts.map(({ label, value, lang }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd lang={value === null ? undefined : lang}>{value ?? <span className="muted">{common.unknown}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
