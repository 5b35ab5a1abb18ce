import { ImageError } from '../image-error.ts';

export interface ImagePath {
  /** Modifiers by their names as written, arguments joined by `_`; a flag has an empty text. */
  modifiers: Map<string, string>;
  /** What picture is asked for, decoded: an address with a scheme, or a path. */
  id: string;
}

const imageRoot = '/_ipx/';

/** More of them is no picture of ours. */
const maximumModifiers = 40;
/** `%26` is what some proxies make of the `&` between modifiers. */
const betweenModifiers = /&|,|%26/;
const betweenArguments = /[:=_]/;

/** Takes a path below `/_ipx/` apart, the way IPX does: `{modifiers}/{id}`. */
export function parseImagePath(pathname: string): ImagePath {
  const [segment = '', ...rest] = pathname.slice(imageRoot.length).split('/');
  if (!segment) throw new ImageError(400, 'IPX_MISSING_MODIFIERS', 'Modifiers are missing');
  const id = decodeOnce(rest.join('/'));
  if (!id || id === '/') throw new ImageError(400, 'IPX_MISSING_ID', 'The picture is missing');
  if (hasControlCharacter(id)) throw new ImageError(400, 'IPX_INVALID_ID', 'The picture has a control character in its name');
  return { modifiers: segment === '_' ? new Map() : parseModifiers(segment), id };
}

function parseModifiers(segment: string): Map<string, string> {
  const parts = segment.split(betweenModifiers);
  if (parts.length > maximumModifiers) throw new ImageError(400, 'IPX_TOO_MANY_MODIFIERS', `More than ${maximumModifiers} modifiers`);
  const modifiers = new Map<string, string>();
  for (const part of parts) {
    const [name = '', ...values] = part.split(betweenArguments);
    // A map, not an object: `__proto__` is a name like any other. The last of two wins.
    if (name) modifiers.set(name, values.map(decodeOnce).join('_'));
  }
  return modifiers;
}

/** A malformed escape stays as it is written. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
