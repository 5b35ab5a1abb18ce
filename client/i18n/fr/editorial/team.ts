export const team = {
  title: 'L’équipe de Crèche Sereine',
  intro: 'Les personnes qui lisent votre demande, parlent à votre employeur et visitent les crèches.',
  wayTitle: 'Notre façon de travailler',
  way: 'Une petite équipe, un dossier partagé\u202f: un conseiller lit votre demande, un autre explique le dispositif à l’employeur, une personne de terrain vérifie les places auprès de la crèche. Et quand la réponse est non, nous le disons.',
  members: 'Qui fait quoi',
  empty: 'L’équipe sera présentée ici prochainement.',
};
