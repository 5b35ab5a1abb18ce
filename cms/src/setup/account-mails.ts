const senderName = 'Crèche Sereine';

/** `<%= … %>` is filled in by Strapi. */
export function resetMail(from: string) {
  return {
    from: { name: senderName, email: from },
    response_email: '',
    object: 'Choisir un nouveau mot de passe',
    message: `<p>Bonjour,</p>
<p>Vous avez demandé un nouveau mot de passe pour votre compte Crèche Sereine. Ce lien ne sert qu’une fois\u202f:</p>
<p><a href="<%= URL %>?code=<%= TOKEN %>"><%= URL %>?code=<%= TOKEN %></a></p>
<p>Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.</p>`,
  };
}

/**
 * Leads to the site, not to Strapi's own address, which `<%= URL %>` would be: the visitor sees a screen of the site
 * that says what happened, also where the link is old.
 */
export function confirmationMail(from: string, screen: string) {
  const link = `${screen}?confirmation=<%= CODE %>`;
  return {
    from: { name: senderName, email: from },
    response_email: '',
    object: 'Confirmez votre adresse e-mail',
    message: `<p>Bonjour,</p>
<p>Merci d’avoir créé un compte Crèche Sereine. Confirmez votre adresse e-mail en ouvrant ce lien\u202f:</p>
<p><a href="${link}">${link}</a></p>
<p>Si vous n’avez pas créé de compte, ignorez ce message.</p>`,
  };
}
