import type { AlertAnswer } from '../../../domain/forms/place-alert/place-alert.ts';
import { localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { FormPage } from '../../features/forms/form-page.tsx';
import type { FormProps } from '../../features/forms/form-props.ts';
import { plainSetting } from '../../features/forms/form-setting.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface PlaceAlertAnswerProps extends Pick<FormProps, 'alertLink'> {
  breadcrumbs: Breadcrumb[];
  answer: AlertAnswer;
  /** Why the link does nothing any more; null where it does. */
  problem: 'ended' | 'forged' | null;
}

/** Where a link of a mail leads: its one button confirms an alert, or ends it. */
export function PlaceAlertAnswerPage({ breadcrumbs, answer, problem, alertLink }: PlaceAlertAnswerProps) {
  const { placeAlert } = useMessages();
  const locale = useLocale();
  const { title, intro } = placeAlert.answers[answer];
  return (
    <FormPage breadcrumbs={breadcrumbs} title={title} intro={problem ? null : intro}>
      {problem ? (
        <div className="stack">
          <Callout kind="warning">
            <p>{placeAlert[problem]}</p>
          </Callout>
          <p>
            <ButtonLink href={localizePath('/alerte-place', locale)}>{placeAlert.again}</ButtonLink>
          </p>
        </div>
      ) : (
        <VisitorForm name="place-alert-answer" setting={plainSetting} alertLink={alertLink} />
      )}
    </FormPage>
  );
}
