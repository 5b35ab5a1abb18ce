/** Tells the page of a chunk that cannot be loaded, by the event that Vite's own loader would send, and fails. */
export function throwChunkError(payload: Error): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  throw payload;
}
