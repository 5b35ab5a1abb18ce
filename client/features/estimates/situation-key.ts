/** Where the device keeps the situation of a family for estimates, where a parent has asked for it. */
export const situationKey = 'family-situation';

/** Whether there may be one: what reads it comes only then. */
export function hasSituation(): boolean {
  try {
    return localStorage.getItem(situationKey) !== null;
  } catch {
    return false;
  }
}
