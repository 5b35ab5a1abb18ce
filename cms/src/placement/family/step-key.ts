import { createHash } from 'node:crypto';
import type { FamilyStepTaken } from './read-step';

/**
 * Names a step: the key of the page it was sent from, and what it says. A page that a browser shows again from its memory has the same
 * key, and another message on it is another step.
 */
export function stepKeyOf(step: FamilyStepTaken): string {
  return `family:${createHash('sha256').update(JSON.stringify(step)).digest('hex')}`;
}
