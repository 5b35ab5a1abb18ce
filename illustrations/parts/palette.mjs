/** The brand's colours with their tints and shades; no drawing uses any other. */
export const palette = {
  white: '#FFFFFF',
  ink: '#12304A',
  ink800: '#1B4160',
  ink700: '#2A5273',
  ink500: '#557793',
  ink300: '#9DB3C4',
  ink200: '#C5D3DE',
  ink100: '#E2EAF0',
  ink50: '#F1F5F8',
  slate: '#4A6073',
  teal900: '#06484C',
  teal700: '#006E6A',
  teal600: '#0A8C86',
  teal500: '#12ADA6',
  teal400: '#06CEC8',
  teal300: '#74DEDA',
  teal200: '#A9EBE8',
  teal100: '#CBF2F0',
  teal50: '#E3F8F7',
  leaf100: '#D7EEE3',
  leaf200: '#B5DECB',
  leaf300: '#8CCBB1',
  leaf400: '#5DB394',
  leaf500: '#3A9678',
  leaf700: '#1F6B5A',
  leaf800: '#15524A',
  cream: '#FFF9F2',
  cream200: '#FBF0E2',
  cream300: '#F4E3CD',
  sand: '#E8CFAF',
  wood: '#DBAE7E',
  wood600: '#BC8859',
  wood800: '#8A5A3A',
  sun: '#FFD166',
  sun100: '#FFF3D6',
  sun200: '#FFE6A8',
  sun600: '#EDB343',
  peach: '#FFE3D8',
  peach200: '#FFD0BE',
  peach300: '#FBB69C',
  peach400: '#F0947A',
  peach600: '#D66C50',
  peach800: '#A34A34',
};

export const skins = {
  porcelain: '#FADCC8',
  light: '#F4C7A8',
  tan: '#E0A981',
  olive: '#C98F66',
  brown: '#9E6748',
  deep: '#734834',
};

export const hairs = {
  black: '#22222E',
  ink: '#1B2B40',
  brown: '#4A3029',
  chestnut: '#7A4A32',
  copper: '#B5603A',
  blond: '#DDAE68',
  grey: '#A7AFB8',
  white: '#DDE1E5',
};

const channels = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Blends two colours; 0 gives the first, 1 the second. */
export function mix(from, to, share) {
  const target = channels(to);
  const blended = channels(from).map((value, index) => Math.round(value + (target[index] - value) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Adds an opacity (0 to 1) to a colour, for gradients that fade out. */
export function fade(hex, opacity) {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`.toUpperCase();
}

export const shade = (hex, share = 0.18) => mix(hex, palette.ink, share);
export const tint = (hex, share = 0.3) => mix(hex, palette.white, share);
