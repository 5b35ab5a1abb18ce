import type { ManagedPlace } from '../../../../domain/forms/place-report/place-report.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { texts as french } from './fr.ts';

type Texts = typeof french;

/** What is known of places, a line each, as families would read it. */
export function KnownPlaces({ places, texts }: { places: readonly ManagedPlace[]; texts: Texts }) {
  const { date } = useFormats();
  if (places.length === 0) return <p>{texts.nothingKnown}</p>;
  return (
    <ul className="stack">
      {places.map(({ id, count, ageFromMonths, ageToMonths, days, availableFrom, reportedOn, awaitsReview }) => (
        <li key={id}>
          <strong>{count === null ? texts.untold : count > 0 ? texts.count(count) : texts.isFull}</strong>
          <div>
            {[texts.ages(ageFromMonths, ageToMonths), daysInWords(days, texts), availableFrom && texts.from(date(availableFrom))]
              .filter(Boolean)
              .join(', ')}
          </div>
          {reportedOn && <div className="muted small">{texts.reported(date(reportedOn))}</div>}
          {awaitsReview && <div className="small">{texts.awaitsReview}</div>}
        </li>
      ))}
    </ul>
  );
}

function daysInWords(days: string, texts: Texts): string {
  if (!days.includes('0')) return texts.wholeWeek;
  return texts.longDays
    .flatMap((day, index) => {
      const half = days.slice(2 * index, 2 * index + 2);
      if (half === '11') return [day];
      return half === '00' ? [] : [texts.halfDay(day, half === '10')];
    })
    .join(', ');
}
