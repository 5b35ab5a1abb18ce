import { colourNames } from './colour-names.ts';
import { exactColours } from './variant-lists.ts';

const hexadecimal = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const functional = /^(rgb|hsl|hwb)a?\((.+)\)$/i;
const numeric = /^(-?\d{1,4}(?:\.\d{1,4})?)(%|deg)?$/;

/** A colour of CSS as `#rrggbb` or `#rrggbbaa`, moved to the nearest one that is served; null where it is none. */
export function readColour(text: string): string | null {
  const colour = toHexadecimal(text.trim().toLowerCase());
  if (!colour) return null;
  if (exactColours.includes(colour)) return `#${colour}`;
  // 16 steps a channel: a colour that anybody may choose must not make an endless number of pictures.
  const steps = [...colour.matchAll(/../g)].map(([pair]) => Math.round(Number.parseInt(pair, 16) / 17).toString(16));
  return `#${steps.map((step) => step + step).join('')}`;
}

function toHexadecimal(text: string): string | null {
  const named = colourNames.get(text);
  if (named) return named;
  const digits = hexadecimal.exec(text)?.[1];
  if (digits) return digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [, kind, inside] = functional.exec(text) ?? [];
  return kind && inside ? fromFunction(kind, inside) : null;
}

function fromFunction(kind: string, inside: string): string | null {
  const parts = inside
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => numeric.exec(part));
  if (parts.length < 3 || parts.length > 4 || parts.includes(null)) return null;
  const value = (index: number, whole: number) => {
    const [, number = '0', unit] = parts[index] ?? [];
    return unit === '%' ? (Number(number) / 100) * whole : Number(number);
  };
  const alpha = parts.length === 4 ? [value(3, 1) * 255] : [];
  if (kind === 'rgb') return toDigits([value(0, 255), value(1, 255), value(2, 255), ...alpha]);
  // In percent with or without the sign, as CSS takes them today.
  const share = (index: number) => Math.min(1, Math.max(0, value(index, 100) / 100));
  const channels = kind === 'hsl' ? fromHsl(value(0, 360), share(1), share(2)) : fromHwb(value(0, 360), share(1), share(2));
  return toDigits([...channels, ...alpha]);
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });
}

function fromHwb(hue: number, white: number, black: number): number[] {
  const sum = white + black;
  if (sum >= 1) return Array<number>(3).fill((255 * white) / sum);
  return fromHsl(hue, 1, 0.5).map((channel) => channel * (1 - sum) + 255 * white);
}

function toDigits(channels: number[]): string {
  return channels
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
