/** Resolves once all of the document stands there: a script that comes late may find it so. */
export function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
