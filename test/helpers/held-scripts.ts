import { page } from './open-site.ts';

const scripts = { application: '**/assets/main-*.js', 'boot script': '**/assets/boot-*.js' };
type Script = keyof typeof scripts;
export const eachScript: readonly Script[] = ['application', 'boot script'];

/** Holds a script back until it is released. */
export async function hold(script: Script = 'application') {
  const held = Promise.withResolvers<void>();
  await page.route(scripts[script], async (route) => {
    await held.promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return held.resolve;
}
