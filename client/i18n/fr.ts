import { blocks } from './fr/blocks.ts';
import { common } from './fr/common.ts';
import { errors } from './fr/errors.ts';
import { head } from './fr/head.ts';
import { home } from './fr/home.ts';
import { shell } from './fr/shell.ts';
import { simulator } from './fr/simulator.ts';

/** Every message of the interface in French, by area: one file an area, the same in `en/`. */
export const fr = { blocks, common, errors, head, home, shell, simulator };

/** What each language must say: a message missing from or unknown to the French table is a type error in the other. */
export type Messages = typeof fr;
