import { stepAddress } from '../../../../domain/forms/pre-registration/steps.ts';
import { localizePath } from '../../../../domain/locale.ts';
import { useLocale } from '../../../i18n/locale-context.tsx';

/** The address of a step, in the reader's language. */
export function useStepHref(): (step: number) => string {
  const locale = useLocale();
  return (step) => localizePath(stepAddress(step), locale);
}
