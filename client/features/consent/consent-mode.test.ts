import { expect, test } from 'vitest';
import { purposes } from './consent-choice.ts';
import { consentSignals } from './consent-mode.ts';

const granted = (accepted: Parameters<typeof consentSignals>[0]) =>
  Object.entries(consentSignals(accepted)).flatMap(([signal, state]) => (state === 'granted' ? [signal] : []));

test('all seven signals are denied by default', () => {
  expect(Object.values(consentSignals([]))).toEqual(Array(7).fill('denied'));
});

test('each purpose grants its own signals and no other', () => {
  expect(granted(['measure'])).toEqual(['analytics_storage']);
  expect(granted(['marketing'])).toEqual(['ad_storage', 'ad_user_data', 'ad_personalization']);
});

test('what nobody is asked for stays denied', () => {
  const { functionality_storage, personalization_storage, security_storage } = consentSignals(purposes);
  expect([functionality_storage, personalization_storage, security_storage]).toEqual(['denied', 'denied', 'denied']);
});
