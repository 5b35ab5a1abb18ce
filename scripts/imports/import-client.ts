import * as v from 'valibot';
import { type PanelCredentials, signIn } from '../panel/sign-in.ts';

const runSchema = v.object({
  id: v.number(),
  fileName: v.string(),
  format: v.string(),
  state: v.string(),
  stateText: v.string(),
  actor: v.nullable(v.string()),
  createdAt: v.string(),
  counts: v.nullable(v.record(v.string(), v.number())),
  outcomes: v.record(v.string(), v.string()),
  totalCount: v.number(),
  doneCount: v.number(),
  failedCount: v.number(),
  unknownColumns: v.array(v.string()),
  problem: v.nullable(v.string()),
});
const rowsSchema = v.object({
  total: v.number(),
  rows: v.array(
    v.object({
      line: v.nullable(v.number()),
      outcome: v.string(),
      outcomeText: v.string(),
      state: v.string(),
      stateText: v.string(),
      label: v.string(),
      changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
      problems: v.array(v.string()),
    }),
  ),
});
const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

export type ImportRun = v.InferOutput<typeof runSchema>;
export type ImportRow = v.InferOutput<typeof rowsSchema>['rows'][number];

/** What is said of a file that is sent. */
interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  format?: string;
  reportedOn?: string;
  licence?: string;
}

/** The imports of a CMS, asked as somebody whose role may import. What the CMS refuses is thrown in its words. */
export interface ImportClient {
  send(file: SentFile): Promise<ImportRun>;
  list(): Promise<ImportRun[]>;
  find(id: number): Promise<ImportRun>;
  /** All rows, or those of one outcome or state. */
  rows(id: number, which?: { outcome: string } | { state: string }): Promise<ImportRow[]>;
  act(id: number, act: 'apply' | 'undo'): Promise<ImportRun>;
  download(name: 'nurseries' | 'places'): Promise<string>;
}

interface Access {
  origin: string;
  credentials: PanelCredentials;
  language: string;
}

/** Signs in to the panel; throws where the CMS does not answer or refuses. */
export async function openImports({ origin, credentials, language }: Access): Promise<ImportClient> {
  const token = await signIn(origin, credentials);
  async function call(method: string, path: string, body?: FormData): Promise<Response> {
    const address = new URL(`/imports${path}`, origin);
    address.searchParams.set('language', language);
    const response = await fetch(address, { method, body, headers: { authorization: `Bearer ${token}` } });
    if (response.ok) return response;
    const refusal = v.safeParse(refusalSchema, await response.json().catch(() => null));
    throw new Error(refusal.success ? refusal.output.error.message : `The CMS refuses ${method} /imports${path}: ${response.status}`);
  }
  const ask = async (method: string, path: string, body?: FormData): Promise<unknown> => (await call(method, path, body)).json();

  return {
    async send({ name, bytes, ...settings }) {
      const form = new FormData();
      form.set('files', new Blob([bytes], { type: 'text/csv' }), name);
      for (const [key, value] of Object.entries(settings)) if (value !== undefined) form.set(key, value);
      return v.parse(runSchema, await ask('POST', '', form));
    },
    list: async () => v.parse(v.array(runSchema), await ask('GET', '')),
    find: async (id) => v.parse(runSchema, await ask('GET', `/${id}`)),
    async rows(id, which) {
      const allRows: ImportRow[] = [];
      for (;;) {
        const query = new URLSearchParams({ after: String(allRows.length), ...which });
        const { rows, total } = v.parse(rowsSchema, await ask('GET', `/${id}/rows?${query}`));
        allRows.push(...rows);
        if (rows.length === 0 || allRows.length >= total) return allRows;
      }
    },
    act: async (id, act) => v.parse(runSchema, await ask('POST', `/${id}/${act}`)),
    download: async (name) => (await call('GET', `/files/${name}`)).text(),
  };
}

/** Whether the CMS still works on an import. */
export const isMoving = ({ state }: ImportRun): boolean => state.endsWith('ing');
