import { mix, palette, shade, tint } from './palette.mjs';
import { blob, discs, limb } from './shapes.mjs';
import { circle, join, path, stroke } from './svg.mjs';

const swept = 'M-26 3C-31-24-20-41 3-41C23-41 31-22 26 3C25-6 22-13 17-17C4-11-10-13-18-21C-19-13-23-6-26 3Z';
const parted = 'M-26 6C-31-24-21-40 0-40C21-40 31-24 26 6C24-6 19-17 4-25C-5-16-20-14-26 6Z';
const pulled = 'M-25 0C-30-26-18-39 1-39C20-39 30-25 25 0C23-9 20-16 14-20C4-24-8-24-14-20C-20-16-23-9-25 0Z';

const shine = (color, look) =>
  stroke(`M${-14 + look * 3}-29C${-6 + look * 3}-35 ${6 + look * 3}-35 ${13 + look * 3}-31`, tint(color, 0.22), {
    'stroke-width': 3,
    opacity: 0.55,
  });

const short = ({ color, look }) => ({ front: path(swept, color) + shine(color, look) });

const crop = ({ color }) => ({
  front: path('M-25-2C-28-25-18-36 0-36C19-36 28-25 25-2C23-11 21-17 16-20C6-23-6-23-16-20C-21-17-23-11-25-2Z', color),
});

const bob = ({ color, look }) => ({
  back: path('M-28-6C-33-48 33-48 28-6L31 24C31 33 20 35 13 32L-13 32C-20 35-31 33-31 24Z', shade(color, 0.2)),
  front: join(
    path(parted, color),
    limb(
      [
        [-24, -12],
        [-28, 6],
        [-25, 26],
      ],
      [10, 12, 7],
      color,
    ),
    limb(
      [
        [24, -12],
        [28, 6],
        [25, 26],
      ],
      [10, 12, 7],
      color,
    ),
    shine(color, look),
  ),
});

const long = ({ color, look }) => ({
  back: blob(
    [
      [0, -42],
      [25, -28],
      [32, 6],
      [36, 46],
      [26, 72],
      [-2, 74],
      [-28, 70],
      [-36, 44],
      [-32, 4],
      [-25, -28],
    ],
    shade(color, 0.2),
  ),
  front: join(
    path(parted, color),
    limb(
      [
        [-23, -14],
        [-29, 8],
        [-31, 36],
        [-26, 62],
      ],
      [9, 12, 13, 6],
      color,
    ),
    limb(
      [
        [23, -14],
        [29, 8],
        [31, 36],
        [27, 58],
      ],
      [9, 12, 12, 6],
      color,
    ),
    shine(color, look),
  ),
});

const bun = ({ color, look }) => ({
  back: circle([-look * 14, -43, 15], shade(color, 0.14)),
  front: path(pulled, color) + shine(color, look),
});

const lowBun = ({ color, look }) => ({
  back: circle([-(look < 0 ? -1 : 1) * 25, 13, 14], shade(color, 0.16)),
  front: path(parted, color) + shine(color, look),
});

const ponytail = ({ color, look }) => {
  const away = look < 0 ? 1 : -1;
  return {
    back: limb(
      [
        [away * 15, -30],
        [away * 36, -16],
        [away * 37, 18],
        [away * 30, 48],
      ],
      [16, 20, 19, 6],
      shade(color, 0.16),
    ),
    front: path(pulled, color) + shine(color, look),
  };
};

const curlRing = [
  [-25, -8, 10],
  [-24, -23, 12],
  [-13, -36, 14],
  [2, -41, 14],
  [16, -36, 14],
  [25, -22, 12],
  [26, -8, 10],
];

const curly = ({ color }) => ({
  back: discs(
    [
      [-27, 6, 12],
      [27, 6, 12],
      [-24, 20, 11],
      [24, 20, 11],
      [0, -14, 32],
    ],
    shade(color, 0.2),
  ),
  front: discs([...curlRing, [-8, -30, 11], [9, -30, 11]], color),
});

const afro = ({ color }) => ({
  back: discs(
    [
      [0, -18, 43],
      [-30, -4, 20],
      [30, -4, 20],
    ],
    color,
  ),
  front: path('M-27 4C-36-44 36-44 27 4C24-12 18-20 10-21C4-22-4-22-10-21C-18-20-24-12-27 4Z', color),
});

const curlyShort = ({ color }) => ({
  front: discs(
    [
      [-21, -14, 8],
      [-18, -25, 10],
      [-7, -32, 11],
      [6, -33, 11],
      [17, -26, 10],
      [22, -14, 8],
      [0, -26, 11],
    ],
    color,
  ),
});

const bald = ({ color }) => ({
  front: join(path('M-25 6C-29-4-27-18-22-22C-23-12-22-4-22 4Z', color), path('M25 6C29-4 27-18 22-22C23-12 22-4 22 4Z', color)),
});

const hijab = ({ color, look }) => ({
  back: path('M-29-4C-34-48 34-48 29-4L33 34L-33 34Z', shade(color, 0.14)),
  over: blob(
    [
      [-28, 8],
      [0, 22],
      [28, 8],
      [40, 44],
      [36, 66],
      [0, 80],
      [-36, 64],
      [-40, 44],
    ],
    color,
  ),
  front: join(
    path(
      `M-29 2C-34-46 34-46 29 2C30 24 16 40 0 40C-16 40-30 24-29 2ZM${-20 + look * 3} 0C${-20 + look * 3} 16 ${-8 + look * 3} 29 ${look * 3} 29C${8 + look * 3} 29 ${20 + look * 3} 16 ${20 + look * 3} 0C${20 + look * 3}-16 ${12 + look * 3}-23 ${look * 3}-23C${-12 + look * 3}-23 ${-20 + look * 3}-16 ${-20 + look * 3} 0Z`,
      color,
      { 'fill-rule': 'evenodd' },
    ),
    stroke('M-24 20C-10 44 14 46 30 30', mix(color, palette.ink, 0.22), { 'stroke-width': 2, opacity: 0.5 }),
    stroke('M-18 50C-6 60 12 60 26 48', mix(color, palette.ink, 0.22), { 'stroke-width': 2, opacity: 0.4 }),
  ),
});

const wisp = ({ color }) => ({
  front: path('M-24-8C-26-28-14-35 0-35C16-35 27-26 24-8C21-17 14-24 6-25C-4-18-18-20-24-8Z', color),
});

const pigtails = ({ color, look }) => ({
  back: discs(
    [
      [-28, -18, 13],
      [28, -18, 13],
    ],
    shade(color, 0.14),
  ),
  front: path(parted, color) + shine(color, look),
});

const styles = { short, crop, bob, long, bun, lowBun, ponytail, curly, afro, curlyShort, bald, hijab, wisp, pigtails };

/** Hair in three layers: behind the body, over the shoulders, over the face. */
export function hair({ style, color, look }) {
  return { back: '', over: '', front: '', ...styles[style]({ color, look }) };
}
