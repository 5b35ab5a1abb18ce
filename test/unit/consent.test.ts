import { describe, expect, test } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { silentReporter } from '../../worker/observe/reporter.ts';
import { createTestApp, testConfig } from '../app/test-app.ts';

const container = 'GTM-TEST1234';
const measured = () => createTestApp(answerFromSeed, silentReporter, { config: { ...testConfig, tagManager: container } });
const unmeasured = () => createTestApp(answerFromSeed);

async function policyOf(response: Promise<Response>): Promise<Record<string, string>> {
  const policy = (await response).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
}

describe('without a container', () => {
  test('the policy names no one else', async () => {
    const policy = await policyOf(unmeasured().get('/'));
    expect(policy['img-src']).toContain("'self'");
    expect(policy['img-src'] + (policy['connect-src'] ?? '')).not.toContain('//');
    expect(JSON.stringify(policy)).not.toContain('google');
  });

  test('no page offers a choice that is not there', async () => {
    const html = await (await unmeasured().get('/')).text();
    expect(html).toContain('href="/gestion-des-cookies">Cookies</a>');
    expect(html).not.toContain('Gérer les cookies');
  });

  test('the page about cookies says that nothing is measured', async () => {
    const html = await (await unmeasured().get('/gestion-des-cookies')).text();
    expect(html).toContain('Ce site n’utilise aujourd’hui ni mesure d’audience ni publicité.');
    expect(html).not.toContain('Google Ireland');
    expect(html).not.toContain('data-needs-script');
  });
});

describe('with a container', () => {
  test('its hosts may be asked, and scripts still come by the nonce alone', async () => {
    const policy = await policyOf(measured().get('/'));
    for (const directive of ['img-src', 'connect-src']) {
      expect(policy[directive]).toContain(' https://*.googletagmanager.com');
      expect(policy[directive]).toContain(' https://*.google-analytics.com');
    }
    expect(policy['script-src']).toMatch(/^script-src 'nonce-[^']+' 'strict-dynamic'$/);
    expect(policy['default-src']).toBe("default-src 'none'");
    expect(policy['frame-src']).toBeUndefined();
  });

  test('nothing of it is asked for by the document: that takes consent, which takes a script', async () => {
    const html = await (await measured().get('/')).text();
    expect(html).toContain(`"tagManager":"${container}"`);
    expect(html).not.toContain('googletagmanager.com');
  });

  test.for([
    { path: '/', label: 'Gérer les cookies', href: '/gestion-des-cookies' },
    { path: '/en', label: 'Manage cookies', href: '/en/gestion-des-cookies' },
  ])('every page links to the choices: $path', async ({ path, label, href }) => {
    expect(await (await measured().get(path)).text()).toContain(`href="${href}">${label}</a>`);
  });

  test('the page about cookies tells what is measured and how to choose again', async () => {
    const html = await (await measured().get('/gestion-des-cookies')).text();
    expect(html).toContain('Google Ireland Limited');
    expect(html).toContain('data-needs-script');
    expect(html).not.toContain('ni mesure d’audience ni publicité');
  });
});
