import { errorReport } from '../../../../domain/forms/error-report/error-report.ts';
import { ChoiceField } from '../choice-fields.tsx';
import { TextAreaField, TextField } from '../form-fields.tsx';
import type { FormProps } from '../form-props.ts';
import { EmailField } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import type { texts as french } from './fr.ts';

const loadRules = () => import('../../../../domain/forms/error-report/rules.ts').then(({ errorReportRules }) => errorReportRules);

/** What is wrong on the page of a nursery; which one is asked where the address does not name it. */
export function Form({ setting, nursery = null, texts }: FormProps & { texts: typeof french }) {
  return (
    <SiteForm form={errorReport} loadRules={loadRules} setting={setting} texts={texts}>
      {nursery ? (
        <>
          <input type="hidden" name="nurserySlug" value={nursery.slug} />
          {nursery.name && <p>{texts.about(nursery.name)}</p>}
        </>
      ) : (
        <TextField name="nurseryName" autoComplete="off" />
      )}
      <ChoiceField name="problem" choices={texts.problems} />
      <TextAreaField name="message" rows={3} optional />
      <EmailField optional />
    </SiteForm>
  );
}
