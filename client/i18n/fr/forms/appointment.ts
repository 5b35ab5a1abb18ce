/** The page of a visit or a call. */
export const appointment = {
  title: 'Visiter la crèche ou être rappelé',
  intro: 'Choisissez un moment\u202f: nous le confirmons avec vous, et avec la crèche s’il s’agit d’une visite.',
  /** « mardi 1er décembre, 10 h » */
  slot: (day: string, time: string) => `${day}, ${time}`,
};
