import type { Payload } from './payload.ts';

/** The element that holds the payload of the document. */
export const payloadElementId = 'payload';

/** The payload the document came with, its texts adopted from where they stand; null where there is none. */
export function readDocumentPayload(): Payload | null {
  const text = document.getElementById(payloadElementId)?.textContent;
  if (!text) return null;
  const payload: Payload = JSON.parse(text, adoptHtml);
  return payload;
}

function adoptHtml(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('html' in value) || !('id' in value)) return value;
  if (value.html !== '' || typeof value.id !== 'string') return value;
  return { ...value, html: document.getElementById(value.id)?.innerHTML ?? '' };
}
