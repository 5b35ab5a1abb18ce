import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { DelayZone, ToldRange } from '../../../domain/placement/observed-delays.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

/** How long families from here have waited for the proposal of a place. */
export interface ShownDelay {
  range: ToldRange;
  zone: DelayZone;
  cases: number;
  on: PlainDate;
}

/** The middle half of what families have waited: a range, where it comes from, how many cases it has, and its date. */
export function CityDelay({ delay: { range, zone, cases, on } }: { delay: ShownDelay }) {
  const { city } = useMessages();
  const { date, number } = useFormats();
  return (
    <section className="surface padded stack" id="delais">
      <h3>{city.delay.title}</h3>
      <p className="lead">
        <strong>{city.delay.range(range)}</strong>
      </p>
      <p className="muted small">{city.delay.from(zone, number(cases), date(on))}</p>
    </section>
  );
}
