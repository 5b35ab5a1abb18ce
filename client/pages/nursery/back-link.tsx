import { type MouseEvent, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';

/** Where a reader goes back to: the results they come from, or those around the nursery. */
export interface BackTo {
  href: string;
  /** Null: the results they come from. */
  label: string | null;
}

/** The way back to the results. Where the browser knows the step, it goes back to it: the list stands where it was left. */
export function BackLink({ href, label }: BackTo) {
  const { nursery } = useMessages();
  const [step, setStep] = useState<NavigationHistoryEntry | null>(null);
  useEffect(() => setStep(lastResults(href)), [href]);
  function goBack(event: MouseEvent) {
    if (!step || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigation.traverseTo(step.key);
  }
  return (
    <a href={step?.url ?? href} onClick={goBack}>
      <span aria-hidden="true">← </span>
      {(!step && label) || nursery.back}
    </a>
  );
}

/** The step of this tab's history before the page that shows results; a browser without the Navigation API knows none. */
function lastResults(href: string): NavigationHistoryEntry | null {
  const [path] = href.split('?');
  const index = window.navigation?.currentEntry?.index ?? 0;
  const isResults = ({ url }: NavigationHistoryEntry) => url?.startsWith(`${location.origin}${path}?`);
  return index > 0 ? (navigation.entries().slice(0, index).findLast(isResults) ?? null) : null;
}
