import { documentRead } from './document-read.ts';

/** Where all columns of the footer lie open, they also say so. */
export async function openFooter(): Promise<void> {
  if (innerWidth < 600) return;
  await documentRead();
  for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details')) column.open = true;
}
