import { formAction } from '../../../../domain/forms/define-form.ts';
import { controlNames } from '../../../../domain/forms/form-answer.ts';
import { placeAlertAnswer } from '../../../../domain/forms/place-alert/place-alert.ts';
import { Button } from '../../../components/actions/button.tsx';
import { useShell } from '../../../shell/shell-context.tsx';
import type { FormProps } from '../form-props.ts';
import { FormNotice } from '../site-form.tsx';
import type { texts as french } from './answer-fr.ts';

/** The one button of a link in a mail. The browser itself sends it: nothing is filled in, and whoever presses at once is no machine. */
export function Form({ alertLink, texts }: FormProps & { texts: typeof french }) {
  const { path } = useShell();
  if (!alertLink) return null;
  return (
    <form method="post" action={formAction(placeAlertAnswer)} className="stack">
      <input type="hidden" name={controlNames.page} value={path} />
      {Object.entries(alertLink).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <Button type="submit">{texts.submits[alertLink.answer]}</Button>
      </p>
      <FormNotice form={placeAlertAnswer} texts={texts} />
    </form>
  );
}
