import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildWhitePaperLink } from './white-paper-link';
import { writeWhitePaperMail } from './white-paper-mail';

test('puts the link on a line of its own, in the language of the request', () => {
  const mail = { title: 'Guide', link: 'https://site.test/livres-blancs/telecharger/guide?locale=fr&signature=a' };
  expect(writeWhitePaperMail({ ...mail, locale: 'fr' }).text).toMatch(/^Bonjour,\n/);
  expect(writeWhitePaperMail({ ...mail, locale: 'fr' }).text.split('\n')).toContain(mail.link);
  expect(writeWhitePaperMail({ ...mail, locale: 'en' }).text).toMatch(/^Hello,\n/);
});

test('shows markup in a title as the text it is', () => {
  const { html } = writeWhitePaperMail({ title: 'A & <b>B</b>', link: 'https://site.test/a?b=1&c=2', locale: 'en' });
  expect(html).toContain('A &amp; &lt;b&gt;B&lt;/b&gt;');
  expect(html).toContain('<a href="https://site.test/a?b=1&amp;c=2">https://site.test/a?b=1&amp;c=2</a>');
});

test('ends no header with what was typed', () => {
  const { subject } = writeWhitePaperMail({ title: 'Guide\r\nBcc: a@b.test', link: 'https://site.test/a', locale: 'fr' });
  expect(subject).not.toMatch(/[\r\n]/);
});

test('signs a link that ends after 30 days', () => {
  const now = Date.parse('2026-11-27T10:00:00Z');
  const link = new URL(buildWhitePaperLink({ slug: 'guide', locale: 'fr', now }, { siteUrl: 'https://site.test', secret: 'secret' }));
  expect(link.pathname).toBe('/livres-blancs/telecharger/guide');
  const { locale, expires, signature } = Object.fromEntries(link.searchParams);
  expect(Number(expires) * 1000).toBe(Date.parse('2026-12-27T10:00:00Z'));
  expect(signature).toBe(createHmac('sha256', 'secret').update(`white-paper:guide:${locale}:${expires}`).digest('hex'));
});
