import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const day = 86_400_000;

test('security.txt has the fields of RFC 9116, each once', () => {
  const text = securityTxt({ siteOrigin: 'https://site.example', now: Date.parse('2026-11-28T10:00:00Z') });
  expect(text.split('\n')).toEqual([
    'Contact: https://site.example/contact',
    'Expires: 2027-05-01T00:00:00Z',
    'Preferred-Languages: fr, en',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
});

test('whenever it is read, it ends between five months and a year later', () => {
  for (let now = Date.parse('2026-01-01T00:00:00Z'); now < Date.parse('2028-03-01T00:00:00Z'); now += 5 * day) {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt({ siteOrigin: 'https://site.example', now })) ?? [];
    const days = (Date.parse(expires) - now) / day;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  }
});
