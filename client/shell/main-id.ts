/** The element that holds the page; the skip link and client navigation move the focus here. */
export const mainId = 'contenu';
