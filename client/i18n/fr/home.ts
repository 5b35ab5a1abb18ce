export const home = {
  /** Read aloud only, and only where editors have not started the page with a hero. */
  title: 'Trouver une place en crèche avec Crèche Sereine',
};
