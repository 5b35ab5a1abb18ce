/** On the button of a nursery, and beside a text that names it, for readers who have no script. */
export const saved = {
  save: 'Enregistrer',
  saved: 'Enregistrée',
  needsScript:
    'Ce bouton n’apparaît qu’avec JavaScript\u202f: sans lui, gardez la page d’une crèche dans les favoris de votre navigateur, ou demandez-y une place.',
};
