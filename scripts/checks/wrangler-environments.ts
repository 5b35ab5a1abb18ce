import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { root } from '../../harness/local/paths.ts';
import { deployedEnvironments } from '../operations/environments.ts';
import type { Check } from './check.ts';

const nameOf = ({ binding }: { binding: string }) => binding;

/** Names of everything the worker is bound to; environments inherit none of it. */
function bindingNames(env?: string): string[] {
  const config = unstable_readConfig({ config: path.join(root, 'wrangler.toml'), env });
  return [
    ...Object.keys(config.vars),
    ...config.kv_namespaces.map(nameOf),
    ...config.d1_databases.map(nameOf),
    ...config.r2_buckets.map(nameOf),
    ...(config.ratelimits ?? []).map(({ name }: { name: string }) => name),
    ...(config.images ? [config.images.binding] : []),
    ...(config.assets?.binding ? [config.assets.binding] : []),
    ...(config.triggers.crons ?? []).map((cron: string) => `cron ${cron}`),
  ].sort();
}

export const wranglerEnvironments: Check = {
  name: 'environments of wrangler.toml',
  run() {
    const expected = bindingNames();
    const problems = deployedEnvironments.flatMap((env) => {
      const names = bindingNames(env);
      const missing = expected.filter((name) => !names.includes(name));
      return missing.length ? [`${env} lacks ${missing.join(', ')}`] : [];
    });
    return { problems };
  },
};
