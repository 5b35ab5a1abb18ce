import type { Purpose } from './consent-choice.ts';
import { consentSignals } from './consent-mode.ts';
import type { PageViewEvent } from './page-view.ts';

declare global {
  interface Window {
    /** The tag manager's queue, under the name it looks for. */
    dataLayer?: unknown[];
  }
}

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

function command(..._parameters: [name: 'consent', kind: 'default' | 'update', signals: object]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager takes for a command only what is an `arguments` object
  push(arguments);
}

/** Requests the container. Consent stands in the queue before it, so that no tag runs without. */
export function startTagManager(container: string, accepted: readonly Purpose[]): void {
  command('consent', 'default', consentSignals([]));
  command('consent', 'update', consentSignals(accepted));
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  // The container gives it to the scripts it adds.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
  document.head.append(script);
}

/** Tells tags what the reader has decided since. */
export function updateConsent(accepted: readonly Purpose[]): void {
  command('consent', 'update', consentSignals(accepted));
}

export function pushPageView(view: PageViewEvent): void {
  push(view);
}
