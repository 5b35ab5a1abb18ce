import { type FinderCount, finderCountPath } from '../../../domain/places/criteria/finder-count.ts';

/** A reader who goes through the answers of a list by keyboard means the last one. */
const pauseMilliseconds = 350;

let waiting: ReturnType<typeof setTimeout> | undefined;
let asking = new AbortController();

/** After a choice in a form of the finder: while its sheet is open, tells what would be found; else searches. */
export function afterChange(form: HTMLFormElement, onCount: (count: FinderCount) => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    asking.abort();
    if (!form.querySelector('details[open]')) return form.requestSubmit();
    asking = new AbortController();
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    fetch(`${finderCountPath}?${query}`, { signal: asking.signal })
      .then(async (response) => response.ok && onCount(await response.json()))
      // The button says less then, and searches all the same.
      .catch(() => {});
  }, pauseMilliseconds);
}
