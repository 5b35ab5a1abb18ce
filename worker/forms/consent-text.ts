import { noticeOf } from '../../client/features/forms/notice-of.ts';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import type { Locale } from '../../domain/locale.ts';
import type { WorkerForm } from './worker-form.ts';

/** The notice of a form and its boxes, as the reader saw them. */
export function consentTextOf({ form, texts }: Pick<WorkerForm, 'form' | 'texts'>, locale: Locale): string {
  const { forms } = messagesOf(locale);
  const { marketingEmail, marketingPhone } = forms;
  const { boxes = {} } = texts[locale];
  return [
    noticeOf(form, texts[locale], forms),
    ...Object.values(boxes),
    !form.withoutMarketing && marketingEmail,
    form.asksForPhone && marketingPhone,
  ]
    .filter(Boolean)
    .join('\n');
}
