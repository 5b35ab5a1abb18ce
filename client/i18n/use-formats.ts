import { type Formats, formatsOf } from './format.ts';
import { useLocale } from './locale-context.tsx';

/** Dates, numbers, prices and lists as the language of the interface writes them. Apart: not every page writes any. */
export function useFormats(): Formats {
  return formatsOf(useLocale());
}
