import * as v from 'valibot';
import { type PanelCredentials, signIn } from '../panel/sign-in.ts';

const listSchema = v.object({ results: v.array(v.looseObject({ documentId: v.string() })) });
const entrySchema = v.object({ data: v.looseObject({ documentId: v.string() }) });

/** An entry of the CMS with its parts. */
export type CmsRecord = Record<string, unknown> & { documentId: string };

/** The panel of the CMS, asked as somebody who may do there what they ask for. */
export interface PanelClient {
  find(uid: string, filter: string): Promise<CmsRecord[]>;
  /** Null where there is none. */
  read(uid: string, documentId: string): Promise<CmsRecord | null>;
  remove(uid: string, documentId: string): Promise<void>;
}

const pageSize = 50;
const waitMilliseconds = 30_000;

/** What opens an account is nobody's to read, also not its owner's. */
function withoutKeys({ password: _, resetPasswordToken: __, confirmationToken: ___, ...record }: CmsRecord): CmsRecord {
  return record;
}

/** Signs in to the panel; throws where it does not answer or refuses. */
export async function openPanel(origin: string, credentials: PanelCredentials): Promise<PanelClient> {
  const token = await signIn(origin, credentials);
  async function call(method: string, address: string) {
    const response = await fetch(origin + address, {
      method,
      signal: AbortSignal.timeout(waitMilliseconds),
      headers: { authorization: `Bearer ${token}` },
    }).catch((error: unknown) => {
      throw new Error(`The CMS does not answer at ${origin}.`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok && response.status !== 404) throw new Error(`The CMS refuses ${method} ${address.split('?')[0]}: ${response.status}`);
    const answer: unknown = response.ok && text ? JSON.parse(text) : null;
    return { status: response.status, answer };
  }

  const collection = (uid: string) => `/content-manager/collection-types/${uid}`;

  async function read(uid: string, documentId: string): Promise<CmsRecord | null> {
    const { status, answer } = await call('GET', `${collection(uid)}/${documentId}`);
    return status === 404 ? null : withoutKeys(v.parse(entrySchema, answer).data);
  }

  return {
    read,
    async find(uid, filter) {
      const records: CmsRecord[] = [];
      for (let page = 1; ; page += 1) {
        const { answer } = await call('GET', `${collection(uid)}?${filter}&page=${page}&pageSize=${pageSize}`);
        const { results } = v.parse(listSchema, answer);
        // With their parts, which a list only counts.
        const whole = await Promise.all(results.map(({ documentId }) => read(uid, documentId)));
        records.push(...whole.filter((record) => record !== null));
        if (results.length < pageSize) return records;
      }
    },
    async remove(uid, documentId) {
      await call('DELETE', `${collection(uid)}/${documentId}`);
    },
  };
}
