import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './saved-nurseries.module.css';
import { toggleSaved, useSavedNurseries } from './saved-nurseries.ts';

/** Keeps a nursery on the device; needs no account. */
export function SaveButton({ slug, name }: { slug: string; name: string }) {
  const { saved } = useMessages();
  const isSaved = useSavedNurseries().includes(slug);
  return (
    <button type="button" className={classNames('needs-script', styles.save)} aria-pressed={isSaved} onClick={() => toggleSaved(slug)}>
      <Icon path={icons.heart} size={20} />
      {saved.save} <span className="visually-hidden">{name}</span>
    </button>
  );
}
