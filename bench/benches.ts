import { desk } from './desk.ts';
import { formsFaults } from './forms-faults.ts';
import { gazetteer } from './gazetteer.ts';
import { images } from './images.ts';
import { interaction } from './interaction.ts';
import type { Bench } from './kit/bench.ts';
import { lighthouse } from './lighthouse.ts';
import { memory } from './memory.ts';
import { redirects } from './redirects.ts';
import { scale } from './scale.ts';
import { search } from './search.ts';
import { serving } from './serving.ts';
import { start } from './start.ts';

/** All that is measured, in this order: what needs the quietest machine comes first. */
export const benches: readonly Bench[] = [
  redirects,
  serving,
  start,
  memory,
  lighthouse,
  interaction,
  search,
  images,
  formsFaults,
  gazetteer,
  desk,
  scale,
];
