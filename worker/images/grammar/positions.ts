/** Where the part of a picture is that stays when it is cut to another ratio. */
export type Position = string | { x: number; y: number };

/** Words of the Images binding for the four sides; corners are places between 0 and 1. */
const places = new Map<string, Position>(
  Object.entries({
    centre: 'center',
    top: 'top',
    'right top': { x: 1, y: 0 },
    right: 'right',
    'right bottom': { x: 1, y: 1 },
    bottom: 'bottom',
    'left bottom': { x: 0, y: 1 },
    left: 'left',
    'left top': { x: 0, y: 0 },
    // What libvips finds eye-catching is what the binding calls `auto`.
    attention: 'auto',
    entropy: 'entropy',
  }),
);

const otherNames = new Map(
  Object.entries({
    center: 'centre',
    north: 'top',
    northeast: 'right top',
    east: 'right',
    southeast: 'right bottom',
    south: 'bottom',
    southwest: 'left bottom',
    west: 'left',
    northwest: 'left top',
  }),
);

/** The numbers of libvips. */
const numbers = new Map(
  Object.entries({
    0: 'centre',
    1: 'top',
    2: 'right',
    3: 'bottom',
    4: 'left',
    5: 'right top',
    6: 'right bottom',
    7: 'left bottom',
    8: 'left top',
    16: 'entropy',
    17: 'attention',
  }),
);

/** A position as IPX writes it, also with `-` for the space; null where it is none. */
export function readPosition(text: string): Position | null {
  const word = text.toLowerCase().replaceAll(/[-+]/g, ' ').trim();
  const name = numbers.get(word) ?? otherNames.get(word) ?? word;
  return places.get(name) ?? null;
}
