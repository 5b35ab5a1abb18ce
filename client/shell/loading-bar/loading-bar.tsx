import styles from './loading-bar.module.css';

/** The element that shows how a navigation comes along. */
export const loadingBarId = 'loading-bar';

/** The line at the top of the window while the next page loads. For the eye alone: readers of the screen hear the new title. */
export function LoadingBar() {
  return <div id={loadingBarId} className={styles.bar} role="progressbar" aria-hidden="true" />;
}
