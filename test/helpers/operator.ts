import path from 'node:path';
import { run } from '../../harness/local/child-process.ts';
import { cacheFolder, root } from '../../harness/local/paths.ts';
import type { FakeCloudflare } from './fakes/fake-cloudflare.ts';

/** Runs a command of the project as an operator does, against the fake account. */
export async function operate(cloudflare: FakeCloudflare, [command = '', ...parameters]: string[], env: Record<string, string> = {}) {
  const running = run('npm', ['run', '--silent', command, '--', ...parameters], {
    cwd: root,
    env: {
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_API_TOKEN: cloudflare.token,
      CLOUDFLARE_ACCOUNT_ID: cloudflare.accountId,
      WRANGLER_SEND_METRICS: 'false',
      // wrangler is one file of 15 MB, which each command would compile anew.
      NODE_COMPILE_CACHE: path.join(cacheFolder, 'compiled-commands'),
      NPM_CONFIG_UPDATE_NOTIFIER: 'false',
      // Nobody is asked for newer versions of npm or wrangler.
      NPM_CONFIG_REGISTRY: 'http://127.0.0.1:1',
      CI: 'true',
      NO_COLOR: '1',
      ...env,
    },
  });
  const code = await running.ended;
  return { code, output: running.lastLines() };
}
