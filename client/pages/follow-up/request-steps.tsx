import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { FollowUpResult } from '../../../domain/forms/form-answer.ts';
import { familySteps } from '../../../domain/placement/request-states.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

const steps: readonly string[] = familySteps;

/** The five steps from a request to a child's first day, the present one marked, and the day by which the next is taken. */
export function RequestSteps({ result: { state, submittedAt, nextStepOn } }: { result: FollowUpResult }) {
  const { followUp } = useMessages();
  const { date } = useFormats();
  if (!steps.includes(state)) return null;
  return (
    <>
      <ol>
        {familySteps.map((step) => (
          <li key={step} aria-current={step === state ? 'step' : undefined}>
            {step === state ? <strong>{followUp.steps[step]}</strong> : followUp.steps[step]}
          </li>
        ))}
      </ol>
      {submittedAt !== null && <p>{followUp.receivedOn(date(todayInParis(submittedAt)))}</p>}
      {nextStepOn !== null && <p>{followUp.nextStepOn(date(nextStepOn))}</p>}
    </>
  );
}
