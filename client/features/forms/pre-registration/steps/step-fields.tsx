import { useFormats } from '../../../../i18n/use-formats.ts';
import { useFormContext } from '../../form-context.ts';
import { type Carried, stillCarried } from '../pre-registration-setting.ts';
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
  carried: Carried;
}

/** The fields of one step. */
export function StepFields({ step, today, carried }: StepFieldsProps) {
  const { values } = useFormContext();
  const texts = usePreRegistrationTexts();
  const { list } = useFormats();
  const { nursery, saved } = stillCarried(carried, values);
  const savedNames = saved.map(({ name }) => name);
  switch (stepName(step)) {
    case 'situation':
      return (
        <>
          {nursery && (
            <p>
              <input type="hidden" name="nurserySlug" value={nursery.slug} />
              {texts.nurseryNote(nursery.name)}
            </p>
          )}
          {saved.length > 0 && (
            <p>
              {saved.map(({ slug }) => (
                <input key={slug} type="hidden" name="savedNurseries" value={slug} />
              ))}
              {texts.savedNote(list(savedNames))}
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
      return <PlaceStep {...carried} />;
    case 'parents':
      return <ParentsStep />;
    case 'recap':
      return <RecapStep nurseryName={nursery?.name ?? null} savedNames={savedNames} today={today} />;
  }
}
