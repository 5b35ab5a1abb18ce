export const outputFormats = ['avif', 'webp', 'jpeg', 'png', 'gif'] as const;
export type OutputFormat = (typeof outputFormats)[number];
type Fit = 'contain' | 'cover' | 'fill' | 'inside' | 'outside';

/** What is done to a picture besides making it smaller; the words are those of the Images binding. */
interface Effects {
  blur?: number;
  brightness?: number;
  flip?: 'h' | 'v' | 'hv';
  gamma?: number;
  rotate?: 90 | 180 | 270;
  saturation?: number;
  sharpen?: number;
  /** Tolerance of the border that is cut off. */
  trim?: number;
  cut?: { left: number; top: number; width: number; height: number };
}

/** A picture as its address asks for it, within the closed lists. */
export interface ImageRequest {
  width?: number;
  height?: number;
  fit: Fit;
  /** A word of the Images binding, or a place between 0 and 1. */
  position?: string | { x: number; y: number };
  background?: string;
  flatten: boolean;
  enlarge: boolean;
  animated: boolean;
  quality?: number;
  /** `source` is the format of the original. */
  format: OutputFormat | 'auto' | 'source';
  effects: Effects;
  /** Modifiers IPX has and we have not. */
  ignored: string[];
}

/** The same text for the same picture, however its address is written. */
export function canonicalOf(request: ImageRequest, format: OutputFormat | 'source'): string {
  const { effects, ignored: _, ...rest } = request;
  const isFitted = request.width !== undefined && request.height !== undefined;
  // What changes nothing must not make another picture.
  const fitting = isFitted ? {} : { fit: undefined, position: undefined };
  const background = usesBackground(request) ? request.background : undefined;
  const parts = { ...rest, ...fitting, background, format, ...effects };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${typeof value === 'object' ? Object.values(value).join('_') : value}`)
    .join('&');
}

/** A background shows where the picture does not reach, or through it where that is asked for. */
export function usesBackground({ fit, flatten, width, height }: ImageRequest): boolean {
  return flatten || (fit === 'contain' && width !== undefined && height !== undefined);
}
