import type { FormAnswer } from '../../../domain/forms/form-answer.ts';

/** After so long without an answer, in milliseconds, the connection is taken for lost. White papers wait for 8 s at most. */
const patienceMilliseconds = 30_000;

/** Sends a form; rejects where no connection stands. What is no answer of ours is taken for a failure of the site. */
export async function postForm(action: string, fields: URLSearchParams): Promise<FormAnswer> {
  const response = await fetch(action, {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  try {
    const answer: FormAnswer = await response.json();
    if (answer.status) return answer;
  } catch {
    // A page of the network's own.
  }
  return { status: 'invalid', error: 'unavailable', errors: {} };
}
