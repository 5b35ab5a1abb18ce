/** What all forms say besides their own fields. */
export const forms = {
  choose: 'Choisir…',
  optional: 'facultatif',
  salutations: { Me: 'Madame', M: 'Monsieur' },
  sending: 'Envoi en cours…',
  colon: '\u202f: ',
  trap: 'Ne remplissez pas ce champ',
  connectionLost:
    'La connexion s’est interrompue. Rien de ce que vous avez saisi n’est perdu\u202f: envoyez de nouveau dès qu’elle est revenue, une seule demande sera enregistrée.',
};
