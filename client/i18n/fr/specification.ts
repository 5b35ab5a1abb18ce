/** Texts the specification gives to the letter, plain spaces and straight apostrophes included; the check of typography leaves them out. */
export const specification = {
  notFoundTitle: 'Oups ! La page que vous recherchez semble introuvable...',
  notFoundBack: "Revenir sur la page d'accueil",
  searchTooShort: 'Veuillez saisir au moins 3 caractères',
  searchEmpty: 'Oups... Pas de résultat ici. Essayez encore !',
};
