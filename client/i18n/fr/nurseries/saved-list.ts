/** The page of saved nurseries. */
export const savedList = {
  title: 'Mes crèches enregistrées',
  empty:
    'Aucune crèche n’est encore enregistrée sur cet appareil. Le bouton «\u202fEnregistrer\u202f» d’une crèche la met ici, sans compte\u202f; avec un compte, vous la retrouvez sur tous vos appareils.',
  find: 'Trouver une crèche',
  signIn: 'Se connecter',
  ask: 'Demander une place',
  askAll: (count: number) => (count > 1 ? `Demander une place dans ces ${count} crèches` : 'Demander une place dans cette crèche'),
  /** Of the comparison. */
  swipe: 'Faites glisser le tableau pour voir toutes les crèches.',
  estimate: 'Estimer mon reste à charge',
  answer: 'Demande',
  /** In the words of a family, to the team. */
};
