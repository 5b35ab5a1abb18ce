import { useMessages } from '../../i18n/locale-context.tsx';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Stands where cards are still on their way, as large as they will be. */
export function Skeleton({ cards = 3 }: { cards?: number }) {
  const { common } = useMessages();
  return (
    <div className="grid" aria-busy="true">
      <p className="visually-hidden">{common.loading}</p>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <div key={index} className={classNames('surface', styles.card)}>
          <span className={styles.picture} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
