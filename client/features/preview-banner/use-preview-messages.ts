import { preview as english } from '../../i18n/en/preview.ts';
import { preview as french } from '../../i18n/fr/preview.ts';
import { useLocale } from '../../i18n/locale-context.tsx';

/** The texts of a preview, which come with their own chunk: only editors see one. */
export function usePreviewMessages() {
  return useLocale() === 'fr' ? french : english;
}
