export const errors = {
  /** On the screen of an address that leads nowhere. */
  likelyPages: { finder: 'Trouver une crèche', cost: 'Combien ça coûte', followUp: 'Suivre ma demande', contact: 'Nous contacter' },
  failureTitle: 'Cette page ne répond pas pour le moment',
  failureText: 'Nous en sommes désolés. Le problème vient de nous, pas de vous, et notre équipe en est déjà informée.',
  failureHelp: 'Attendez un instant, puis réessayez. Si le problème persiste, indiquez-nous ce numéro de demande\u202f:',
  failureRetry: 'Réessayer',
  /** What was refused, by its status: nothing is broken, and nobody was told. */
  refusals: {
    400: {
      title: 'Nous n’avons pas pu lire cette demande',
      text: 'L’adresse ou l’envoi contient des caractères ou des champs que ce site ne connaît pas. Rien n’a été enregistré. Vérifiez l’adresse, ou repartez de la page d’accueil.',
    },
    401: {
      title: 'Cette demande est réservée',
      text: 'Elle n’indique pas qui l’envoie. Rien n’a été enregistré. Repartez de la page d’accueil.',
    },
    403: {
      title: 'Cette demande a été refusée',
      text: 'Par sécurité, nous n’acceptons que ce qui est envoyé depuis les pages de ce site. Rien n’a été enregistré. Ouvrez la page ici, puis envoyez de nouveau.',
    },
    413: {
      title: 'Cet envoi est trop volumineux',
      text: 'Il dépasse la taille que nous acceptons. Rien n’a été enregistré. Revenez en arrière, raccourcissez votre texte, puis envoyez de nouveau.',
    },
    414: {
      title: 'Cette adresse est trop longue',
      text: 'Elle dépasse la longueur que nous lisons. Vérifiez qu’elle a été copiée sans rien de plus, ou repartez de la page d’accueil.',
    },
    415: {
      title: 'Cet envoi n’est pas au bon format',
      text: 'Nous n’acceptons que ce que les formulaires de ce site envoient. Rien n’a été enregistré. Ouvrez le formulaire, puis envoyez de nouveau.',
    },
  },
};
