import { lastStep, preRegistrationSteps } from '../../../../domain/forms/pre-registration/steps.ts';
import type { PreRegistrationTexts } from './texts-context.ts';

/** The recap is read, not filled in: it is not counted. */
export const countedSteps = lastStep - 1;

export function stepName(step: number) {
  return preRegistrationSteps[step - 1] ?? 'situation';
}

/** « Étape 2 sur 5 : Votre besoin » */
export function stepTitle(texts: PreRegistrationTexts, step: number): string {
  const title = texts.steps[stepName(step)];
  return step > countedSteps ? title : texts.stepTitle(step, countedSteps, title);
}

/** The title of a page that shows a step. */
export function stepPageTitle(texts: PreRegistrationTexts, step: number): string {
  return `${stepTitle(texts, step)} – ${texts.pageTitle}`;
}
