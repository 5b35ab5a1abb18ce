import { buildSite } from './local/build.ts';

/** Before the tests of what operators run: the site as `npm start` serves it, which they must leave as it is. */
export async function setup() {
  await buildSite();
}
