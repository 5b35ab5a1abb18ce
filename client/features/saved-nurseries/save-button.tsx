import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './save-button.module.css';

interface SaveButtonProps {
  slug: string;
  name: string;
}

/** Saves a nursery on the device; needs no account. Which of its words is shown is said by styles (`show-saved-buttons.ts`). */
function SaveButton({ slug, name }: SaveButtonProps) {
  const { saved } = useMessages();
  return (
    <button
      type="button"
      className={`needs-script ${styles.save}`}
      data-save={slug}
      onClick={async ({ currentTarget }) => (await import('./toggle-saved.ts')).toggleSaved(currentTarget)}
    >
      <Icon path={icons.heart} size={20} />
      <span>{saved.save}</span>
      <span>{saved.saved}</span> <span className="visually-hidden">{name}</span>
    </button>
  );
}

/** The button of a nursery in a list. */
export const saveAction = ({ slug, name }: SaveButtonProps) => <SaveButton slug={slug} name={name} />;
