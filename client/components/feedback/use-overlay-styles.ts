import { useEffect } from 'react';
import { addStylesheet } from '../loading/add-stylesheet.ts';
import stylesheet from './overlay.css?url';

/** The look of what lies over a page, fetched with the first of it. Without it a dialog and a message still say what they say. */
export function useOverlayStyles(): void {
  useEffect(() => void addStylesheet(stylesheet).catch(() => {}), []);
}
