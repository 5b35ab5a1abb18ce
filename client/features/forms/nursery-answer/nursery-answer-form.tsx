import type { ReactNode } from 'react';
import { formAction } from '../../../../domain/forms/define-form.ts';
import { controlNames } from '../../../../domain/forms/form-answer.ts';
import { nurseryAnswer } from '../../../../domain/forms/nursery-answer/nursery-answer.ts';
import { longestNote, type NurseryAnswer } from '../../../../domain/placement/nursery-answers.ts';
import { Button } from '../../../components/actions/button.tsx';
import { Accordion } from '../../../components/surfaces/accordion.tsx';
import { useShell } from '../../../shell/shell-context.tsx';
import { SelectField } from '../choice-fields.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { FormProvider } from '../form-context.ts';
import { TextAreaField, TextField } from '../form-fields.tsx';
import { useFormMessages } from '../form-messages.ts';
import type { FormProps } from '../form-props.ts';
import { replyTo } from '../form-setting.ts';
import formStyles from '../forms.module.css';
import { fieldProblems } from '../problems/field-problems.ts';
import { FormNotice } from '../site-form.tsx';
import type { texts as french } from './fr.ts';
import type { NurseryAnswerSetting } from './nursery-answer-setting.ts';

type Texts = typeof french;

/** The answers of a nursery, a plain form each: to accept is one press. The browser itself sends them. */
export function Form({ setting, nurseryProposal: proposal, texts }: FormProps & { texts: Texts }) {
  const { formErrors } = useFormMessages();
  if (!proposal) return null;
  const reply = replyTo(nurseryAnswer, setting);
  const problems = fieldProblems(reply?.errors ?? {}, texts, formErrors);
  const isDeclining = reply?.values.answer === 'decline';
  const context = { form: nurseryAnswer, texts, values: reply?.values ?? {}, problems, focused: Object.keys(problems)[0] ?? null };
  return (
    <FormProvider value={context}>
      <div className={formStyles.form}>
        <ErrorSummary problem={reply?.error ? formErrors.form[reply.error] : null} isNews />
        {!proposal.isAccepted && (
          <Answer setting={proposal} answer="accept">
            <div>
              <Button type="submit">{texts.submit}</Button>
              <p className="muted small">{texts.acceptHint}</p>
            </div>
          </Answer>
        )}
        <Answer setting={proposal} answer="visit">
          <TextField name="visitOn" type="date" min={proposal.today} />
          <div>
            <Button type="submit" look="secondary">
              {texts.visit}
            </Button>
          </div>
        </Answer>
        {!proposal.isAccepted && (
          <Accordion
            level={2}
            items={[
              { id: 'decline', title: texts.declineTitle, isOpen: isDeclining, content: <Decline setting={proposal} texts={texts} /> },
            ]}
          />
        )}
        <FormNotice form={nurseryAnswer} texts={texts} />
      </div>
    </FormProvider>
  );
}

function Decline({ setting, texts }: { setting: NurseryAnswerSetting; texts: Texts }) {
  return (
    <Answer setting={setting} answer="decline">
      <SelectField name="reason" choices={texts.reasons} />
      <TextAreaField name="note" optional rows={3} maxLength={longestNote} />
      <div>
        <Button type="submit" look="secondary">
          {texts.decline}
        </Button>
      </div>
    </Answer>
  );
}

/** A form that says which proposal it is about, and which answer it is. */
function Answer({ setting, answer, children }: { setting: NurseryAnswerSetting; answer: NurseryAnswer; children: ReactNode }) {
  const { path } = useShell();
  const fields = {
    [controlNames.page]: path,
    [controlNames.key]: setting.keys[answer],
    proposal: setting.proposal,
    expires: String(setting.expires),
    answer,
  };
  return (
    <form className={formStyles.form} method="post" action={formAction(nurseryAnswer)} noValidate>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
