import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, stopChildren } from '../harness/local/child-process.ts';
import { compileCms, makeWhitePapers, startCms } from '../harness/local/cms.ts';
import { feedSearch } from '../harness/local/feed-search.ts';
import { loadGazetteerLocally } from '../harness/local/gazetteer.ts';
import { migrateLocally } from '../harness/local/migrations.ts';
import { startMinuteTasks } from '../harness/local/minute-tasks.ts';
import { localFolder, root } from '../harness/local/paths.ts';
import { say } from '../harness/local/say.ts';
import { localSecrets } from '../harness/local/secrets.ts';
import { sitePort } from '../harness/local/site-port.ts';
import { workerVariables } from '../harness/local/worker.ts';

const port = await sitePort({ fallback: 5173, command: 'npm run dev' });
const siteUrl = `http://127.0.0.1:${port}`;
const secrets = localSecrets();

async function stopAll(code: number) {
  await stopChildren();
  process.exit(code);
}
process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));

mkdirSync(localFolder, { recursive: true });
await compileCms();
await makeWhitePapers();
say('Starting the CMS…');
const cms = await startCms({
  secrets,
  port: 0,
  database: path.join(localFolder, 'cms.db'),
  publicFolder: path.join(localFolder, 'public'),
  siteUrl,
  webhookUrl: `${siteUrl}/webhooks/cms`,
  env: { SEED: '1' },
});
await migrateLocally(path.join(root, 'wrangler.toml'));
await loadGazetteerLocally(path.join(root, 'wrangler.toml'));
// The Cloudflare plugin of Vite reads the worker's variables from here.
writeFileSync(path.join(root, '.dev.vars'), workerVariables({ siteUrl, cmsUrl: cms.url, secrets }), { mode: 0o600 });
say(`CMS ${cms.url}`);
const vite = run('npx', ['vite', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
  cwd: root,
  env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  onLine: (line) => {
    console.log(line);
    if (/Local:/.test(line)) feedSearch(siteUrl, secrets.WEBHOOK_SECRET).catch((error: Error) => say(error.message));
  },
});
startMinuteTasks(siteUrl);
vite.ended.then((code) => stopAll(code ?? 1));
