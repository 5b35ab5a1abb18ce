export const preview = {
  label: 'Aperçu',
  text: 'Aperçu pour la rédaction\u202f: les visiteurs voient la version publiée.',
  leave: 'Quitter l’aperçu',
  ended: 'Vous avez quitté l’aperçu. Rouvrez-le depuis le CMS.',
  linkEnded: 'Ce lien d’aperçu n’est plus valable. Rouvrez l’aperçu depuis le CMS.',
  noPage: 'Ce contenu n’a pas encore de page. Complétez son adresse et sa rubrique, enregistrez-le, puis rouvrez l’aperçu.',
};
