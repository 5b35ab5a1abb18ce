import path from 'node:path';
import * as v from 'valibot';
import { type Unstable_Config, unstable_readConfig } from 'wrangler';
import { root } from '../../harness/local/paths.ts';
import { readConfig } from '../../worker/env.ts';
import { ConfigurationError } from '../../worker/errors.ts';
import { findCmsSettings } from './cms-settings.ts';
import { type Finding, must, should, statusOf } from './finding.ts';
import { askWrangler } from './wrangler.ts';

const isPlaceholderId = (id: string | undefined) => !id || /^0+.?$/.test(id.replaceAll('-', ''));
const isPlaceholderHost = (host: string) => /(?:^|\.)example$/.test(host);

const secretList = v.array(v.object({ name: v.string() }));
const databaseList = v.array(v.object({ uuid: v.string(), jurisdiction: v.nullish(v.string()) }));

interface Place {
  environment: string;
  /** File of wrangler's configuration. */
  file: string;
  config: Unstable_Config;
  send: typeof fetch;
  ask: typeof askWrangler;
  /** File with the variables of the CMS, where it is at hand. */
  cmsFile?: string;
}

/** Looks at an environment from outside: wrangler's configuration, what Cloudflare has, the CMS, the site. */
export async function examine(
  environment: string,
  options: Partial<Pick<Place, 'file' | 'send' | 'ask' | 'cmsFile'>> = {},
): Promise<Finding[]> {
  const { file = path.join(root, 'wrangler.toml'), send = fetch, ask = askWrangler, cmsFile } = options;
  const place = { environment, file, config: unstable_readConfig({ config: file, env: environment }), send, ask };
  const { vars } = place.config;
  const { SITE_ORIGIN, CMS_ORIGIN } = vars;
  const sides = { siteOrigin: String(SITE_ORIGIN), cmsOrigin: String(CMS_ORIGIN), send };
  const parts = await Promise.all([
    findIds(place),
    findAddresses(place),
    findVariables(place),
    findDatabase(place),
    findBuckets(place),
    findCms(place),
    findWebhook(place),
    cmsFile ? findCmsSettings(cmsFile, { ...sides, promisesMails: vars.CMS_SENDS_MAIL !== '' }) : [],
  ]);
  return parts.flat();
}

function findIds({ environment, config: { kv_namespaces, d1_databases } }: Place): Finding[] {
  const place = `its id into [env.${environment}] of wrangler.toml`;
  return [
    ...kv_namespaces
      .filter(({ id }) => isPlaceholderId(id))
      .map(({ binding }) => must(`${binding} has no KV namespace`, `npx wrangler kv namespace create ${binding}-${environment}, ${place}`)),
    ...d1_databases
      .filter(({ database_id }) => isPlaceholderId(database_id))
      .map(({ binding, database_name }) =>
        must(`${binding} has no database`, `npx wrangler d1 create ${database_name} --jurisdiction eu, ${place}`),
      ),
  ];
}

const hostOf = (origin: unknown) => (URL.canParse(String(origin)) ? new URL(String(origin)).hostname : '');

function findAddresses({ config: { vars, routes = [] } }: Place): Finding[] {
  const hosts = routes.map((route) => (typeof route === 'string' ? route : route.pattern));
  const site = hostOf(vars.SITE_ORIGIN);
  return [
    ...['SITE_ORIGIN', 'CMS_ORIGIN']
      .filter((name) => isPlaceholderHost(hostOf(vars[name])))
      .map((name) => must(`${name} is the one of the example, ${vars[name]}`, `the real address in wrangler.toml`)),
    ...(hosts.includes(site)
      ? []
      : [must(`no route leads from ${site} to the worker`, `routes = [{ pattern = "${site}", custom_domain = true }]`)]),
  ];
}

/** Names of secrets that are set; empty where the worker does not exist yet. */
async function secretsOf({ environment, file, ask }: Place): Promise<string[] | { error: string }> {
  const answer = await ask(['secret', 'list', '--format', 'json'], { environment, config: file });
  if ('value' in answer) return v.parse(secretList, answer.value).map(({ name }) => name);
  return /not found|does not exist|10007|10090/.test(answer.error) ? [] : answer;
}

async function findVariables(place: Place): Promise<Finding[]> {
  const { environment } = place;
  const { vars } = place.config;
  const secrets = await secretsOf(place);
  if ('error' in secrets) return [must(`wrangler cannot be asked: ${secrets.error}`, 'npx wrangler login, or CLOUDFLARE_API_TOKEN')];
  try {
    // What a secret holds is told to nobody: its presence has to do.
    readConfig({ ...Object.fromEntries(secrets.map((name) => [name, 'a secret that is set'])), ...vars });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.variables.map((name) =>
      name in vars
        ? must(`${name} is wrong: ${vars[name]}`, 'docs/operations.md says what it may be')
        : must(`the secret ${name} is missing`, `npx wrangler secret put ${name} --env ${environment}`),
    );
  }
}

async function findDatabase({ environment, file, config, ask }: Place): Promise<Finding[]> {
  const [database] = config.d1_databases;
  if (!database || isPlaceholderId(database.database_id)) return [];
  const answer = await ask(['d1', 'list', '--json'], { environment, config: file });
  // What cannot be asked is said once, with the secrets.
  if ('error' in answer) return [];
  const databaseInAccount = v.parse(databaseList, answer.value).find(({ uuid }) => uuid === database.database_id);
  if (!databaseInAccount) return [must(`the account has no database ${database.database_id}`, 'npx wrangler d1 list says which there are')];
  if (databaseInAccount.jurisdiction === 'eu') return [];
  const create = `npx wrangler d1 create ${database.database_name}-eu --jurisdiction eu`;
  return [
    must(
      `${database.database_name} may be stored outside the EU, which cannot be changed later`,
      `${create}, its name and id into wrangler.toml`,
    ),
  ];
}

const missingBucket = /10006|does not exist/;

async function findBuckets({ environment, file, config, ask }: Place): Promise<Finding[]> {
  const findings = await Promise.all(
    config.r2_buckets.map(async ({ bucket_name: name = '' }) => {
      const answer = await ask(['r2', 'bucket', 'info', name, '--json'], { environment, config: file });
      // What cannot be asked is said once, with the secrets.
      return 'error' in answer && missingBucket.test(answer.error)
        ? [must(`the account has no bucket ${name}`, `npx wrangler r2 bucket create ${name}`)]
        : [];
    }),
  );
  return findings.flat();
}

async function findCms({ config: { vars }, send }: Place): Promise<Finding[]> {
  if (isPlaceholderHost(hostOf(vars.CMS_ORIGIN))) return [];
  const health = `${vars.CMS_ORIGIN}/_health`;
  const status = await statusOf(send, health);
  return status === 204
    ? []
    : [must(`the CMS does not answer at ${health} (${status ?? 'no connection'})`, 'start it; CMS_ORIGIN has to be its address')];
}

async function findWebhook({ config: { vars }, send }: Place): Promise<Finding[]> {
  if (isPlaceholderHost(hostOf(vars.SITE_ORIGIN))) return [];
  const address = `${vars.SITE_ORIGIN}/webhooks/cms`;
  const status = await statusOf(send, address, { method: 'POST', body: '{}' });
  // Without the secret it is refused, which only the worker does.
  if (status === 401) return [];
  return [
    should(
      `${address} does not answer as the worker does (${status ?? 'no connection'})`,
      'right before the first deployment; else look at the route and at `configuration` in the log',
    ),
  ];
}

/** Findings as lines to read. */
export function toReport(findings: Finding[]): string {
  if (!findings.length) return '✓ nothing is missing';
  return findings.map(({ text, mend, blocks }) => `${blocks ? '✗' : '·'} ${text}\n    ${mend}`).join('\n');
}
