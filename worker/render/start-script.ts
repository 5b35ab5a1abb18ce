import { intents } from '../../client/boot/reader-events.ts';

/**
 * A browser tells of a pointer that lies where a page appears, and of a carousel that comes to rest anew when its page is laid out: neither is a
 * reader's before the pointer moves, or the page itself.
 */
const isOfReader = 'e.type=="scroll"?e.target==document:e.type!="pointermove"||e.movementX||e.movementY';

const rest =
  `for(const type of"${intents.join(' ')}".split(" "))addEventListener(type,e=>{(${isOfReader})&&readerEvents.push(e)==1&&start()},true);` +
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)))}';

/**
 * The script in every document. It keeps what the reader does, and asks for the boot script with the first of it, or once the page is loaded and drawn: what
 * the page is opened for waits for no script. A browser draws nothing where nobody looks.
 */
export const startScript = (boot: string): string => `readerEvents=[];{const start=()=>import("${boot}");${rest}`;
