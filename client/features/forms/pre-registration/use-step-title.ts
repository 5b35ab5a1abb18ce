import { useRef } from 'react';
import { brandName } from '../../../../domain/brand.ts';
import { stepPageTitle } from './step-titles.ts';
import { usePreRegistrationTexts } from './texts-context.ts';

/** Gives the document the title of a step; the address without a step has the page's own again. */
export function useStepTitle(): (step: number) => void {
  const texts = usePreRegistrationTexts();
  const own = useRef<string | null>(null);
  return (step) => {
    const hasStep = new URLSearchParams(location.search).has('step');
    own.current ??= document.title;
    document.title = hasStep ? `${stepPageTitle(texts, step)} | ${brandName}` : own.current;
  };
}
