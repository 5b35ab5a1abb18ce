import { intents } from '../../client/boot/early-events.ts';

const kept = JSON.stringify(['click', ...intents]);

/**
 * The script in every document: it keeps what the reader does, and asks for the boot script after the first picture, which nothing else delays then.
 * A browser draws no frame before its styles are there, and none where nobody looks.
 */
export const startScript = (boot: string): string =>
  `early=[];for(const type of ${kept})addEventListener(type,e=>early?.push(e),true);requestAnimationFrame(()=>setTimeout(()=>import("${boot}")))`;
