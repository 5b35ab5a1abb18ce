import { ensurePanel } from './local/panel.ts';

/** Before suites that use the admin panel. */
export async function setup() {
  await ensurePanel();
}
