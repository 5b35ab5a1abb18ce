import { imageAddress, imageSourceSet, usualImageWidth } from '../../../client/components/image-address.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { libraryFile } from '../media/editor-address.ts';
import { isFileName, isShownFile } from '../media/file-name.ts';
import type { TextContext } from './text-context.ts';

export interface WrittenPicture {
  address: string;
  alternativeText: string;
}

/** How wide a text is. */
const textWidth = '(min-width: 768px) 46rem, 100vw';

/** A picture of the library with its size; one from elsewhere would send the reader's address there: null. */
export function pictureHtml({ address, alternativeText }: WrittenPicture, { hosts, pictures, wantPicture }: TextContext): string | null {
  const file = libraryFile(address, hosts);
  if (!file || !isShownFile(file.url)) return null;
  const image = pictures.get(file.url);
  if (!image) wantPicture(file.url);
  // The editor's button writes the name of the file where the library has no text.
  const alt = isFileName(alternativeText) ? (image?.alternativeText ?? '') : alternativeText;
  const source = image?.source ?? file.path;
  const set = image && imageSourceSet(image);
  const attributes = [
    ['src', imageAddress(source, usualImageWidth)],
    ...(set ? [['srcset', set] as const, ['sizes', textWidth] as const] : []),
    ...(image ? [['width', image.width] as const, ['height', image.height] as const] : []),
    ['alt', alt],
    ['loading', 'lazy'],
    ['decoding', 'async'],
  ];
  return `<img ${attributes.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(' ')}>`;
}

/** What stands for a picture that is not shown. */
export function pictureText({ alternativeText }: WrittenPicture): string {
  return isFileName(alternativeText) ? '' : escapeHtml(alternativeText);
}
