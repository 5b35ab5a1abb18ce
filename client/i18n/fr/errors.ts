/** The three texts of the not-found screen are those of the specification, to the letter: plain space and straight apostrophe included. */
export const errors = {
  notFoundExclamation: 'Oups !',
  notFoundTitle: 'La page que vous recherchez semble introuvable...',
  notFoundBack: "Revenir sur la page d'accueil",
  failureTitle: 'Cette page ne répond pas pour le moment',
  failureText: 'Nous en sommes désolés. Le problème vient de nous, pas de vous, et notre équipe en est déjà informée.',
  failureHelp: 'Attendez un instant, puis réessayez. Si le problème persiste, indiquez-nous ce numéro de demande\u202f:',
  failureRetry: 'Réessayer',
};
