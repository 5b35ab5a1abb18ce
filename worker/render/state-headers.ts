import type { Content } from '../content/content.ts';

/** How old the content of an answer is, and whether the CMS has been asked for it. */
export function stateHeaders(content: Content | undefined): Record<string, string> {
  const state = content?.state();
  if (!state) return {};
  return { 'x-cache': { hit: 'HIT', miss: 'MISS', stale: 'STALE', failed: 'STALE' }[state.state], age: String(state.ageSeconds) };
}
