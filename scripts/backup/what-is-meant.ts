import { deployedEnvironments } from '../operations/environments.ts';
import type { WhatToSave } from './backup-folder.ts';
import { readCmsPlace } from './cms-place.ts';

/** What the options of a command mean: this machine as a whole where they name nothing. */
export function whatIsMeant({ cms, env }: { cms?: string; env?: string }): WhatToSave {
  if (env !== undefined && !deployedEnvironments.includes(env)) throw new Error(`${env} is none of ${deployedEnvironments.join(', ')}.`);
  if (cms === undefined && env === undefined) return { cms: readCmsPlace(), edge: { environment: null } };
  return { cms: cms === undefined ? null : readCmsPlace(cms), edge: env === undefined ? null : { environment: env } };
}
