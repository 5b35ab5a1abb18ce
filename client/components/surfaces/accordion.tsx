import type { ReactNode } from 'react';
import type { InLanguage } from '../content-types.ts';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './accordion.module.css';

interface AccordionProps {
  items: ({
    id: string;
    title: string;
    content: ReactNode;
    /** From the start. */
    isOpen?: boolean;
  } & InLanguage)[];
  /** Level of the titles in the outline of the page. */
  level?: 2 | 3 | 4;
}

/** Questions that open: `<details>`, each with its own anchor. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <div>
      {items.map(({ id, title, content, isOpen, lang }) => (
        <details key={id} id={id} lang={lang} className={styles.item} open={isOpen}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <span className={styles.sign}>
              <Icon path={icons.chevron} size={20} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
