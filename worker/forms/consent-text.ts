import { messagesOf } from '../../client/i18n/all-messages.ts';
import { asksForPhone, type FormName } from '../../domain/forms/form-names.ts';
import type { Locale } from '../../domain/locale.ts';

/** The notice of a form and its boxes, as the reader saw them. */
export function consentTextOf(form: FormName, locale: Locale): string {
  const { notice, marketingEmail, marketingPhone, publishName, contactEmployer } = messagesOf(locale).formNotices;
  const own: Partial<Record<FormName, string>> = { manifesto: publishName, 'pre-registration': contactEmployer };
  return [notice[form], own[form], marketingEmail, asksForPhone(form) && marketingPhone].filter(Boolean).join('\n');
}
