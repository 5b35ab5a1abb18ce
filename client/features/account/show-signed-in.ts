import type { SessionAnswer } from '../../../domain/accounts/session-answer.ts';

/**
 * Fills in the header's link to the account, which is the same for everybody in the document: by the first letter of its
 * reader's name, and the name for those who hear it. Where nobody is signed in, or nobody answers, it stays as it is.
 */
export async function showSignedIn(): Promise<void> {
  const name = await readName();
  const link = document.querySelector<HTMLElement>('header a[href$="/compte"]');
  const label = link?.querySelector('span');
  const [initial] = name ?? '';
  if (!link || !label || !initial) return;
  label.textContent += `${document.documentElement.lang === 'fr' ? '\u202f' : ''}: ${name}`;
  link.title = name ?? '';
  link.dataset.initial = initial.toUpperCase();
}

async function readName(): Promise<string | null> {
  try {
    const response = await fetch('/compte/session', { priority: 'low' });
    if (!response.ok) return null;
    const { name }: SessionAnswer = await response.json();
    return name;
  } catch {
    // No network: the link leads to the account all the same.
    return null;
  }
}
