import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  tabs: { label: string; content: ReactNode }[];
}

/** A second click on the open tab would close it and show nothing. */
function keepOpen(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.parentElement?.hasAttribute('open')) event.preventDefault();
}

/** Panels of which one shows: exclusive `<details>` in a row, so that they need no JavaScript; an accordion in older browsers. */
export function Tabs({ tabs }: TabsProps) {
  const name = useId();
  return (
    <div className={styles.tabs}>
      {tabs.map(({ label, content }, index) => (
        <details key={label} name={name} open={index === 0} className={styles.tab}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive, by click, Enter and Space */}
          <summary className={styles.label} onClick={keepOpen}>
            {label}
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}
