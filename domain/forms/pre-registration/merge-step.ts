import { cleanLine } from '../fields/clean-text.ts';
import type { FlatValues } from '../form-values.ts';
import { stepOfField } from './steps.ts';

const childStatus = /^children\.([1-9]\d*)\.status$/;

/**
 * All that was entered, with what a step now says: of that step, what is no longer sent was emptied or removed. A further
 * child said to be none goes with its dates.
 */
export function mergeStep(values: FlatValues, sent: FlatValues, step: number): FlatValues {
  const others = Object.entries(values).filter(([name]) => stepOfField(name) !== step);
  const merged = { ...Object.fromEntries(others), ...sent };
  const removed = Object.keys(sent).flatMap((name) => {
    const [, child] = childStatus.exec(name) ?? [];
    return child && sent[name] === '' ? [`children.${child}.`] : [];
  });
  return Object.fromEntries(Object.entries(merged).filter(([name]) => !removed.some((prefix) => name.startsWith(prefix))));
}

/** Whether something was entered of a second parent, in whatever step. That there is none is nothing. */
export function hasSecondParent(values: FlatValues): boolean {
  return Object.entries(values).some(([name, value]) => name.startsWith('parents.1.') && !['', 'none'].includes(cleanLine(String(value))));
}
