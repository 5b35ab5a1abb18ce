import { botNameOf } from '../../../domain/bots.ts';

/**
 * For a bot, what puts the document back as the worker has sent it, once: whatever breaks in the browser, a search engine
 * sees no error screen and no page without its text. Nothing for a person, who is told. `leave` takes React off the document.
 */
export function keepDocument(leave: () => void): (() => void) | undefined {
  if (!botNameOf(navigator.userAgent)) return undefined;
  const { documentElement } = document;
  let sent: string | null = documentElement.innerHTML;
  return () => {
    const html = sent;
    sent = null;
    if (html === null) return;
    // React tells of an error while it works, and does not let go of its document before it has ended.
    queueMicrotask(() => {
      leave();
      documentElement.innerHTML = html;
    });
  };
}
