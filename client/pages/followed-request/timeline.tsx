import { pathTo } from '../../../domain/addresses/paths.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { PlacementView } from '../../../domain/placement/follow-up.ts';
import { familyStepOf, familySteps } from '../../../domain/placement/request-states.ts';
import { Facts } from '../../components/facts.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './followed-request.module.css';

/** The five steps from a request to a child's first day, with the day each was reached and the day by which the next is taken. */
export function Timeline({ request }: { request: PlacementView }) {
  const { followedRequest: words } = useMessages();
  const { date } = useFormats();
  const { state, reachedOn, nextStepOn } = request;
  const present = familyStepOf(state);
  const last = present ? familySteps.indexOf(present) : -1;
  return (
    <section>
      <h2 className={styles.part}>{words.timeline}</h2>
      <ol className={styles.steps}>
        {familySteps.map((step, index) => {
          const day = reachedOn[step];
          const isPresent = index === last;
          return (
            <li key={step} data-reached={index <= last || undefined} aria-current={isPresent ? 'step' : undefined}>
              <strong>{words.steps[step]}</strong>
              {day && <span>{date(day)}</span>}
              {isPresent && nextStepOn && <span>{words.next(date(nextStepOn))}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Who follows the request, and what was asked for. */
export function RequestFacts({ request: { adviser, nursery, submittedAt } }: { request: PlacementView }) {
  const { followedRequest: words } = useMessages();
  const locale = useLocale();
  const { date } = useFormats();
  const { facts } = words;
  const shown = [
    { label: facts.adviser, value: adviser ?? facts.noAdviser },
    nursery && { label: facts.nursery, value: <a href={pathTo('nursery', { slug: nursery.slug }, locale)}>{nursery.name}</a> },
    submittedAt && { label: facts.received, value: date(todayInParis(Date.parse(submittedAt))) },
  ];
  return <Facts facts={shown.flatMap((fact) => fact || [])} />;
}
