/** A finger rests for a tenth of a second; who holds it longer, or drags, is not kept waiting. */
const longestPress = 500;

/** Signs of a press that a click may follow, and what ends it. */
const pressing = /^(?:pointerdown|touchstart|keydown)$/;
const ends = ['click', 'pointercancel', 'keyup'];

/** Resolves once the browser has drawn its own answer to a sign of intent, and to the click that may follow: nothing heavy delays that picture. */
export async function afterAnswer({ type }: Event): Promise<void> {
  if (pressing.test(type)) await released();
  await nextPicture();
}

/** Resolves in a task after the browser has drawn. */
export const nextPicture = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function released(): Promise<void> {
  const controller = new AbortController();
  return new Promise<void>((resolve) => {
    for (const end of ends) addEventListener(end, () => resolve(), { capture: true, signal: controller.signal });
    setTimeout(resolve, longestPress);
  }).finally(() => controller.abort());
}
