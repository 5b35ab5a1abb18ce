import { blocks } from './en/blocks.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { head } from './en/head.ts';
import { home } from './en/home.ts';
import { shell } from './en/shell.ts';
import { simulator } from './en/simulator.ts';
import type { Messages } from './fr.ts';

/** Every message of the interface in English. Each area is declared as `Messages['area']`, which also refuses extra messages. */
export const en: Messages = { blocks, common, errors, head, home, shell, simulator };
