import { useRef } from 'react';
import type { Today } from '../../../domain/childcare/open-today.ts';
import type { Slot, WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import { Badge } from '../../components/surfaces/badge.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery.module.css';
import { useToday } from './use-today.ts';

interface OpeningHoursProps {
  hours: WeekHours | null;
  timeZone: string;
  department: string | null;
}

/** The hours of the week. The table is the same every day; the browser adds what today is. */
export function OpeningHours({ hours, timeZone, department }: OpeningHoursProps) {
  const { nursery, common } = useMessages();
  const { hours: texts } = nursery;
  const badge = useRef<HTMLParagraphElement>(null);
  const today = useToday(hours, { timeZone, department }, badge);
  if (!hours) return <p className="muted">{texts.none}</p>;
  const todaysWeekday = today && today.state !== 'unknown' ? today.weekday : null;
  return (
    <>
      <p ref={badge} className={`needs-script ${styles.today}`}>
        {today && <TodayBadge today={today} />}
      </p>
      <div className="table-scroll">
        <table>
          <caption>
            {texts.caption}
            {timeZone !== 'Europe/Paris' && `, ${texts.local}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.open}</th>
            </tr>
          </thead>
          <tbody>
            {keysOf(texts.weekdays).map((weekday) => (
              <tr key={weekday} aria-current={weekday === todaysWeekday ? 'date' : undefined}>
                <th scope="row">{texts.weekdays[weekday]}</th>
                <td>{hours[weekday] ? <Slots slots={hours[weekday]} /> : <span className="muted">{common.unknown}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Slots({ slots }: { slots: Slot[] }) {
  const { hours } = useMessages().nursery;
  if (slots.length === 0) return hours.closed;
  return slots.map(({ opens, closes }) => (
    <span key={opens} className={styles.slot}>
      {hours.slot(opens, closes)}
    </span>
  ));
}

function TodayBadge({ today }: { today: Today }) {
  const { hours } = useMessages().nursery;
  switch (today.state) {
    case 'open':
      return <Badge tone={today.isOpenNow ? 'sun' : 'teal'}>{today.isOpenNow ? hours.openNow : hours.openToday}</Badge>;
    case 'closed':
      return <Badge tone="peach">{hours.closedToday}</Badge>;
    case 'holiday':
      return <Badge tone="peach">{hours.holidayToday}</Badge>;
    case 'unknown':
      return null;
  }
}
