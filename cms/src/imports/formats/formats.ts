import type { Format } from './format';
import { nurseriesFormat } from './nurseries-format';
import { openDataSources } from './open-data';
import { placesFormat } from './places-format';

/** Every kind of file, those with the most telling columns first. */
export const formats: readonly Format[] = [...Object.values(openDataSources).map(({ format }) => format), placesFormat, nurseriesFormat];
