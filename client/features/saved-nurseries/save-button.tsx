import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import { announcementId } from '../../navigation/arrive.ts';
import styles from './save-button.module.css';
import { isSavingKept, savedOnDevice, toggleSaved, useSavedNurseries } from './saved-nurseries.ts';

/** Saves a nursery on the device; needs no account. What has been done is said to who does not see it. */
export function SaveButton({ slug, name }: { slug: string; name: string }) {
  const { saved } = useMessages();
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

/** The button of a nursery in a list. */
export const saveAction = ({ slug, name }: { slug: string; name: string }) => <SaveButton slug={slug} name={name} />;
