import type { ReactNode } from 'react';
import styles from './status-screen.module.css';

interface StatusScreenProps {
  title: string;
  /** Draws the status very large, for the background. */
  drawing: (className: string | undefined) => ReactNode;
  children: ReactNode;
}

/** The screens of what went wrong: the status very large in the background, a few words in front. */
export function StatusScreen({ title, drawing, children }: StatusScreenProps) {
  return (
    <div className={styles.screen}>
      {drawing(styles.drawing)}
      <div className={`container ${styles.text}`}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
