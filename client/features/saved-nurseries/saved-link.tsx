import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import type { Messages } from '../../i18n/fr.ts';
import styles from './saved-nurseries.module.css';
import { isSavingKept, useSavedNurseries } from './saved-nurseries.ts';

/** The way to the nurseries of the device; nothing while there are none. */
export function SavedLink({ path, texts }: { path: string; texts: Messages['saved'] }) {
  const slugs = useSavedNurseries();
  if (!slugs.length) return null;
  return (
    <p className={styles.list}>
      <Icon path={icons.heart} size={20} />
      <a href={`${path}?selection=${slugs.join(',')}`}>{texts.list(slugs.length)}</a>
      {!isSavingKept() && <span className="muted small">{texts.notKept}</span>}
    </p>
  );
}
