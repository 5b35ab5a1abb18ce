/** `accepted`: recorded, not sent yet; `missing_id`: no such white paper; the site has a message for each. */
export const whitePaperOutcomes = ['accepted', 'contact_added', 'contact_exists', 'missing_id', 'contact_error'] as const;
export type WhitePaperOutcome = (typeof whitePaperOutcomes)[number];
