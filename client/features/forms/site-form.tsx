import { type ReactNode, useEffect, useRef, useState } from 'react';
import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import { type FormDefinition, formAction } from '../../../domain/forms/define-form.ts';
import { controlNames, type FormReply } from '../../../domain/forms/form-answer.ts';
import { Button } from '../../components/actions/button.tsx';
import { useLocale } from '../../i18n/locale-context.tsx';
import { useShell } from '../../shell/shell-context.tsx';
import { Challenge } from './challenge.tsx';
import type { LoadRules } from './check-in-browser.ts';
import { ErrorSummary } from './error-summary.tsx';
import { type FormLists, FormProvider } from './form-context.ts';
import { BoxField } from './form-fields.tsx';
import { fullLabelOf } from './form-lists.ts';
import { type FormMessages, useFormMessages } from './form-messages.ts';
import { type FormSetting, replyTo } from './form-setting.ts';
import type { FormTexts } from './form-texts.ts';
import styles from './forms.module.css';
import { noticeOf, noticeParts } from './notice-of.ts';
import { fieldProblems } from './problems/field-problems.ts';
import { showProblems } from './problems/show-problems.ts';
import { type FormSending, useFormSending } from './use-form-sending.ts';

export { FormMessagesProvider } from './form-messages.ts';

interface SiteFormProps {
  form: FormDefinition;
  loadRules: LoadRules;
  setting: FormSetting;
  texts: FormTexts;
  children: ReactNode;
}

/** A form of the site: plain HTML that posts to its address, and is sent by script where there is one. */
export function SiteForm({ form, loadRules, setting, texts, children }: SiteFormProps) {
  const reply = replyTo(form, setting);
  const sending = useFormSending({ form, loadRules, reply });
  return (
    <FormFrame form={form} reply={reply} texts={texts} sending={sending}>
      {children}
      <Challenge siteKey={setting.challengeSiteKey} refusals={sending.refusals} />
      <MarketingBoxes form={form} />
      <div className={styles.send}>
        <Button type="submit" aria-disabled={sending.isSending}>
          {texts.submit}
        </Button>
        <SendingStatus isSending={sending.isSending} />
      </div>
      <FormNotice form={form} texts={texts} />
    </FormFrame>
  );
}

interface FormFrameProps {
  form: FormDefinition;
  reply: FormReply | null;
  texts: FormTexts;
  sending: FormSending;
  children: ReactNode;
}

/** The element of a form, with what every form sends besides its own fields, and what is wrong above them. */
export function FormFrame({ form, reply, texts, sending, children }: FormFrameProps) {
  const { path } = useShell();
  const { forms, formErrors } = useFormMessages();
  const { errors, refusals } = sending;
  const element = useRef<HTMLFormElement>(null);
  const values = reply?.values ?? {};
  const [parts, setAllParts] = useState<FormLists['parts']>({});
  function setParts(list: string, indexes: readonly number[]) {
    setAllParts((others) => ({ ...others, [list]: indexes }));
    sending.forget((name) => name.startsWith(`${list}.`) && !indexes.includes(Number(name.split('.')[1])));
  }
  useEffect(() => {
    // Its chunk may come after the page is hydrated; until then it is plain HTML.
    if (element.current) element.current.dataset.hydrated = 'true';
  }, []);
  useEffect(() => {
    if (refusals && element.current) showProblems(element.current);
  }, [refusals]);
  // What the page came back for takes the focus once; later it is moved where something is refused.
  const focused = refusals === 0 ? (Object.keys(reply?.errors ?? {})[0] ?? null) : null;
  return (
    <FormProvider value={{ form, texts, values, problems: fieldProblems(errors, texts, formErrors), focused, lists: { parts, setParts } }}>
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={formAction(form)}
        noValidate
        data-interactive
        aria-busy={sending.isSending}
        onSubmit={sending.send}
        onBlur={sending.leave}
      >
        <ErrorSummary
          problem={problemOf(sending, { forms, formErrors })}
          isNews={refusals === 0}
          nameOf={(name) => fullLabelOf(texts, name, { values, parts })}
        />
        <input type="hidden" name={controlNames.page} value={path} />
        <label className={styles.trap}>
          {forms.trap}
          <input name={controlNames.trap} autoComplete="off" tabIndex={-1} />
        </label>
        {children}
      </form>
    </FormProvider>
  );
}

/** What is wrong in words; nothing where all of it has been put right since. */
function problemOf({ errors, problem }: FormSending, { forms, formErrors }: FormMessages): string | null {
  if (problem === null || (problem === 'invalid' && Object.keys(errors).length === 0)) return null;
  return problem === 'connection' ? forms.connectionLost : formErrors.form[problem];
}

/** Says that a form is on its way. */
export function SendingStatus({ isSending }: { isSending: boolean }) {
  const { forms } = useFormMessages();
  return <span role="status">{isSending && forms.sending}</span>;
}

/** Agreement to hear of other things than the submission itself, each by itself. */
export function MarketingBoxes({ form }: { form: FormDefinition }) {
  const { forms } = useFormMessages();
  if (form.withoutMarketing) return null;
  return (
    <div>
      <BoxField name="marketingEmail">{forms.marketingEmail}</BoxField>
      {form.asksForPhone && <BoxField name="marketingPhone">{forms.marketingPhone}</BoxField>}
    </div>
  );
}

/** What the law has a form say: what for at once, the rest within reach. */
export function FormNotice({ form, texts }: { form: FormDefinition; texts: FormTexts }) {
  const { forms } = useFormMessages();
  const locale = useLocale();
  const [purpose, rest] = noticeParts(noticeOf(form, texts, forms));
  return (
    <div className={`muted small ${styles.notice}`}>
      {purpose}
      <details>
        <summary>{forms.noticeRest}</summary>
        <p>
          {rest} <a href={contentPath('confidentialite', locale)}>{forms.privacyLink}</a>
        </p>
      </details>
    </div>
  );
}
