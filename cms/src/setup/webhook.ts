import type { Core } from '@strapi/strapi';
import { editorialTypes, uidOf } from '../editorial/editorial-types';
import { productConfig } from './product-config';

interface Webhook {
  id: string;
  name: string;
  url: string;
  headers: Record<string, string>;
  events: string[];
  isEnabled: boolean;
}

interface WebhookStore {
  findWebhooks(): Promise<Webhook[]>;
  createWebhook(webhook: Omit<Webhook, 'id'>): Promise<Webhook>;
  updateWebhook(id: string, webhook: Omit<Webhook, 'id'>): Promise<Webhook>;
  deleteWebhook(id: string): Promise<unknown>;
}

interface WebhookRunner {
  add(webhook: Webhook): void;
  update(webhook: Webhook): void;
  remove(webhook: Webhook): void;
  run(webhook: Webhook, event: string, info?: { uid?: unknown }): Promise<{ statusCode: number }>;
}

/** A file that is replaced, or gone, changes the pages that show it. */
const mediaEvents = ['media.update', 'media.delete'];
const events = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish', ...mediaEvents];
/** A place is told as its nursery (`cms/src/nursery-places/keep-places.ts`). */
const editorialUids: ReadonlySet<unknown> = new Set(editorialTypes.filter((name) => name !== 'place').map(uidOf));

/** Keeps the one webhook of the worker equal to the environment; without a URL there is none. */
export async function setUpWebhook(strapi: Core.Strapi): Promise<void> {
  const { url, secret } = productConfig(strapi).webhook;
  const store = strapi.get('webhookStore') as WebhookStore;
  const runner = strapi.get('webhookRunner') as WebhookRunner;
  sendEditorialEventsOnly(runner);
  const existing = (await store.findWebhooks()).find(({ name }) => name === 'worker');

  if (!url) {
    if (!existing) return;
    await store.deleteWebhook(existing.id);
    runner.remove(existing);
    return;
  }
  const webhook = { name: 'worker', url, headers: { authorization: `Bearer ${secret}` }, events, isEnabled: true };
  // The store alone would only take effect at the next boot.
  if (existing) runner.update(await store.updateWebhook(existing.id, webhook));
  else runner.add(await store.createWebhook(webhook));
}

/** Strapi has no filter by type: without one, each submission would go back to the worker with its personal data. */
function sendEditorialEventsOnly(runner: WebhookRunner): void {
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info = {}) =>
    event === 'trigger-test' || mediaEvents.includes(event) || editorialUids.has(info.uid)
      ? run(webhook, event, info)
      : { statusCode: 204 };
}
