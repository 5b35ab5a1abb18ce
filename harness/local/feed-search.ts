import { setTimeout as pause } from 'node:timers/promises';

/** Feeds the search of a running worker from its CMS, to the end; throws where that fails. */
export async function feedSearch(siteUrl: string, webhookSecret: string): Promise<void> {
  for (let outcome = 'more'; outcome === 'more' || outcome === 'busy'; ) {
    const response = await fetch(`${siteUrl}/webhooks/index`, { method: 'POST', headers: { authorization: `Bearer ${webhookSecret}` } });
    if (!response.ok) throw new Error(`Feeding the search failed: ${response.status}`);
    ({ outcome } = (await response.json()) as { outcome: string });
    // A pass that was cut off holds its place for two minutes.
    if (outcome === 'busy') await pause(1000);
  }
}
