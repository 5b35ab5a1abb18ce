import { formPreRegistration as english } from '../../../i18n/en/forms/form-pre-registration.ts';
import { formPreRegistration as french } from '../../../i18n/fr/forms/form-pre-registration.ts';
import { useLocale } from '../../../i18n/locale-context.tsx';

const texts = { fr: french, en: english };

/** The words of the pre-registration, which come with its chunk. */
export function usePreRegistrationTexts() {
  return texts[useLocale()];
}
