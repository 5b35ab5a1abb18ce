import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../harness/local/build.ts';
import { type Running, stopChildren } from '../harness/local/child-process.ts';
import { adminEmail, compileCms, makeWhitePapers, startCms } from '../harness/local/cms.ts';
import { feedSearch } from '../harness/local/feed-search.ts';
import { isFailureLine, isWorkerLineForReader, seedLineForReader } from '../harness/local/lines-for-reader.ts';
import { startMinuteTasks } from '../harness/local/minute-tasks.ts';
import { buildPanel, preparePanel } from '../harness/local/panel.ts';
import { localFolder } from '../harness/local/paths.ts';
import { say } from '../harness/local/say.ts';
import { localSecrets } from '../harness/local/secrets.ts';
import { sitePort } from '../harness/local/site-port.ts';
import { startWorker } from '../harness/local/worker.ts';

const defaultPort = 8787;
/** `LOGS=all npm start` shows what goes well, too. */
const all = process.env.LOGS === 'all';
const startedAt = performance.now();
let isStopping = false;

async function stopAll(code: number): Promise<never> {
  isStopping = true;
  await stopChildren();
  process.exit(code);
}

/** A child that ends by itself takes the rest with it: half a site only puzzles. */
function watch(name: string, child: Running) {
  child.ended.then((code) => {
    if (isStopping) return;
    console.error(`${name} ended with ${code}:\n${child.lastLines()}`);
    void stopAll(1);
  });
}

async function start() {
  const port = await sitePort({ fallback: defaultPort, command: 'npm start' });
  const siteUrl = `http://127.0.0.1:${port}`;
  const secrets = localSecrets();
  mkdirSync(localFolder, { recursive: true });

  if (await compileCms()) say('Compiled the CMS');
  say('Making the white papers…');
  await makeWhitePapers();
  say('Building the site…');
  if (await buildSite()) say('Built the site');

  const hasPanel = preparePanel();
  const database = path.join(localFolder, 'cms.db');
  say(existsSync(database) ? 'Starting the CMS…' : 'Starting the CMS and filling it with the seed content…');
  const cms = await startCms({
    secrets,
    port: Number(process.env.CMS_PORT ?? 0),
    database,
    publicFolder: path.join(localFolder, 'public'),
    siteUrl,
    webhookUrl: `${siteUrl}/webhooks/cms`,
    env: { SEED: '1', SERVE_ADMIN: '1' },
    onLine: (line) => {
      const message = seedLineForReader(line) ?? (isFailureLine(line) ? line : null);
      if (message) say(message);
    },
  });
  watch('The CMS', cms.running);

  say('Starting the worker…');
  const worker = await startWorker({
    port,
    siteUrl,
    cmsUrl: cms.url,
    secrets,
    onLine: (line) => {
      if (isWorkerLineForReader(line, { all })) console.log(line);
    },
  });
  watch('The worker', worker);
  say('Feeding the search…');
  await feedSearch(siteUrl, secrets.WEBHOOK_SECRET);
  startMinuteTasks(siteUrl);

  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const panel = `${cms.url}/admin  (${adminEmail}, password in .local/secrets.json)`;
  console.log(`\n  Ready in ${seconds} s. Ctrl-C stops both.`);
  if (hasPanel) console.log(`  CMS    ${panel}`);
  console.log(`  Site   ${siteUrl}`);
  if (!hasPanel) await bringPanel(panel);
}

/** Behind the site, which its reader waits for: the panel takes a minute or two, and its address is printed once it is there. */
async function bringPanel(panel: string) {
  try {
    await buildPanel({ inBackground: true });
    console.log(`  CMS    ${panel}`);
  } catch (error) {
    if (isStopping) return;
    console.error(`The panel of the CMS could not be built; the site works without it.\n${error instanceof Error ? error.message : error}`);
  }
}

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));
start().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
});
