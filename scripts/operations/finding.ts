/** Something that an environment lacks, and what mends it. */
export interface Finding {
  text: string;
  mend: string;
  /** What is deployed so would not work. */
  blocks: boolean;
}

export const must = (text: string, mend: string): Finding => ({ text, mend, blocks: true });
export const should = (text: string, mend: string): Finding => ({ text, mend, blocks: false });

const answerMilliseconds = 5000;

/** How an address answers; null where there is no connection. */
export async function statusOf(send: typeof fetch, address: string, init: RequestInit = {}): Promise<number | null> {
  try {
    return (await send(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(answerMilliseconds) })).status;
  } catch {
    return null;
  }
}
