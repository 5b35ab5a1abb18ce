/** A date of ISO 8601, of which the first ten letters count, as it is written in French: « 30/11/2026 ». */
export const dayInFrench = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');
