/** A finger rests for a tenth of a second; who holds it longer, or drags, is not kept waiting. */
const longestPress = 500;

/** Signs of a press that a click may follow. */
const pressing = /down$/;

/** Says whether a press is over with this sign: it was a click, or a finger that drags the page. */
export const endsPress = ({ type }: Event): boolean => type === 'click' || type === 'scroll';

/** Resolves once the browser has drawn its own answer to a sign of intent, and to the click that may follow: nothing heavy delays that picture. */
export async function afterAnswer({ type, timeStamp }: Event, released: Promise<void>): Promise<void> {
  if (pressing.test(type)) await Promise.race([released, pressedFor(longestPress, timeStamp)]);
  await nextPicture();
}

/** Resolves in a task after the browser has drawn. */
export const nextPicture = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const pressedFor = (milliseconds: number, pressed: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, pressed + milliseconds - performance.now());
  });
