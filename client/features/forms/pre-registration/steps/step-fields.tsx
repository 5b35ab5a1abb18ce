import { useFormContext } from '../../form-context.ts';
import type { CarriedNursery } from '../pre-registration-setting.ts';
import { stepName } from '../step-titles.ts';
import { usePreRegistrationTexts } from '../texts-context.ts';
import { ChildStep } from './child-step.tsx';
import { NeedStep } from './need-step.tsx';
import { ParentsStep } from './parents-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { RecapStep } from './recap-step.tsx';
import { SituationStep } from './situation-step.tsx';

interface StepFieldsProps {
  step: number;
  today: string;
  nursery: CarriedNursery | null;
}

/** The fields of one step. */
export function StepFields({ step, today, nursery }: StepFieldsProps) {
  const { values } = useFormContext();
  const texts = usePreRegistrationTexts();
  const namedNursery = nursery?.slug === values.nurserySlug ? nursery : null;
  switch (stepName(step)) {
    case 'situation':
      return (
        <>
          {namedNursery && (
            <p>
              <input type="hidden" name="nurserySlug" value={namedNursery.slug} />
              {texts.nurseryNote(namedNursery.name)}
            </p>
          )}
          <SituationStep />
        </>
      );
    case 'child':
      return <ChildStep />;
    case 'need':
      return <NeedStep today={today} />;
    case 'place':
      return <PlaceStep nursery={nursery} />;
    case 'parents':
      return <ParentsStep />;
    case 'recap':
      return <RecapStep nurseryName={namedNursery?.name ?? null} today={today} />;
  }
}
