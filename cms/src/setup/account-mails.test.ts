import { expect, test } from 'vitest';
import extend from '../extensions/email/strapi-server';
import { confirmationMail, erasureMail, existingAccountMail, resetMail } from './account-mails';
import { localScreens } from './account-screens';

const screens = localScreens('https://site.test');
const from = 'bonjour@site.test';

/** Every mail of accounts as it is handed to the mail server; Strapi sends its own with the HTML for a text. */
async function sentOf(mail: { text?: string; html?: string }) {
  const sent: { text?: string; html?: string }[] = [];
  const plugin = { services: { email: () => ({ send: async (handed: (typeof sent)[number]) => sent.push(handed) }) } };
  await extend(plugin).services.email().send(mail);
  return sent[0] ?? {};
}
/** What Strapi sends of a text, once it has filled it in. */
function ofStrapi({ message }: { message: string }) {
  const filled = message.replaceAll(/<%= (\w+) %>/g, '$1');
  return { text: filled, html: filled };
}

test.each([
  ['reset', ofStrapi(resetMail(from, screens)), ['/compte/nouveau-mot-de-passe?code=TOKEN']],
  ['confirmation', ofStrapi(confirmationMail(from, screens)), ['/compte/confirmation?confirmation=CODE']],
  ['existing account', existingAccountMail(screens), ['/compte/connexion', '/compte/mot-de-passe-oublie']],
  ['erasure', erasureMail(screens, 30), ['/compte/connexion']],
])('the text of the mail %s has no tags, and a link in each of both languages', async (_, mail, paths) => {
  const { text = '', html = '' } = await sentOf(mail);
  const [french = '', english = ''] = text.split('\n---\n');
  for (const path of paths) {
    expect(french).toContain(`https://site.test${path}`);
    expect(english).toContain(`https://site.test/en${path}`);
    expect(html).toContain(`<a href="https://site.test/en${path}">`);
  }
  expect(text).not.toMatch(/[<>]/);
  expect(text).toMatch(/^Bonjour,\n\n/);
  expect(english.trim()).toMatch(/^Hello,\n\n/);
});

test('a mail that has a text of its own keeps it', async () => {
  const mail = { text: 'Un texte', html: '<p>Un autre</p>' };
  expect(await sentOf(mail)).toEqual(mail);
});
