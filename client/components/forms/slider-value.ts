/** How far a slider goes and how it moves; the defaults are the specification's. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
  /** Steps of an arrow key. */
  keyboardMultiplier: number;
  /** Steps of Page Up and Page Down. */
  pageMultiplier: number;
}

export const sliderDefaults: SliderRange = { min: 0, max: 100, step: 1, keyboardMultiplier: 1, pageMultiplier: 5 };
/** How long the thumb takes to its new place; the transition of its style has the same. */
export const sliderAnimationMilliseconds = 300;

/** The nearest value the slider can have. */
export function nearestSliderValue(value: number, { min, max, step }: SliderRange): number {
  const onStep = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, onStep));
}

/** The value after a key; null for keys that do not move a slider. */
export function sliderValueAfterKey(key: string, value: number, range: SliderRange): number | null {
  const { min, max, step, keyboardMultiplier, pageMultiplier } = range;
  const moves: Partial<Record<string, number>> = {
    ArrowRight: value + step * keyboardMultiplier,
    ArrowUp: value + step * keyboardMultiplier,
    ArrowLeft: value - step * keyboardMultiplier,
    ArrowDown: value - step * keyboardMultiplier,
    PageUp: value + step * pageMultiplier,
    PageDown: value - step * pageMultiplier,
    Home: min,
    End: max,
  };
  const moved = moves[key];
  return moved === undefined ? null : nearestSliderValue(moved, range);
}
