import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import type { Messages } from '../../i18n/fr.ts';
import { announcementId } from '../../navigation/arrive.ts';
import styles from './save-button.module.css';
import { isSavingKept, savedOnDevice, toggleSaved, useSavedNurseries } from './saved-nurseries.ts';

interface SaveButtonProps {
  slug: string;
  name: string;
  texts: Messages['saved'];
}

/** Saves a nursery on the device; needs no account. What has been done is said to who does not see it. */
export function SaveButton({ slug, name, texts: saved }: SaveButtonProps) {
  const isSaved = useSavedNurseries().includes(slug);
  function toggle() {
    toggleSaved(slug);
    const announcement = document.getElementById(announcementId);
    if (announcement) announcement.textContent = saved.told(name, !isSaved, savedOnDevice().length);
  }
  return (
    <>
      <button type="button" className={classNames('needs-script', styles.save)} data-is-saved={isSaved || undefined} onClick={toggle}>
        <Icon path={icons.heart} size={20} />
        {isSaved ? saved.saved : saved.save} <span className="visually-hidden">{name}</span>
      </button>
      {isSaved && !isSavingKept() && <span className="muted small">{saved.notKept}</span>}
    </>
  );
}
