/** What every page says, in one file for the browser. */
export { common } from './common.ts';
export { shell } from './shell.ts';
