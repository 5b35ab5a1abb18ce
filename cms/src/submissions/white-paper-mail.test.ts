import { expect, test } from 'vitest';
import { writeWhitePaperMail } from './white-paper-mail';

test('puts the link on a line of its own, in the language of the request', () => {
  const mail = { firstName: ' Zoé\n', title: 'Guide', link: 'https://cms.test/uploads/guide.pdf' };
  expect(writeWhitePaperMail({ ...mail, locale: 'fr' }).text).toContain('Bonjour Zoé,\n');
  expect(writeWhitePaperMail({ ...mail, locale: 'fr' }).text.split('\n')).toContain(mail.link);
  expect(writeWhitePaperMail({ ...mail, locale: 'en', firstName: '' }).text).toMatch(/^Hello,\n/);
});

test('shows markup in a name as the text it is', () => {
  const { html } = writeWhitePaperMail({
    firstName: '<a href="https://evil.test">',
    title: 'A & B',
    link: 'https://cms.test/a.pdf',
    locale: 'en',
  });
  expect(html).toContain('Hello &lt;a href=&quot;https://evil.test&quot;&gt;,<br>');
  expect(html).toContain('<a href="https://cms.test/a.pdf">https://cms.test/a.pdf</a>');
});
