/**
 * Colours that may stand where a picture will be. The page allows no `style` attribute, so that each is a class, `tint-0` and
 * so on in `client/styles/tints.css`: four shades of six hues, and of grey.
 */
export const tints = [
  ...['#673b32', '#a96c60', '#c9a39c', '#e4cdc8', '#675a32', '#a99760', '#c9be9c', '#e4ddc8'],
  ...['#446732', '#78a960', '#abc99c', '#d1e4c8', '#326763', '#60a9a3', '#9cc9c6', '#c8e4e2'],
  ...['#324867', '#607ea9', '#9cafc9', '#c8d4e4', '#5e3267', '#9d60a9', '#c29cc9', '#e0c8e4'],
  ...['#262626', '#666666', '#a6a6a6', '#ededed'],
];

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const channelsOfTints = tints.map(channelsOf);

/** The number of the tint nearest to a colour `#rrggbb`; undefined where there is none. */
export function tintOf(colour: string | null | undefined): number | undefined {
  if (!colour || !/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const channels = channelsOf(colour);
  const distances = channelsOfTints.map((tint) => tint.reduce((sum, channel, index) => sum + (channel - (channels[index] ?? 0)) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}
