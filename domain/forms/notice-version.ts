/** Of the texts in `client/i18n/{fr,en}/forms/form-notices.ts`. Kept with each request: change it whenever one of them changes its meaning. */
export const noticeVersion = '2026-11-27';
