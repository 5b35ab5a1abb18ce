/** What is not delivered yet, with the version of its form and when it was set aside. */
export const listStatement = `SELECT reference, form, form_version, outcome, created_at, attempts, next_attempt_at, set_aside_at, last_error, suspicion
  FROM submissions WHERE delivered_at IS NULL ORDER BY created_at`;

/** Has all that waits delivered at the next run, or one by its reference, also what was set aside. The reference is checked by the caller. */
export function retryStatement(reference: string | null): string {
  const which = reference ? ` AND reference = '${reference}'` : '';
  return `UPDATE submissions SET next_attempt_at = 0, set_aside_at = NULL WHERE delivered_at IS NULL${which} RETURNING reference`;
}
