import { describe, expect, test } from 'vitest';
import type { ImageError } from '../image-error.ts';
import { parseImagePath } from './image-path.ts';
import { canonicalOf } from './image-request.ts';
import { readImageRequest } from './read-image-request.ts';
import { sides } from './variant-lists.ts';

const read = (modifiers: string) => readImageRequest(parseImagePath(`/_ipx/${modifiers}/a.jpg`).modifiers);
const canonical = (modifiers: string) => canonicalOf(read(modifiers), 'webp');
const codeOf = (modifiers: string) => {
  try {
    read(modifiers);
    return 'accepted';
  } catch (error) {
    const { status, code } = error as ImageError;
    return `${status} ${code}`;
  }
};
const invalid = '400 IPX_INVALID_MODIFIER_ARG';
const missing = '400 IPX_MISSING_MODIFIER_ARG';

test('WebP is what is made where nothing is said', () => {
  expect(read('_')).toMatchObject({ format: 'webp', fit: 'cover', enlarge: false, animated: false, ignored: [] });
});

test('what addresses of the former site ask for is made in its width', () => {
  expect(sides).toEqual([...sides].sort((a, b) => a - b));
  expect(sides).toEqual(expect.arrayContaining([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]));
});

test.each([
  ['w_320', { width: 320 }],
  ['w_321', { width: 400 }],
  ['width_1', { width: 112 }],
  ['w_99999', { width: 3072 }],
  ['h_200', { height: 256 }],
  ['s_640x360', { width: 640, height: 360 }],
  ['s_600x450', { width: 640, height: 480 }],
  ['s_300', { width: 320, height: 320 }],
  ['resize_300x450', { width: 320, height: 480 }],
  ['s_10x10', { width: 112, height: 112 }],
  ['s_320x1', { width: 320, height: 7 }],
  ['s_320x99999', { width: 320, height: 960 }],
  ['w_640&h_480', { width: 640, height: 480 }],
])('sizes snap up to the closed list: %s', (modifiers, size) => {
  expect(read(modifiers)).toMatchObject(size);
});

test.each([
  ['f_jpeg', 'jpeg'],
  ['f_jpg', 'jpeg'],
  ['f_png', 'png'],
  ['f_webp', 'webp'],
  ['f_avif', 'avif'],
  ['f_gif', 'gif'],
  ['f_auto', 'auto'],
  ['format_AVIF', 'avif'],
  ['f_exe', 'source'],
  ['f_svg', 'source'],
  ['f_constructor', 'source'],
])('format %s is %s', (modifiers, format) => {
  expect(read(modifiers)).toMatchObject({ format, ignored: [] });
});

test.each(['tiff', 'heif', 'heic'])('%s cannot be made, and is named as ignored', (format) => {
  expect(read(`f_${format}`)).toMatchObject({ format: 'source', ignored: ['f'] });
});

test.each([
  ['q_1', 40],
  ['q_75', 80],
  ['q_80', 80],
  ['quality_100', 100],
])('quality snaps up: %s', (modifiers, quality) => {
  expect(read(modifiers).quality).toBe(quality);
});

test.each(['contain', 'cover', 'fill', 'inside', 'outside'])('fit %s is read', (fit) => {
  expect(read(`fit_${fit}`).fit).toBe(fit);
});

test.each([
  ['pos_top', 'top'],
  ['pos_north', 'top'],
  ['pos_1', 'top'],
  ['pos_right%20top', { x: 1, y: 0 }],
  ['pos_right-top', { x: 1, y: 0 }],
  ['pos_northeast', { x: 1, y: 0 }],
  ['pos_5', { x: 1, y: 0 }],
  ['pos_6', { x: 1, y: 1 }],
  ['pos_7', { x: 0, y: 1 }],
  ['pos_8', { x: 0, y: 0 }],
  ['position_centre', 'center'],
  ['pos_center', 'center'],
  ['pos_0', 'center'],
  ['pos_entropy', 'entropy'],
  ['pos_16', 'entropy'],
  ['pos_attention', 'auto'],
  ['pos_17', 'auto'],
])('position %s is read', (modifiers, position) => {
  expect(read(modifiers).position).toEqual(position);
});

test.each([
  ['rotate_90', { rotate: 90 }],
  ['rotate_-90', { rotate: 270 }],
  ['rotate_450', { rotate: 90 }],
  ['rotate_360', {}],
  ['rotate', {}],
  ['blur', { blur: 1 }],
  ['blur_0.3', { blur: 1 }],
  ['blur_4', { blur: 5 }],
  ['blur_1000', { blur: 250 }],
  ['flip', { flip: 'v' }],
  ['flop', { flip: 'h' }],
  ['flip&flop', { flip: 'hv' }],
  ['grayscale', { saturation: 0 }],
  ['grayscale&saturation_2', { saturation: 0 }],
  ['sharpen_2.2_1_2', { sharpen: 3 }],
  ['gamma', { gamma: 2.2 }],
  ['gamma_1.23', { gamma: 1.2 }],
  ['brightness_1.26', { brightness: 1.3 }],
  ['modulate_1.5_0.5', { brightness: 1.5, saturation: 0.5 }],
  ['trim', { trim: 10 }],
  ['trim_30', { trim: 50 }],
  ['crop_10_20_30_40', { cut: { left: 10, top: 20, width: 30, height: 40 } }],
  ['extract_11_21_30_40', { cut: { left: 10, top: 20, width: 40, height: 50 } }],
])('effect %s is read', (modifiers, effects) => {
  expect(read(modifiers)).toMatchObject({ effects, ignored: [] });
  expect(read(modifiers).effects).toEqual(effects);
});

test.each([
  ['enlarge', { enlarge: true }],
  ['a', { animated: true }],
  ['animated', { animated: true }],
  ['flatten', { flatten: true }],
  ['autoorient', {}],
  ['b_%23ffffff', { background: '#ffffff' }],
])('flag or colour %s is read', (modifiers, expected) => {
  expect(read(modifiers)).toMatchObject({ ...expected, ignored: [] });
});

test.each([
  'unflatten',
  'negate',
  'normalize',
  'normalize_1_99',
  'median',
  'median_3',
  'dilate_2',
  'erode_2',
  'clahe_3_3',
  'threshold',
  'threshold_128',
  'linear_1.2_-10',
  'hue_90',
  'lightness_10',
  'opacity_0.5',
  'tint_red',
  'kernel_lanczos3',
  'extend_1_2_3_4',
  'extend_1_2_3_4_mirror',
  'rotate_45',
  'modulate_1_1_90',
])('%s is in the grammar and not in the binding: ignored and named', (modifiers) => {
  expect(read(modifiers).ignored).toEqual([modifiers.split('_')[0]]);
});

test('what no grammar knows is ignored without a word', () => {
  expect(read('foo_1&__proto__&constructor_2&hasOwnProperty')).toEqual(read('_'));
});

test.each([
  ...['w_abc', 'w_-1', 'w_0', 'w_1.5', 'w_1e3', 'w_%00', 'w_0x10', 'h_0', 's_0x0', 's_0', 's_10x', 's_-1x5', 's_axb', 's_1.5'],
  ...['q_0', 'q_101', 'q_abc', 'q_50.5', 'fit_crop', 'fit_%00', 'pos_nowhere', 'pos_9', 'b_red1', 'b_%2312345', 'b_rgb(1)', 'kernel_x'],
  ...['blur_0.1', 'blur_1001', 'rotate_3601', 'rotate_x', 'sharpen_0', 'sharpen_11', 'gamma_0.9', 'gamma_3.1', 'median_0', 'median_1001'],
  ...['dilate_0', 'erode_101', 'clahe_101_1', 'threshold_256', 'opacity_1.1', 'brightness_-1', 'saturation_x', 'modulate_-1', 'tint_x'],
  ...['crop_1_2_0_4', 'crop_-1_2_3_4', 'crop_a_b_c_d', 'extend_1_2_3', 'extend_1_2_3_10001', 'extend_1_2_3_4_sideways', 'trim_-1'],
])('out of range: %s', (modifiers) => {
  expect(codeOf(modifiers)).toBe(invalid);
});

test.each(['w', 'h_', 's', 'q', 'f', 'fit', 'pos', 'b', 'kernel', 'extend', 'crop', 'crop_1_2_3', 'clahe_1', 'linear', 'brightness'])(
  'a missing value: %s',
  (modifiers) => {
    expect(codeOf(modifiers)).toBe(missing);
  },
);

describe('one key for one picture', () => {
  test.each([
    ['w_320&q_80', 'q_80&w_320'],
    ['w_320', 'width_300'],
    ['w_320&f_webp', 'w_320'],
    ['w_320&kernel_cubic&foo_1', 'w_320'],
    ['w_320&pos_top&fit_inside', 'w_320'],
    ['w_320&b_red', 'w_320'],
    ['s_320x320&pos_top', 's_320&pos_1'],
    ['s_320&fit_contain&b_%23fff', 's_320x320&fit_contain&b_white'],
    // The name that stands later in the alphabet wins, wherever it stands in the address.
    ['width_1280&w_320', 'w_320&width_1280'],
  ])('%s and %s', (one, other) => {
    expect(canonical(one)).toBe(canonical(other));
  });

  test.each([
    ['w_320', 'w_640'],
    ['w_320', 'w_320&a'],
    ['s_320', 's_320&pos_top'],
    ['s_320&fit_contain', 's_320&fit_contain&b_red'],
    ['w_320&flatten&b_red', 'w_320&b_red'],
    ['w_320', 'w_320&grayscale'],
  ])('%s is not %s', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});
