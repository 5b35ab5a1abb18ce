import { preview as english } from '../../i18n/en/preview.ts';
import { preview as french } from '../../i18n/fr/preview.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import styles from './preview-banner.module.css';

/** The texts of a preview, which come with their own chunk: only editors see one. */
function usePreviewMessages() {
  return useLocale() === 'fr' ? french : english;
}

/** Tells an editor that this is a preview, and how to leave it. */
export function PreviewBanner({ path }: { path: string }) {
  const preview = usePreviewMessages();
  return (
    <aside className={styles.banner} aria-label={preview.label}>
      <p>{preview.text}</p>
      <a className={styles.leave} href={`/apercu/fin?retour=${encodeURIComponent(path)}`}>
        {preview.leave}
      </a>
    </aside>
  );
}
