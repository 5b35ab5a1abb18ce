/** On the button of a nursery. */
export const saved = { save: 'Enregistrer', saved: 'Enregistrée' };
