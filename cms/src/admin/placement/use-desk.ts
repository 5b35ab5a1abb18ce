import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { DeskFile } from '../../placement/files/desk-file';
import { deskLanguage, deskWords } from './words/desk-words';

export interface DeskState<Answer> {
  answer: Answer | null;
  isFailed: boolean;
  reload(): void;
}

/** The desk answers in the language of the panel, which may not be that of the browser. */
const inItsLanguage = () => ({ headers: { 'Accept-Language': deskLanguage() } });

/** Asks the desk of the CMS, again when the address changes or `reload` is called; what is shown stays until the next answer. */
export function useDesk<Answer>(path: string): DeskState<Answer> {
  const { get } = useFetchClient();
  const [state, setState] = useState<{ answer: Answer | null; isFailed: boolean }>({ answer: null, isFailed: false });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again in each round
  useEffect(() => {
    let isLeft = false;
    get<Answer>(`/placement/${path}`, inItsLanguage()).then(
      ({ data }) => !isLeft && setState({ answer: data, isFailed: false }),
      () => !isLeft && setState({ answer: null, isFailed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [path, round]);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { ...state, reload };
}

/** Why something did not succeed, in the words of the CMS; where nothing was answered there are none. */
function useReason(): (error: unknown) => string {
  const { formatAPIError } = useAPIErrorHandler();
  return (error) => (isFetchError(error) ? formatAPIError(error) : deskWords().failed);
}

/** Has the desk do something, and says how that ended; a refusal is told in the words of the CMS. */
export function useAct(after: () => void): (path: string, body: object) => Promise<boolean> {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const reasonOf = useReason();
  return async (path, body) => {
    try {
      await post(`/placement/${path}`, body, inItsLanguage());
      toggleNotification({ type: 'success', message: deskWords().saved });
      return true;
    } catch (error) {
      toggleNotification({ type: 'danger', message: reasonOf(error) });
      return false;
    } finally {
      after();
    }
  };
}

function toBlob(file: DeskFile): Blob {
  if ('csv' in file) return new Blob([file.csv], { type: 'text/csv;charset=utf-8' });
  const letters = atob(file.base64);
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type: file.mediaType });
}

/** Fetches a file of the desk and hands it to the browser as a download; a refusal is told as it is of other acts. */
export function useDownload(): (path: string) => Promise<void> {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const reasonOf = useReason();
  return async (path) => {
    try {
      const { data } = await get<DeskFile>(`/placement/${path}`, inItsLanguage());
      const link = document.createElement('a');
      link.href = URL.createObjectURL(toBlob(data));
      link.download = data.fileName;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      toggleNotification({ type: 'danger', message: reasonOf(error) });
    }
  };
}
