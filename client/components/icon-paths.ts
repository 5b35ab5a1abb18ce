/* Strokes on a 24 px square, drawn for this site. Each is a constant of its own, so that a page carries those it shows. */

export const family =
  'M8 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM3.5 20v-4.5a4.5 4.5 0 0 1 7.5-3.3M16.5 13a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM12.5 20a4 4 0 0 1 8 0';
export const company =
  'M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5v15.5M15 10h2.5a1.5 1.5 0 0 1 1.5 1.5v9M3 20.5h18M9 7.5h2M9 11.5h2M9 15.5h2';
export const manager = 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10.5h13V10M9.5 20.5V16a2.5 2.5 0 0 1 5 0v4.5';
export const account = 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 20a6.5 6.5 0 0 1 13 0';
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5';
export const heart = 'M12 20s-8-4.7-8-10.3A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.7C20 15.3 12 20 12 20Z';
export const shield = 'M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6l-7-2.5ZM8.8 12l2.3 2.3 4.1-4.1';
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2';
export const euro = 'M18 6.3a7.5 7.5 0 1 0 0 11.4M4 10.3h9.5M4 13.7h8';
export const map = 'M9 4.5 3.5 6.5v13L9 17.5l6 2 5.5-2v-13L15 6.5l-6-2ZM9 4.5v13M15 6.5v13';
export const book = 'M12 6.5c-1.5-1.3-4-2-8.5-2v13c4.5 0 7 .7 8.5 2 1.5-1.3 4-2 8.5-2v-13c-4.5 0-7 .7-8.5 2ZM12 6.5v13';
export const people =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8';
export const leaf = 'M5.5 18.5C3.5 10 9 4.5 20 4.5c0 11-5.5 16.5-14.5 14ZM4 21c1.5-5 5-8.5 9.5-10.5';
export const alert = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.8v5M12 16.2v.01';
export const arrow = 'M4.5 12h15M13.5 6l6 6-6 6';
export const calendar = 'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8 3.5v4M16 3.5v4';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevron = 'm6 9.5 6 6 6-6';
export const close = 'M6 6l12 12M18 6 6 18';
export const download = 'M12 4v11.5M6.5 10.5l5.5 5.5 5.5-5.5M5 20h14';
export const external =
  'M14 4.5h5.5V10M19.5 4.5l-8.5 8.5M17.5 14v4.5a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 6 7h4.5';
export const filters =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const info = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.8v.01';
export const locate = 'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M12 12v.01';
export const mail =
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7.5 12 13l8.5-5.5';
export const menu = 'M4 8h16M4 16h16';
export const phone =
  'M5 3.5h3.5l1.8 4.3-2.2 1.7a12 12 0 0 0 6.4 6.4l1.7-2.2 4.3 1.8V19a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5 1.5 1.5 0 0 1 5 3.5Z';
export const pin = 'M12 21s-7-5.6-7-11a7 7 0 0 1 14 0c0 5.4-7 11-7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const play = 'M8.5 5.5v13L19 12 8.5 5.5Z';
export const quote = 'M10 7c-3.5 1-5 3.5-5 6.5V17h5v-5H7.3M19 7c-3.5 1-5 3.5-5 6.5V17h5v-5h-2.7';
export const rss = 'M5 11a8 8 0 0 1 8 8M5 4.5A14.5 14.5 0 0 1 19.5 19M5.8 18.3v.01';
