import { run } from '../../harness/local/child-process.ts';
import { root } from '../../harness/local/paths.ts';
import { type FakeCloudflare, operatorEnvironment } from './fakes/fake-cloudflare.ts';

/** Runs a command of the project as an operator does, against the fake account. */
export async function operate(cloudflare: FakeCloudflare, [command = '', ...parameters]: string[], env: Record<string, string> = {}) {
  const running = run('npm', ['run', '--silent', command, '--', ...parameters], {
    cwd: root,
    env: {
      ...operatorEnvironment(cloudflare),
      ...env,
    },
  });
  const code = await running.ended;
  return { code, output: running.lastLines() };
}
