import type { ItemState } from '../../../domain/childcare/items.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import type { Locale } from '../../../domain/locale.ts';
import { Facts } from '../../components/facts.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery.module.css';
import type { NurseryDetails } from './nursery-details.ts';

interface NurseryFactsProps {
  ages: string | null;
  places: string | null;
  details: NurseryDetails;
  /** Language of what the nursery's editors wrote. */
  lang: Locale | undefined;
}

/** What families compare first; what is not known says so. */
export function NurseryFacts({ ages, places, details, lang }: NurseryFactsProps) {
  const { nursery } = useMessages();
  const { facts, answers } = nursery;
  // An unknown answer is as unknown as a missing value.
  const answer = (value: NurseryDetails['avip']) => (value === 'unknown' ? null : answers[value]);
  return (
    <Facts
      facts={[
        { label: facts.ages, value: ages },
        { label: facts.places, value: places },
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
  const { nursery, common } = useMessages();
  const weeks = closingWeeks === 0 ? nursery.facts.neverCloses : closingWeeks && nursery.facts.closingWeeks(closingWeeks);
  if (!weeks && !closingText) return <span className="muted">{common.unknown}</span>;
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

const stateIcons = { provided: icons.check, brought: icons.family } satisfies Partial<Record<ItemState, string>>;

/** What the nursery provides and what parents bring. */
export function NurseryItems({ states }: { states: NurseryDetails['items'] }) {
  const { labels } = useMessages().nursery.items;
  const shown = keysOf(labels);
  return (
    <Facts
      facts={shown.map((item) => {
        const state = states[item];
        return { label: labels[item], value: state === 'unknown' ? null : <KnownState state={state} /> };
      })}
    />
  );
}

function KnownState({ state }: { state: Exclude<ItemState, 'unknown'> }) {
  const { states } = useMessages().nursery.items;
  return (
    <span className={styles.item}>
      <Icon path={stateIcons[state]} size={20} />
      {states[state]}
    </span>
  );
}
