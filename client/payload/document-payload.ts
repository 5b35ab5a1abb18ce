import { type ListedMenu, readMenus } from '../shell/document-menus.ts';
import type { BrowserShell } from '../shell/shell-props.ts';
import type { Payload } from './payload.ts';

/** The payload as it stands in a document: what the document shows by itself is named there. */
export interface DocumentPayload extends Omit<Payload, 'shell'> {
  shell: Omit<BrowserShell, 'menus'> & { menus: ListedMenu[] };
}

/** The element that holds the payload of the document. */
export const payloadElementId = 'payload';

/** The payload the document came with, its texts and menus adopted from where they stand; null where there is none. */
export function readDocumentPayload(): Payload | null {
  const text = document.getElementById(payloadElementId)?.textContent;
  if (!text) return null;
  const { shell, ...payload }: DocumentPayload = JSON.parse(text, adoptHtml);
  return { ...payload, shell: { ...shell, menus: readMenus(shell.menus, document) } };
}

function adoptHtml(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('html' in value) || !('id' in value)) return value;
  if (value.html !== '' || typeof value.id !== 'string') return value;
  return { ...value, html: document.getElementById(value.id)?.innerHTML ?? '' };
}
