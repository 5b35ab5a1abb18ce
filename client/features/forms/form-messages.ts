import { createContext, use } from 'react';
import type { formErrors } from '../../i18n/fr/forms/form-errors.ts';
import type { forms } from '../../i18n/fr/forms/forms.ts';

/** The words that all forms share. */
export interface FormMessages {
  forms: typeof forms;
  formErrors: typeof formErrors;
}

const MessagesContext = createContext<FormMessages | null>(null);

/** Hands a form the words in the language of its page, which come with its chunk: few pages have one. */
export const FormMessagesProvider = MessagesContext;

/** The words that all forms share, in the language of the page. */
export function useFormMessages(): FormMessages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('No form around this component');
  return messages;
}
