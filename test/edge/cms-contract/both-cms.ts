import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { schemas } from '../../../harness/cms-stand-in/seed.ts';
import { anyFreePort } from '../../../harness/local/free-port.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { createTestCms } from '../../../harness/site/test-cms.ts';
import { type Identities, inOwnWords, inSameWords } from './same-words.ts';

/** The real CMS and the one that stands for it, asked the same questions. */
export interface BothCms {
  /** What the CMS answers, in the words of the stand-in. */
  real(url: URL): Promise<unknown>;
  standIn(url: URL): unknown;
  close(): Promise<void>;
}

/** Starts a CMS with the seed and nothing else: those that suites share have been written to. */
export async function startBothCms(): Promise<BothCms> {
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-contract-'));
  const cms = await createTestCms({ folder, port: await anyFreePort(), siteUrl: 'http://127.0.0.1:9', webhookUrl: '' });

  async function ask(address: string): Promise<Response> {
    return fetch(cms.url + address, { headers: { authorization: `Bearer ${testSecrets.WORKER_API_TOKEN}` } });
  }

  const identities = await readIdentities(async (address) => (await ask(address)).json());
  return {
    async real(url) {
      const response = await ask(inOwnWords(url.pathname + url.search, identities));
      const body = inSameWords(await response.json(), identities);
      return response.ok ? body : Response.json(body, { status: response.status });
    },
    standIn: answerFromSeed,
    async close() {
      await cms.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Identified {
  data: ({ documentId: string } & Record<string, unknown>)[] | { documentId: string };
}

/** Pairs the entries of both by the field that tells them apart. */
async function readIdentities(ask: (address: string) => Promise<unknown>): Promise<Identities> {
  const identities = new Map<string, string>();
  for (const [uid, { kind, info, attributes }] of Object.entries(schemas.contentTypes)) {
    const key = ['slug', 'key', 'from'].find((name) => name in attributes);
    const isSingle = kind === 'singleType';
    if (!info || (!key && !isSingle)) continue;
    const collection = isSingle ? info.singularName : info.pluralName;
    const { data } = (await ask(`/api/${collection}?pagination[pageSize]=1000`)) as Identified;
    for (const entry of [data].flat()) {
      const name = key && key in entry ? String(Object.entries(entry).find(([field]) => field === key)?.[1]) : 'single';
      identities.set(entry.documentId, `${uid.split('.').at(-1)}-${name.replaceAll('/', '-')}`);
    }
  }
  return identities;
}
