import type { ImageRequest } from './image-request.ts';
import { ModifierArguments } from './modifier-arguments.ts';
import { readModifier } from './modifiers.ts';
import { heightParts, sides, snapUp, tallest } from './variant-lists.ts';

/** Reads modifiers by the grammar of IPX; throws an `ImageError` for a value that is out of range. */
export function readImageRequest(modifiers: ReadonlyMap<string, string>): ImageRequest {
  const request: ImageRequest = {
    fit: 'cover',
    flatten: false,
    enlarge: false,
    animated: false,
    format: 'webp',
    effects: {},
    ignored: [],
  };
  // By name as written, so that the order in the address changes nothing, not even between a name and its short form.
  for (const name of [...modifiers.keys()].sort()) {
    const isKnown = readModifier(request, new ModifierArguments(name, modifiers.get(name) ?? ''));
    if (isKnown === 'ignored') request.ignored.push(name);
  }
  return { ...request, ...snapSize(request) };
}

/** The size within the closed lists: a ratio is kept to a 48th of the width. */
function snapSize({ width, height }: ImageRequest): Pick<ImageRequest, 'width' | 'height'> {
  if (!width || !height) return { width: width && snapUp(sides, width), height: height && snapUp(sides, height) };
  const snapped = snapUp(sides, width);
  const parts = Math.min(tallest * heightParts, Math.ceil((height / width) * heightParts));
  return { width: snapped, height: Math.max(1, Math.round((snapped * parts) / heightParts)) };
}
