import { expect } from 'vitest';
import { testSecrets } from '../../../harness/site/template.ts';
import { site } from '../open-site.ts';

/** Ends what is kept of all entries of some types, so that the CMS has to be asked; soon after, every part of the worker knows. */
export async function purge(...models: string[]): Promise<void> {
  for (const model of models) {
    const response = await site.fetch('/webhooks/cms', {
      method: 'POST',
      headers: { authorization: `Bearer ${testSecrets.WEBHOOK_SECRET}` },
      body: JSON.stringify({ event: 'entry.publish', model, entry: { documentId: 'none', publishedAt: 'now' } }),
    });
    expect(response.status).toBe(200);
  }
}
