import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { schemas } from '../../../harness/cms-stand-in/seed.ts';
import { sharedCms } from '../../../harness/site/shared-cms.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { type Identities, inOwnWords, inSameWords } from './same-words.ts';

/** The real CMS and the one that stands for it, asked the same questions. */
export interface BothCms {
  /** What the CMS answers, in the words of the stand-in. */
  real(url: URL): Promise<unknown>;
  standIn(url: URL): unknown;
}

/** The CMS that suites share, which holds the seed and nothing else as long as this suite comes first. */
export async function startBothCms(): Promise<BothCms> {
  const { cms } = await sharedCms();

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
  };
}

interface IdentifiedEntry {
  documentId: string;
  /** Of a nursery. */
  places?: { id: string }[];
  [field: string]: unknown;
}

interface Identified {
  data: IdentifiedEntry[] | IdentifiedEntry;
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
      for (const [index, place] of (entry.places ?? []).entries()) identities.set(place.id, `${name}-${index + 1}`);
      identities.set(entry.documentId, `${uid.split('.').at(-1)}-${name.replaceAll('/', '-')}`);
    }
  }
  return identities;
}
