import type { AgeRange } from '../../../domain/ages.ts';
import { type ItemState, items } from '../../../domain/items.ts';
import type { Locale } from '../../../domain/locale.ts';
import { ageRangeText } from '../../components/age-range.ts';
import { Facts } from '../../components/facts.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery.module.css';
import type { NurseryDetails } from './nursery-details.ts';

interface NurseryFactsProps {
  ages: AgeRange;
  places: number | null;
  details: NurseryDetails;
  /** Language of what the nursery's editors wrote. */
  lang: Locale | undefined;
}

/** What families compare first; what is not known says so. */
export function NurseryFacts({ ages, places, details, lang }: NurseryFactsProps) {
  const { nursery, nurseryCard } = useMessages();
  const { facts, answers } = nursery;
  // An unknown answer is as unknown as a missing value.
  const answer = (value: NurseryDetails['avip']) => (value === 'unknown' ? null : answers[value]);
  return (
    <Facts
      facts={[
        { label: facts.ages, value: ageRangeText(ages, nurseryCard.age) },
        { label: facts.places, value: places && nurseryCard.places(places) },
        { label: facts.closing, value: <Closing details={details} lang={lang} /> },
        { label: facts.outdoorSpace, value: answer(details.outdoorSpace) },
        { label: facts.wheelchairAccess, value: answer(details.wheelchairAccess) },
        { label: facts.disabilityWelcome, value: answer(details.disabilityWelcome) },
        // Languages are the same text in every language of the site: that of editors.
        { label: facts.languages, value: details.languages.join(', ') || null, lang: 'fr' },
        { label: facts.avip, value: answer(details.avip) },
        { label: facts.manager, value: details.manager, lang: 'fr' },
        { label: facts.network, value: details.network, lang: 'fr' },
      ]}
    />
  );
}

function Closing({ details: { closingWeeks, closingText }, lang }: Pick<NurseryFactsProps, 'details' | 'lang'>) {
  const { nursery, nurseryCard } = useMessages();
  const weeks = closingWeeks === 0 ? nursery.facts.neverCloses : closingWeeks && nursery.facts.closingWeeks(closingWeeks);
  if (!weeks && !closingText) return <span className="muted">{nurseryCard.unknown}</span>;
  return (
    <>
      {weeks}
      {closingText && (
        <span className={styles.detail} lang={lang}>
          {closingText}
        </span>
      )}
    </>
  );
}

const stateIcons = { provided: icons.check, brought: icons.family, unknown: null } satisfies Record<ItemState, string | null>;

/** What the nursery provides and what parents bring. */
export function NurseryItems({ states }: { states: NurseryDetails['items'] }) {
  const { nursery, items: labels } = useMessages();
  const facts = items.map((item) => {
    const icon = stateIcons[states[item]];
    const value = icon && (
      <span className={styles.item}>
        <Icon path={icon} size={20} />
        {nursery.items.states[states[item]]}
      </span>
    );
    return { label: labels[item], value };
  });
  return <Facts facts={facts} />;
}
