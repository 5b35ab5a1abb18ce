import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { type NurseryCardProps, NurseryCards } from '../../components/cards/nursery-card.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { saveAction } from '../../features/saved-nurseries/save-button.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { Comparison, type NurseryComparison } from './comparison.tsx';
import styles from './saved-nurseries.module.css';

export interface SavedNurseriesProps {
  breadcrumbs: Breadcrumb[];
  /** « 3 crèches dans cette sélection », and what else there is to say of it. */
  notes: string[];
  /** Those of the address: none where it names none. */
  nurseries: NurseryCardProps[];
  /** Null where there is nothing to compare, or too much. */
  comparison: NurseryComparison | null;
  /** What distances are measured from; empty where nobody has said. */
  place: string;
  /** One request for all of them. */
  requestHref: string;
}

/** The nurseries of a list that is in its address: those of the device, or those that somebody shares. */
export function SavedNurseriesPage({ breadcrumbs, notes, nurseries, comparison, place, requestHref }: SavedNurseriesProps) {
  const locale = useLocale();
  const { savedList, saved } = useMessages();
  return (
    <PageFrame>
      <div className="container no-print">
        <Breadcrumbs items={breadcrumbs} />
      </div>
      <div className={`container stack ${styles.list}`}>
        <h1>{savedList.title}</h1>
        {notes.map((note) => (
          <p key={note} className="muted">
            {note}
          </p>
        ))}
        {nurseries.length > 0 ? (
          <>
            <p className="no-print">
              <ButtonLink href={requestHref}>{savedList.askAll(nurseries.length)}</ButtonLink>
            </p>
            <Comparison comparison={comparison} nurseries={nurseries} place={place} />
            <NurseryCards nurseries={nurseries} level={2} action={saveAction} />
          </>
        ) : (
          <>
            <p className="lead">{savedList.empty}</p>
            <noscript>
              <p>{saved.needsScript}</p>
            </noscript>
            <p className="cluster">
              <ButtonLink href={fixedPath('/trouver-une-creche', locale)}>{savedList.find}</ButtonLink>
              <ButtonLink look="text" href={fixedPath('/compte', locale)}>
                {savedList.signIn}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </PageFrame>
  );
}
