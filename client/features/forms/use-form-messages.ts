import { formErrors as englishErrors } from '../../i18n/en/forms/form-errors.ts';
import { formNotices as englishNotices } from '../../i18n/en/forms/form-notices.ts';
import { forms as english } from '../../i18n/en/forms/forms.ts';
import { formErrors as frenchErrors } from '../../i18n/fr/forms/form-errors.ts';
import { formNotices as frenchNotices } from '../../i18n/fr/forms/form-notices.ts';
import { forms as french } from '../../i18n/fr/forms/forms.ts';
import { useLocale } from '../../i18n/locale-context.tsx';

const messages = {
  fr: { forms: french, formErrors: frenchErrors, formNotices: frenchNotices },
  en: { forms: english, formErrors: englishErrors, formNotices: englishNotices },
};

/** The texts all forms share, which come with their chunk: few pages have one. */
export function useFormMessages() {
  return messages[useLocale()];
}
