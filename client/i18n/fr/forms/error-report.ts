/** The page on which an error is reported. */
export const errorReport = {
  title: 'Signaler une erreur',
  intro: 'Une crèche fermée, une adresse ou un horaire faux\u202f: dites-le-nous, une personne vérifie et corrige.',
};
