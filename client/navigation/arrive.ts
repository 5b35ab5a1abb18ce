/** The element that says the title of a new page to screen readers. */
export const announcementId = 'annonce';

/** A reader of the screen hears the title, and the keyboard goes on from the new heading, or from the place the address names. */
export function arrive(title: string, hash: string): void {
  const announcement = document.getElementById(announcementId);
  if (announcement) announcement.textContent = title;
  // Unlike `decodeURIComponent` this reads whatever somebody has typed.
  const fragment = new URLSearchParams(`=${hash.slice(1)}`).get('');
  const place = (fragment && document.getElementById(fragment)) || document.querySelector<HTMLElement>('h1');
  if (!place) return;
  // What cannot have the focus by itself may have it once.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
