import type { FormDefinition } from '../../../domain/forms/define-form.ts';
import type { FormReply } from '../../../domain/forms/form-answer.ts';

/** What a form is handed by the page it stands on. */
export interface FormSetting {
  /** What a form of the page comes back with; null where nothing was sent. */
  reply: FormReply | null;
  /** Of Turnstile, where that is on. */
  challengeSiteKey: string | null;
}

/** Of a page that belongs to nobody. */
export const plainSetting: FormSetting = { reply: null, challengeSiteKey: null };

/** The reply of the page, where it is for this form. */
export function replyTo({ name }: Pick<FormDefinition, 'name'>, { reply }: FormSetting): FormReply | null {
  return reply?.form === name ? reply : null;
}
