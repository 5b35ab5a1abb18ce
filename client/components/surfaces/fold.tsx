import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** What it holds must be seen; once it was so, its reader alone closes it. */
  isOpen?: boolean;
  /** Open on a wide screen, where nothing is gained by folding it. */
  onPhones?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What is read by some: it opens without a script, and where the page is searched for its words. */
export function Fold({ title, isOpen = false, onPhones = true, className, children }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <details className={classNames(styles.fold, onPhones && styles.onPhones, className)} open={wasOpened || undefined}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
