import type { Purpose } from './consent-choice.ts';

/** The signals of Google's consent mode, version 2. */
const signals = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;
type Signal = (typeof signals)[number];

/** Signals that no purpose grants stay denied: nobody is asked for them. */
const grantedBy: Record<Purpose, readonly Signal[]> = {
  measure: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

/** What tags may do, said in the tag manager's words. */
export function consentSignals(accepted: readonly Purpose[]): Record<Signal, 'granted' | 'denied'> {
  const granted = accepted.flatMap((purpose) => grantedBy[purpose]);
  const entries = signals.map((signal) => [signal, granted.includes(signal) ? 'granted' : 'denied']);
  return Object.fromEntries(entries);
}
