import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './carousel.module.css';

interface CarouselProps {
  label: string;
  items: { key: string; content: ReactNode }[];
}

/** A row of cards that scrolls and snaps: by touch, wheel and arrow keys without JavaScript, by two buttons with it. */
export function Carousel({ label, items }: CarouselProps) {
  const { common } = useMessages();
  const region = useRef<HTMLElement>(null);
  const move = (direction: 1 | -1) => {
    const { current } = region;
    const first = current?.querySelector('li');
    if (current && first) current.scrollBy({ left: direction * (first.offsetWidth + 24) });
  };
  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={region} className={styles.region} aria-label={label} tabIndex={0}>
        <ul className={styles.list}>
          {items.map(({ key, content }) => (
            <li key={key} className={styles.item}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      {items.length > 1 && (
        <div className={classNames(styles.buttons, 'needs-script no-print')}>
          <button type="button" className={styles.button} onClick={() => move(-1)} aria-label={common.previous}>
            <Icon path={icons.arrow} className={styles.back} />
          </button>
          <button type="button" className={styles.button} onClick={() => move(1)} aria-label={common.next}>
            <Icon path={icons.arrow} />
          </button>
        </div>
      )}
    </div>
  );
}
