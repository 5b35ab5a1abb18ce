export const errors = {
  failureTitle: 'Cette page ne répond pas pour le moment',
  failureText: 'Nous en sommes désolés. Le problème vient de nous, pas de vous, et notre équipe en est déjà informée.',
  failureHelp: 'Attendez un instant, puis réessayez. Si le problème persiste, indiquez-nous ce numéro de demande\u202f:',
  failureRetry: 'Réessayer',
};
