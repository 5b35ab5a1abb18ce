import type { FormDefinition } from '../../../domain/forms/define-form.ts';
import type { FormMessages } from './form-messages.ts';
import type { FormTexts } from './form-texts.ts';

/** The whole notice of a form: its own words, and those that the law has every form say. */
export function noticeOf(
  { asksForPhone }: Pick<FormDefinition, 'asksForPhone'>,
  { notice }: Pick<FormTexts, 'notice'>,
  { phoneNotice, rights }: FormMessages['forms'],
): string {
  return [notice, ...(asksForPhone ? [phoneNotice] : []), rights].join(' ');
}

/** A notice as it is read: the sentence that says who uses what for what, and the rest for those who open it. */
export function noticeParts(notice: string): readonly [purpose: string, rest: string] {
  const end = notice.indexOf('. ') + 1;
  return [notice.slice(0, end), notice.slice(end + 1)];
}
