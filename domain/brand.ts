/** The working name of the brand; the only place to change it. */
export const brandName = 'Crèche Sereine';

/** What browsers colour their own interface with; `teal-700` of the stylesheet. */
export const themeColor = '#006E6A';
