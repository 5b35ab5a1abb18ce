import { useEffect, useState } from 'react';
import { compareWays } from '../../../domain/childcare/costs/three-ways.ts';
import type { FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { KeepSituation } from '../estimates/keep-situation.tsx';
import { FamilyExamples } from './family-examples.tsx';
import { FamilyFields } from './family-fields.tsx';
import { familyFields, readNeed, unreadFields } from './family-need.ts';
import { ScaleNote } from './scale-note.tsx';
import { ShareLink } from './share-link.tsx';
import { toFragment } from './simulation-address.ts';
import { SimulatorForm } from './simulator-form.tsx';
import { withTyped } from './typed-values.ts';
import { useSharedState } from './use-shared-state.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';
import { WaySteps } from './way-steps.tsx';
import styles from './ways.module.css';
import { WaysChart } from './ways-chart.tsx';
import { WaysTable } from './ways-table.tsx';

/** The nursery whose costs are estimated, where a reader comes from its page. */
export interface SimulatedNursery {
  slug: string;
  name: string;
  mode: 'psu' | 'paje' | null;
  hourlyPrice: number | null;
}

export interface FamilySimulatorProps {
  scales: FamilyCostScales;
  /** The day in Paris that the document was made. */
  day: string;
  typed: FlatValues | null;
  nursery: SimulatedNursery | null;
}

/** A nursery on the PSU tariff, a micro-nursery and a childminder beside each other, for the same child and hours. */
export function FamilySimulator({ scales, day: firstDay, typed, nursery }: FamilySimulatorProps) {
  const { family: words, incomplete, indicative } = useSimulatorMessages();
  const { date, price } = useFormats();
  const fields = familyFields(scales, { locale: useLocale(), nurseryPrice: nursery?.hourlyPrice ?? null });
  const [texts, setTexts] = useState(() => withTyped(fields, typed));
  const [day, setDay] = useState(firstDay);
  // A kept document may be of yesterday.
  useEffect(() => setDay(todayInParis(Date.now())), []);
  useSharedState({ texts, initial: fields.initial, names: fields.names, onRead: (values) => setTexts(withTyped(fields, values)) });
  const need = readNeed(texts, day);
  const ways = need && compareWays(need, scales);
  const address = () => `${location.origin}${location.pathname}${location.search}#${toFragment(texts, fields.initial, fields.names)}`;
  const restore = (kept: Record<string, unknown>) =>
    setTexts((before) => (toFragment(before, fields.initial, fields.names) ? before : withTyped(fields, kept)));
  const rows = [scales.psu, scales.structure.base, scales.structure.income, scales.structure.rules, scales.childminder, scales.credit];
  return (
    <>
      <SimulatorForm
        isBroad
        search={nursery ? `?creche=${nursery.slug}` : ''}
        onFound={(values) => setTexts(withTyped(fields, values))}
        fields={
          <FamilyFields
            texts={texts}
            unread={unreadFields(texts)}
            scales={scales}
            onChange={(name, value) => setTexts((before) => ({ ...before, [name]: value }))}
          />
        }
      >
        {nursery && <p className={styles.nursery}>{words.ofNursery[nursery.mode ?? 'unknown'](nursery.name)}</p>}
        <div className={styles.compared} aria-live="polite" aria-atomic="true">
          {ways ? (
            <>
              <WaysChart ways={ways} />
              <WaysTable ways={ways} />
              {(['structure', 'childminder'] as const).map((way) => {
                const reason = ways[way].noAid;
                return (
                  reason && (
                    <p key={way}>{words.reasonOf(words.ways[way], words.noAid[reason](price(scales.structure.rules.hourlyPriceLimit)))}</p>
                  )
                );
              })}
            </>
          ) : (
            <p>{incomplete}</p>
          )}
        </div>
        {need && ways && <WaySteps need={need} ways={ways} scales={scales} />}
        <ShareLink address={address} />
        <KeepSituation texts={texts} onFound={restore} />
        <p className="small">{indicative}</p>
      </SimulatorForm>
      <FamilyExamples scales={scales} />
      <ScaleNote text={words.note({ date: date(scales.psu.from), cap: price(scales.credit.householdCap) })} rows={rows} />
    </>
  );
}
