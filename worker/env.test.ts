import { expect, test } from 'vitest';
import { knownHostsOf, publicConfigOf, readConfig } from './env.ts';

const variables = {
  ENVIRONMENT: 'production',
  SITE_ORIGIN: 'https://site.example',
  CMS_ORIGIN: 'https://cms.example',
  CMS_TOKEN: 'cms-token-of-the-tests',
  WEBHOOK_SECRET: 'webhook-secret-of-the-tests',
  PREVIEW_SECRET: 'preview-secret-of-the-tests',
  LINK_SECRET: 'link-secret-of-the-tests',
};
const tagManagerOf = (container: string) => readConfig({ ...variables, TAG_MANAGER_CONTAINER: container }).tagManager;

test('without a container nothing is measured', () => {
  expect(readConfig(variables).tagManager).toBeNull();
  expect(tagManagerOf('')).toBeNull();
});

test('mails are sent unless the configuration says that they are not', () => {
  expect(readConfig(variables).sendsMail).toBe(true);
  expect(readConfig({ ...variables, CMS_SENDS_MAIL: '' }).sendsMail).toBe(false);
  expect(knownHostsOf(readConfig({ ...variables, CMS_SENDS_MAIL: '1' })).services.has('e-mails')).toBe(true);
  expect(() => readConfig({ ...variables, CMS_SENDS_MAIL: 'no' })).toThrow('CMS_SENDS_MAIL');
});

test('a container is named as Google names it, and the browser is told', () => {
  expect(tagManagerOf('GTM-K4B2QXW9')).toBe('GTM-K4B2QXW9');
  expect(publicConfigOf(readConfig({ ...variables, TAG_MANAGER_CONTAINER: 'GTM-ABC123' }), 'build').tagManager).toBe('GTM-ABC123');
});

// It becomes part of an address that is loaded as a script.
test.for(['GTM-', 'gtm-abc123', 'G-ABC123', 'GTM-ABC 123', 'GTM-ABC123&l=x', 'GTM-ABC123\n', ' GTM-ABC123', 'GTM-ABCDEFGHIJKLM'])(
  'nothing else is a container: "%s"',
  (container) => {
    expect(() => tagManagerOf(container)).toThrow('TAG_MANAGER_CONTAINER');
  },
);

test('webhook secret and token of the CMS may have a second value while they are changed, as long as any', () => {
  expect(readConfig(variables)).toMatchObject({ previousCmsToken: null, previousWebhookSecret: null });
  const previous = { CMS_TOKEN_PREVIOUS: 'cms-token-of-yesterday', WEBHOOK_SECRET_PREVIOUS: '' };
  expect(readConfig({ ...variables, ...previous })).toMatchObject({
    previousCmsToken: 'cms-token-of-yesterday',
    previousWebhookSecret: null,
  });
  expect(() => readConfig({ ...variables, WEBHOOK_SECRET_PREVIOUS: 'short' })).toThrow('WEBHOOK_SECRET_PREVIOUS');
});
