import { buildPanel, preparePanel } from './local/panel.ts';

/** Before suites that use the admin panel. */
export async function setup() {
  if (!preparePanel()) await buildPanel();
}
