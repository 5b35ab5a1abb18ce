import { localizePath } from '../../../domain/locale.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './story-note.module.css';

/** Says plainly what a story is and what it is not, as the law asks where clients are quoted. */
export function StoryNote() {
  const locale = useLocale();
  const { stories } = useMessages();
  return (
    <p className={`muted small ${styles.note}`}>
      {stories.note} <a href={localizePath('/regles-de-publication-des-avis', locale)}>{stories.rules}</a>
    </p>
  );
}
