import type { ImageType } from '../source/image-type.ts';
import type { ImageRequest, OutputFormat } from './image-request.ts';

/** In the order of IPX; others are not made. */
const stillFormats = ['avif', 'webp', 'jpeg', 'png', 'gif'] as const;
const animatedFormats = ['webp', 'gif'] as const;

/** The format a reader gets; `source` where only the original can tell. */
export function negotiateFormat({ format, animated }: ImageRequest, accept: string): OutputFormat | 'source' {
  if (format !== 'auto') return format;
  const accepted = (animated ? animatedFormats : stillFormats).find((candidate) => takes(accept, candidate));
  // Who takes anything, such as a bot, gets what it would have got without us.
  return accepted ?? 'source';
}

/** True where a format is named and not refused by `q=0`. */
function takes(accept: string, format: OutputFormat): boolean {
  return accept.split(',').some((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return type === `image/${format}` && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** What `source` becomes once the original is there. */
export function formatOfSource(type: ImageType): OutputFormat {
  return type === 'svg' ? 'png' : type;
}
