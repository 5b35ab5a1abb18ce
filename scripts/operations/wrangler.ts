import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../harness/local/paths.ts';

const execute = promisify(execFile);

/** What wrangler prints as JSON about a configuration, or about an environment of one; its error in words where it fails. */
export async function askWrangler(
  parameters: string[],
  options: { environment?: string; config: string },
): Promise<{ value: unknown } | { error: string }> {
  const { environment, config } = options;
  try {
    const { stdout } = await execute('wrangler', [...parameters, ...(environment ? ['--env', environment] : []), '--config', config], {
      cwd: root,
      env: { ...process.env, CLOUDFLARE_ENV: '', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
    });
    return { value: JSON.parse(stdout) };
  } catch (error) {
    return { error: error instanceof Error ? error.message.trim() : String(error) };
  }
}
