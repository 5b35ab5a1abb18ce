/** The working name of the brand; the only place to change it. */
export const brandName = 'Crèche Sereine';
