import { makeGazetteerFile } from './local/gazetteer.ts';

/** Before the unit tests: the gazetteer, made once for all that read it. */
export async function setup() {
  await makeGazetteerFile();
}
