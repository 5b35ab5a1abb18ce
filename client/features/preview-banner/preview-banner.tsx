import styles from './preview-banner.module.css';
import { usePreviewMessages } from './use-preview-messages.ts';

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
