import { video as english } from '../../i18n/en/editorial/video.ts';
import { video as french } from '../../i18n/fr/editorial/video.ts';
import { useLocale } from '../../i18n/locale-context.tsx';

/** The texts of a video, which come with its own chunk: few pages have one. */
export function useVideoMessages() {
  return useLocale() === 'fr' ? french : english;
}
