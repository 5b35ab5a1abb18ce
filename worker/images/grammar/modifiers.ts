import { readColour } from './colours.ts';
import { type ImageRequest, outputFormats } from './image-request.ts';
import type { ModifierArguments } from './modifier-arguments.ts';
import { readPosition } from './positions.ts';
import { blurs, cutStep, qualities, snapToTenth, snapUp } from './variant-lists.ts';

/** Reads one modifier into a request; says where the Images binding cannot do it. Its values are checked all the same. */
type Modifier = (request: ImageRequest, parameters: ModifierArguments) => unknown;

const size = /^(\d{1,9})(?:x(\d{1,9}))?$/;
const largestPixel = 100_000;
const isSide = { from: 1, isWhole: true };

const shortNames = new Map(
  Object.entries({
    w: 'width',
    h: 'height',
    s: 'resize',
    q: 'quality',
    b: 'background',
    pos: 'position',
    crop: 'extract',
    f: 'format',
    a: 'animated',
  }),
);

const ignoredFlag: Modifier = () => 'ignored';
const ignoredNumbers =
  (least: number, from: number, to: number): Modifier =>
  (_, parameters) => {
    if (least || parameters.text) parameters.numbers(least, { from, to });
    return 'ignored';
  };

const modifiers = new Map<string, Modifier>(
  Object.entries({
    width(request, given) {
      request.width = given.number(isSide);
    },
    height(request, given) {
      request.height = given.number(isSide);
    },
    resize(request, given) {
      const [, width, height = width] = size.exec(given.required()) ?? given.refuse();
      if (!Number(width) || !Number(height)) given.refuse();
      request.width = Number(width);
      request.height = Number(height);
    },
    format(request, given) {
      const formatName = given.required().toLowerCase();
      if (['tiff', 'heif', 'heic'].includes(formatName)) {
        request.format = 'source';
        return 'ignored';
      }
      const name = formatName === 'jpg' ? 'jpeg' : formatName;
      request.format = name === 'auto' ? name : (outputFormats.find((format) => format === name) ?? 'source');
    },
    quality(request, given) {
      request.quality = snapUp(qualities, given.number({ from: 1, to: 100, isWhole: true }));
    },
    fit(request, given) {
      request.fit = given.oneOf(['contain', 'cover', 'fill', 'inside', 'outside']);
    },
    position(request, given) {
      request.position = readPosition(given.required()) ?? given.refuse();
    },
    background(request, given) {
      request.background = readColour(given.required()) ?? given.refuse();
    },
    enlarge(request) {
      request.enlarge = true;
    },
    animated(request) {
      request.animated = true;
    },
    flatten(request) {
      request.flatten = true;
    },
    flip({ effects }) {
      effects.flip = effects.flip === 'h' ? 'hv' : 'v';
    },
    flop({ effects }) {
      effects.flip = effects.flip === 'v' ? 'hv' : 'h';
    },
    grayscale({ effects }) {
      effects.saturation = 0;
    },
    // The binding always turns pictures upright.
    autoorient() {},
    rotate({ effects }, given) {
      const turn = ((given.optionalNumber({ from: -3600, to: 3600 }, 0) % 360) + 360) % 360;
      if (turn % 90) return 'ignored';
      if (turn === 90 || turn === 180 || turn === 270) effects.rotate = turn;
    },
    blur({ effects }, given) {
      effects.blur = snapUp(blurs, given.optionalNumber({ from: 0.3, to: 1000 }, 1));
    },
    sharpen({ effects }, given) {
      effects.sharpen = Math.ceil(given.optionalNumber({ from: 0.000001, to: 10 }, 1));
    },
    gamma({ effects }, given) {
      effects.gamma = snapToTenth(given.optionalNumber({ from: 1, to: 3 }, 2.2));
    },
    brightness({ effects }, given) {
      effects.brightness = snapToTenth(given.number({ from: 0, to: 10 }));
    },
    saturation({ effects }, given) {
      effects.saturation ??= snapToTenth(given.number({ from: 0, to: 10 }));
    },
    modulate({ effects }, given) {
      const [brightness = 1, saturation, ...rest] = given.numbers(1, { from: -3600, to: 3600 });
      if (brightness < 0 || (saturation ?? 0) < 0) given.refuse();
      effects.brightness ??= snapToTenth(Math.min(10, brightness));
      if (saturation !== undefined) effects.saturation ??= snapToTenth(Math.min(10, saturation));
      return rest.length ? 'ignored' : undefined;
    },
    trim({ effects }, given) {
      effects.trim = snapUp([10, 25, 50, 100], given.optionalNumber({ from: 0 }, 10));
    },
    extract({ effects }, given) {
      const [left = 0, top = 0, width = 0, height = 0] = given.numbers(4, { from: 0, to: largestPixel, isWhole: true });
      if (!width || !height) given.refuse();
      const down = (pixel: number) => Math.floor(pixel / cutStep) * cutStep;
      const up = (pixel: number) => Math.ceil(pixel / cutStep) * cutStep;
      effects.cut = { left: down(left), top: down(top), width: up(left + width) - down(left), height: up(top + height) - down(top) };
    },
    unflatten: ignoredFlag,
    negate: ignoredFlag,
    normalize: ignoredNumbers(0, 0, 100),
    median: ignoredNumbers(0, 1, 1000),
    dilate: ignoredNumbers(0, 1, 100),
    erode: ignoredNumbers(0, 1, 100),
    clahe: ignoredNumbers(2, 0, 100),
    threshold: ignoredNumbers(0, 0, 255),
    linear: ignoredNumbers(1, -largestPixel, largestPixel),
    hue: ignoredNumbers(1, -3600, 3600),
    lightness: ignoredNumbers(1, -1000, 1000),
    opacity: ignoredNumbers(1, 0, 1),
    tint(_, given) {
      return readColour(given.required()) ? 'ignored' : given.refuse();
    },
    kernel(_, given) {
      given.oneOf(['nearest', 'linear', 'cubic', 'mitchell', 'lanczos2', 'lanczos3', 'mks2013', 'mks2021']);
      return 'ignored';
    },
    extend(_, given) {
      const [, numbers = '', mode] = /^((?:\d+_){3}\d+)(?:_(background|copy|repeat|mirror))?$/.exec(given.required()) ?? given.refuse();
      if (numbers.split('_').some((side) => Number(side) > 10_000)) given.refuse();
      return mode === undefined || mode ? 'ignored' : given.refuse();
    },
  } satisfies Record<string, Modifier>),
);

/** Reads one modifier; names that IPX does not know change nothing. */
export function readModifier(request: ImageRequest, parameters: ModifierArguments): 'ignored' | undefined {
  const modifier = modifiers.get(shortNames.get(parameters.name) ?? parameters.name);
  return modifier?.(request, parameters) === 'ignored' ? 'ignored' : undefined;
}
