import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../harness/browser/find-browser.ts';
import { root } from '../harness/local/paths.ts';
import { giveUp, say } from '../harness/local/say.ts';

if (!findBrowser()) {
  const canInstall = existsSync('/usr/bin/apt-get');
  giveUp(
    canInstall
      ? 'The browser tests need Chromium: apt-get update && apt-get install -y chromium'
      : 'The browser tests need Chromium or Chrome: install one, or name its program in CHROMIUM_PATH.',
  );
}

function step(title: string, command: string, parameters: string[]) {
  say(title);
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) giveUp(`${title}: failed`);
}

step('Checks: format, lint, types, imports, bundle, sizes', 'node', ['scripts/check.ts']);
step('Sizes of each page in the browser', 'node', ['scripts/size.ts']);
step('Tests: unit, edge, journeys', 'vitest', ['run', ...process.argv.slice(2)]);
