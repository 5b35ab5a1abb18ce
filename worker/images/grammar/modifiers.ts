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
    width(request, parameters) {
      request.width = parameters.number(isSide);
    },
    height(request, parameters) {
      request.height = parameters.number(isSide);
    },
    resize(request, parameters) {
      const [, width, height = width] = size.exec(parameters.required()) ?? parameters.refuse();
      if (!Number(width) || !Number(height)) parameters.refuse();
      request.width = Number(width);
      request.height = Number(height);
    },
    format(request, parameters) {
      const formatName = parameters.required().toLowerCase();
      if (['tiff', 'heif', 'heic'].includes(formatName)) {
        request.format = 'source';
        return 'ignored';
      }
      const name = formatName === 'jpg' ? 'jpeg' : formatName;
      request.format = name === 'auto' ? name : (outputFormats.find((format) => format === name) ?? 'source');
    },
    quality(request, parameters) {
      request.quality = snapUp(qualities, parameters.number({ from: 1, to: 100, isWhole: true }));
    },
    fit(request, parameters) {
      request.fit = parameters.oneOf(['contain', 'cover', 'fill', 'inside', 'outside']);
    },
    position(request, parameters) {
      request.position = readPosition(parameters.required()) ?? parameters.refuse();
    },
    background(request, parameters) {
      request.background = readColour(parameters.required()) ?? parameters.refuse();
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
    rotate({ effects }, parameters) {
      const turn = ((parameters.optionalNumber({ from: -3600, to: 3600 }, 0) % 360) + 360) % 360;
      if (turn % 90) return 'ignored';
      if (turn === 90 || turn === 180 || turn === 270) effects.rotate = turn;
    },
    blur({ effects }, parameters) {
      effects.blur = snapUp(blurs, parameters.optionalNumber({ from: 0.3, to: 1000 }, 1));
    },
    sharpen({ effects }, parameters) {
      effects.sharpen = Math.ceil(parameters.optionalNumber({ from: 0.000001, to: 10 }, 1));
    },
    gamma({ effects }, parameters) {
      effects.gamma = snapToTenth(parameters.optionalNumber({ from: 1, to: 3 }, 2.2));
    },
    brightness({ effects }, parameters) {
      effects.brightness = snapToTenth(parameters.number({ from: 0, to: 10 }));
    },
    saturation({ effects }, parameters) {
      effects.saturation ??= snapToTenth(parameters.number({ from: 0, to: 10 }));
    },
    modulate({ effects }, parameters) {
      const [brightness = 1, saturation, ...rest] = parameters.numbers(1, { from: -3600, to: 3600 });
      if (brightness < 0 || (saturation ?? 0) < 0) parameters.refuse();
      effects.brightness ??= snapToTenth(Math.min(10, brightness));
      if (saturation !== undefined) effects.saturation ??= snapToTenth(Math.min(10, saturation));
      return rest.length ? 'ignored' : undefined;
    },
    trim({ effects }, parameters) {
      effects.trim = snapUp([10, 25, 50, 100], parameters.optionalNumber({ from: 0 }, 10));
    },
    extract({ effects }, parameters) {
      const [left = 0, top = 0, width = 0, height = 0] = parameters.numbers(4, { from: 0, to: largestPixel, isWhole: true });
      if (!width || !height) parameters.refuse();
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
    tint(_, parameters) {
      return readColour(parameters.required()) ? 'ignored' : parameters.refuse();
    },
    kernel(_, parameters) {
      parameters.oneOf(['nearest', 'linear', 'cubic', 'mitchell', 'lanczos2', 'lanczos3', 'mks2013', 'mks2021']);
      return 'ignored';
    },
    extend(_, parameters) {
      const [, numbers = '', mode] =
        /^((?:\d+_){3}\d+)(?:_(background|copy|repeat|mirror))?$/.exec(parameters.required()) ?? parameters.refuse();
      if (numbers.split('_').some((side) => Number(side) > 10_000)) parameters.refuse();
      return mode === undefined || mode ? 'ignored' : parameters.refuse();
    },
  } satisfies Record<string, Modifier>),
);

/** Reads one modifier; names that IPX does not know change nothing. */
export function readModifier(request: ImageRequest, parameters: ModifierArguments): 'ignored' | undefined {
  const modifier = modifiers.get(shortNames.get(parameters.name) ?? parameters.name);
  return modifier?.(request, parameters) === 'ignored' ? 'ignored' : undefined;
}
