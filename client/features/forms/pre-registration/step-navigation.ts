import { readStep } from '../../../../domain/forms/pre-registration/steps.ts';
import { onNavigation } from '../../../navigation/navigation-events.ts';

let isKnown = false;
let isHere = false;

/** Has the site leave navigations within the page to its form, until the returned function is called. */
function claimPage(): () => void {
  if (!isKnown) onNavigation({ before: leaveToForm });
  isKnown = true;
  isHere = true;
  return () => {
    isHere = false;
  };
}

/**
 * What has an extension is a file to the site, which leaves it alone. An answer of its own would cost every page bytes that
 * only this form needs; the address that is gone to stays what it is.
 */
function leaveToForm(target: URL): undefined {
  if (isHere && target.pathname === location.pathname) target.pathname += '.step';
}

/** The step that a navigation leads to within the page of the form, by a link, a script, or back and forward; null for all others. */
function stepOfNavigation(event: NavigateEvent): number | null {
  const { canIntercept, destination, downloadRequest, formData, hashChange, info, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || info === 'react-transition') return null;
  if (navigationType === 'reload' || (navigationType === 'traverse' && !destination.sameDocument)) return null;
  const { origin, pathname, searchParams } = new URL(destination.url);
  return origin === location.origin && pathname === location.pathname ? readStep(searchParams.get('step')) : null;
}

/** Calls back for each navigation to a step in place of the site's; the returned function ends that. */
export function followSteps(show: (step: number) => void): () => void {
  const release = claimPage();
  function listen(event: NavigateEvent) {
    const step = stepOfNavigation(event);
    if (step !== null) event.intercept({ focusReset: 'manual', scroll: 'manual', handler: async () => show(step) });
  }
  navigation.addEventListener('navigate', listen);
  return () => {
    release();
    navigation.removeEventListener('navigate', listen);
  };
}
