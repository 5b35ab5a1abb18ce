declare global {
  interface Window {
    /** Where the script in the document puts what the reader does: a list until the boot script takes it. */
    readerEvents: Event[] | { push(event: Event): void };
  }
}

/** Events by which a reader shows that something on the page will be used, `pointerdown` of a finger, too. */
export const intents = ['click', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Takes what the reader has done until now, in its order, and all that comes. */
export function takeReaderEvents(take: (event: Event) => void): void {
  const before = window.readerEvents;
  window.readerEvents = { push: take };
  if (Array.isArray(before)) before.forEach(take);
}
