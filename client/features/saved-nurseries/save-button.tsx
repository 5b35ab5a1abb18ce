import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import styles from './saved-nurseries.module.css';
import { toggleSaved, useSavedNurseries } from './saved-nurseries.ts';

/** Keeps a nursery on the device; needs no account. */
export function SaveButton({ slug, name, text }: { slug: string; name: string; text: string }) {
  const isSaved = useSavedNurseries().includes(slug);
  return (
    <button type="button" className={classNames('needs-script', styles.save)} aria-pressed={isSaved} onClick={() => toggleSaved(slug)}>
      <Icon path={icons.heart} size={20} />
      {text} <span className="visually-hidden">{name}</span>
    </button>
  );
}
