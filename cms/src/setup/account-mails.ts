import type { AccountScreens, LocalScreens } from './account-screens';

const senderName = 'Crèche Sereine';

/** Both languages in one mail: Strapi keeps one text for everybody, and does not know what language somebody reads. */
function bilingual(french: string, english: string): string {
  return `${french}\n<hr>\n<div lang="en">\n${english}\n</div>`;
}

/** For who reads no HTML: a paragraph is one, and a link is its address. */
function plain(html: string): string {
  return html
    .replaceAll(/\s*<hr>\s*/g, '\n---\n')
    .replaceAll('</p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim();
}

/** A mail of Strapi's own, which sends its HTML as the text as well, with a text that is one; any other as it is. */
export function withPlainText<Mail extends { text?: string; html?: string }>(mail: Mail): Mail {
  return mail.html && mail.text === mail.html ? { ...mail, text: plain(mail.html) } : mail;
}

const linkTo = (address: string) => `<p><a href="${address}">${address}</a></p>`;

/** `<%= … %>` is filled in by Strapi. */
export function resetMail(from: string, { fr, en }: LocalScreens) {
  const linkOf = ({ newPassword }: AccountScreens) => linkTo(`${newPassword}?code=<%= TOKEN %>`);
  return {
    from: { name: senderName, email: from },
    response_email: '',
    object: 'Choisir un nouveau mot de passe / Choose a new password',
    message: bilingual(
      `<p>Bonjour,</p>
<p>Vous avez demandé un nouveau mot de passe pour votre compte Crèche Sereine. Ce lien ne sert qu’une fois\u202f:</p>
${linkOf(fr)}
<p>Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.</p>`,
      `<p>Hello,</p>
<p>You asked for a new password for your Crèche Sereine account. This link works once:</p>
${linkOf(en)}
<p>If you did not ask for anything, ignore this message: your password stays as it is.</p>`,
    ),
  };
}

/**
 * Leads to the site, not to Strapi's own address, which `<%= URL %>` would be: the visitor sees a screen of the site
 * that says what happened, also where the link is old.
 */
export function confirmationMail(from: string, { fr, en }: LocalScreens) {
  const linkOf = ({ confirmation }: AccountScreens) => linkTo(`${confirmation}?confirmation=<%= CODE %>`);
  return {
    from: { name: senderName, email: from },
    response_email: '',
    object: 'Confirmez votre adresse e-mail / Confirm your email address',
    message: bilingual(
      `<p>Bonjour,</p>
<p>Merci d’avoir créé un compte Crèche Sereine. Ouvrez ce lien et saisissez le mot de passe que vous avez choisi pour confirmer votre adresse\u202f:</p>
${linkOf(fr)}
<p>Si vous n’avez pas créé de compte, ignorez ce message\u202f: sans confirmation, il ne sert à rien.</p>`,
      `<p>Hello,</p>
<p>Thank you for creating a Crèche Sereine account. Open this link and enter the password you chose, to confirm your address:</p>
${linkOf(en)}
<p>If you did not create an account, ignore this message: without confirmation it is of no use.</p>`,
    ),
  };
}

/** For somebody who registers with an address that has an account: the screen says the same as to everybody, the mail says the truth. */
export function existingAccountMail({ fr, en }: LocalScreens) {
  const html = bilingual(
    `<p>Bonjour,</p>
<p>Quelqu’un, sans doute vous, vient de demander la création d’un compte Crèche Sereine avec cette adresse. Elle en a déjà un. Pour vous connecter\u202f:</p>
${linkTo(fr.signIn)}
<p>Si vous avez oublié votre mot de passe\u202f:</p>
${linkTo(fr.forgottenPassword)}
<p>Si ce n’était pas vous, ignorez ce message\u202f: rien n’a changé.</p>`,
    `<p>Hello,</p>
<p>Somebody, probably you, has just asked for a Crèche Sereine account with this address. It has one already. To sign in:</p>
${linkTo(en.signIn)}
<p>If you have forgotten your password:</p>
${linkTo(en.forgottenPassword)}
<p>If it was not you, ignore this message: nothing has changed.</p>`,
  );
  return { subject: 'Vous avez déjà un compte / You already have an account', html, text: plain(html) };
}

/** For somebody whose account is erased soon because nobody uses it. */
export function erasureMail({ fr, en }: LocalScreens, noticeDays: number) {
  const html = bilingual(
    `<p>Bonjour,</p>
<p>Vous ne vous êtes pas connecté à votre compte Crèche Sereine depuis près de deux ans. Comme nous nous y sommes engagés, nous l’effacerons, avec les crèches que vous y avez enregistrées, dans ${noticeDays} jours au plus tôt.</p>
<p>Pour le garder, il suffit de vous connecter d’ici là\u202f:</p>
${linkTo(fr.signIn)}
<p>Sinon, vous n’avez rien à faire.</p>`,
    `<p>Hello,</p>
<p>You have not signed in to your Crèche Sereine account for almost two years. As we have promised, we shall erase it, with the nurseries you have saved in it, in ${noticeDays} days at the earliest.</p>
<p>To keep it, sign in before then:</p>
${linkTo(en.signIn)}
<p>Otherwise there is nothing you have to do.</p>`,
  );
  return { subject: 'Votre compte va être effacé / Your account will be erased', html, text: plain(html) };
}
