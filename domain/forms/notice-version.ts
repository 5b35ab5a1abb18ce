/** Of the texts in `client/features/forms/` (`notice`, `boxes`) and `client/i18n/{fr,en}/forms/forms.ts`. Kept with each submission: change it whenever one of them changes its meaning. */
export const noticeVersion = '2026-11-27';
