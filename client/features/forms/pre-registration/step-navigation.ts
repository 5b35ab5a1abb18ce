import { readStep } from '../../../../domain/forms/pre-registration/steps.ts';

/**
 * The step that a navigation of the browser leads to within the page of the form, by a link, by a script, or back and
 * forward; null for any other navigation, which is the site's.
 */
export function stepOfNavigation(event: NavigateEvent): number | null {
  const { canIntercept, destination, downloadRequest, formData, hashChange, info, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || info === 'react-transition') return null;
  if (navigationType === 'reload' || (navigationType === 'traverse' && !destination.sameDocument)) return null;
  const { origin, pathname, searchParams } = new URL(destination.url);
  if (origin !== location.origin || pathname !== location.pathname) return null;
  const step = searchParams.get('step');
  return step === null && navigationType !== 'traverse' ? null : readStep(step);
}
