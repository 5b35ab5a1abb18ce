/** The day whose figures the texts of `cms/seed` tell. A row that begins later makes them old: rewrite them, then change this. */
export const textsCheckedOn = '2026-11-28';
