import type { Payload } from './payload.ts';

/** Whether something on a page needs the consent of its reader. */
export function asksConsent({ config, isPreview }: Pick<Payload, 'config' | 'isPreview'>): boolean {
  return config.tagManager !== null && !isPreview;
}
