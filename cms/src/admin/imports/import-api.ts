import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { importWords, panelLanguage } from './import-words';

/** An import as the CMS tells it (`cms/src/imports/words/import-view.ts`). */
export interface RunView {
  id: number;
  fileName: string;
  format: string;
  state: 'planning' | 'planned' | 'failed' | 'applying' | 'applied' | 'undoing' | 'undone' | 'stopped';
  stateText: string;
  actor: string;
  createdAt: string;
  counts: Record<string, number> | null;
  outcomes: Record<string, string>;
  totalCount: number;
  doneCount: number;
  failedCount: number;
  unknownColumns: string[];
  problem: string | null;
}

export interface RowView {
  id: number;
  line: number | null;
  outcome: string;
  outcomeText: string;
  state: string;
  stateText: string;
  label: string;
  changes: { field: string; before: string; after: string }[];
  problems: string[];
}

const pollMilliseconds = 1500;

/** What the CMS says of a call that it refuses, in words for who made it. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.name === 'FetchError' && error.message ? error.message : importWords().error;
}

const withLanguage = (address: string) => `${address}${address.includes('?') ? '&' : '?'}language=${panelLanguage()}`;

/** Calls of the page; each rejects with words of the CMS. */
export function useImportCalls() {
  const { get, post } = useFetchClient();
  const read = useCallback(async <Answer>(address: string): Promise<Answer> => (await get(withLanguage(address))).data as Answer, [get]);
  const send = useCallback(
    async <Answer>(address: string, body?: FormData): Promise<Answer> => (await post(withLanguage(address), body)).data as Answer,
    [post],
  );
  const download = useCallback(
    async (name: string) => {
      const { data } = await get(`/imports/files/${name}`, { responseType: 'blob' });
      const address = URL.createObjectURL(data as Blob);
      Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` }).click();
      URL.revokeObjectURL(address);
    },
    [get],
  );
  return { read, send, download };
}

/** One import, asked again as long as the CMS works on it. */
export function useRun(id: number): { run: RunView | null; setRun(run: RunView): void } {
  const { read } = useImportCalls();
  const [run, setRun] = useState<RunView | null>(null);
  const isMoving = run === null || run.state.endsWith('ing');
  useEffect(() => {
    if (!isMoving) return;
    let isLeft = false;
    const ask = () =>
      read<RunView>(`/imports/${id}`).then(
        (answer) => !isLeft && setRun(answer),
        // Asked again in a moment.
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, pollMilliseconds);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [id, isMoving, read]);
  return { run, setRun };
}
