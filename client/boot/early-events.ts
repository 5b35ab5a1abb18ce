declare global {
  interface Window {
    /** What the reader did before the boot script was there, kept by the script in the document; null from then on. */
    early?: Event[] | null;
  }
}

/** Events by which a reader shows that something on the page will be used. */
export const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Gives what the reader did until now, in its order, and has no more of it kept. */
export function takeEarlyEvents(): Event[] {
  const events = window.early ?? [];
  window.early = null;
  return events;
}
