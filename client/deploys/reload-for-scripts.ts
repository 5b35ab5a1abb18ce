import type { AdmitReload } from './reload-guard.ts';

const firstFailure = 500;

/**
 * Loads a page again whose scripts are gone from the server, which they are after a deploy. Where they are there, the server
 * is out of reach, or the reader has typed something already, the page stays: without scripts it works, too.
 */
export async function reloadForScripts(scripts: string[], admit: AdmitReload): Promise<void> {
  const answers = await Promise.all(scripts.map((script) => fetch(script, { method: 'HEAD' })));
  if (answers.some(isGone) && !hasTyped() && admit(location)) location.reload();
}

function isGone({ status, headers }: Response): boolean {
  return status < firstFailure && !headers.get('content-type')?.includes('javascript');
}

function hasTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value, defaultValue }) => value !== defaultValue);
}
