/** A finger rests for a tenth of a second; who holds it longer, or drags, is not kept waiting. */
const longestPress = 500;

/** Signs of a press that a click may follow, and what ends it. */
const pressing = /down$/;
const ends = ['click', 'pointercancel', 'keyup'];

/** Resolves once the browser has drawn its own answer to a sign of intent, and to the click that may follow: nothing heavy delays that picture. */
export async function afterAnswer({ type, timeStamp }: Event): Promise<void> {
  if (pressing.test(type)) await released(timeStamp);
  await nextPicture();
}

/** Resolves in a task after the browser has drawn. */
export const nextPicture = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function released(pressed: number): Promise<void> {
  const controller = new AbortController();
  return new Promise<void>((resolve) => {
    for (const end of ends) addEventListener(end, () => resolve(), { capture: true, signal: controller.signal });
    // The press may be older than this script, and its end too.
    setTimeout(resolve, pressed + longestPress - performance.now());
  }).finally(() => controller.abort());
}
