import { palette, shade, tint } from './palette.mjs';
import { polygon } from './shapes.mjs';
import { cardShadow, circle, ellipse, gradient, groundShadow, join, path, place, rect, repeat, stroke } from './svg.mjs';

/** An open laptop seen from the front or from behind; foot centre at 0,0, 190 wide. */
export function laptop({ back = false, color = palette.ink200, ...more }) {
  const screen = back
    ? circle([0, -60, 9], palette.teal400)
    : join(
        rect([-76, -108, 152, 92], palette.teal50, { rx: 4 }),
        rect([-64, -96, 54, 8], palette.teal700, { rx: 4 }),
        [0, 1, 2].map((row) => rect([-64, -78 + row * 18, 84 - row * 16, 7], palette.ink200, { rx: 3 })),
        rect([28, -76, 36, 36], palette.sun, { rx: 6 }),
      );
  return place(
    more,
    rect([-86, -118, 172, 112], back ? gradient('d', tint(color, 0.3), color) : palette.ink800, { rx: 9 }),
    screen,
    path('M-100-8H100L108 0Q108 4 100 4H-100Q-108 4-108 0Z', shade(color, 0.08)),
  );
}

export function phone({ screen = palette.teal50, ...more }, ...content) {
  return place(
    more,
    cardShadow([-110, -220, 220, 440], 34),
    rect([-110, -220, 220, 440], palette.ink, { rx: 34 }),
    rect([-98, -206, 196, 412], screen, { rx: 24 }),
    rect([-30, -198, 60, 10], palette.ink, { rx: 5 }),
    content,
  );
}

export const textLines = ([x, y, width], count, { step = 26, color = palette.ink200, height = 9 } = {}) =>
  repeat(count, (index) => rect([x, y + index * step, width * [1, 0.86, 0.94, 0.62][index % 4], height], color, { rx: height / 2 }));

/** A sheet of paper with a folded corner; corner at 0,0. */
export function sheet({ box: [width, height] = [260, 350], color = palette.white, ...more }, ...content) {
  return place(
    more,
    cardShadow([0, 0, width, height], 10),
    path(
      `M10 0H${width - 46}L${width} 46V${height - 10}Q${width} ${height} ${width - 10} ${height}H10Q0 ${height} 0 ${height - 10}V10Q0 0 10 0Z`,
      color,
    ),
    path(`M${width - 46} 0V36Q${width - 46} 46 ${width - 36} 46H${width}Z`, shade(color, 0.12)),
    content,
  );
}

/** A sheet lying on a table seen from the side. */
export const flatSheet = ({ width = 170, color = palette.white, ...more }) =>
  place(
    more,
    polygon(
      [
        [-width * 0.56, 3],
        [width * 0.5, 3],
        [width * 0.62, -6],
        [-width * 0.4, -6],
      ],
      palette.ink,
      { opacity: 0.1 },
    ),
    polygon(
      [
        [-width * 0.5, 0],
        [width * 0.4, 0],
        [width * 0.54, -24],
        [-width * 0.36, -24],
      ],
      color,
    ),
    stroke(`M${-width * 0.3}-16H${width * 0.3}M${-width * 0.33}-9H${width * 0.1}`, palette.ink200, { 'stroke-width': 3 }),
  );

export function folder({ color = palette.sun, ...more }, ...inside) {
  return place(
    more,
    cardShadow([0, 0, 380, 270], 18),
    path('M0 18Q0 0 18 0H130L158 34H362Q380 34 380 52V252Q380 270 362 270H18Q0 270 0 252Z', shade(color, 0.14)),
    inside,
    path('M-10 92Q-10 76 8 76H372Q390 76 390 92L378 252Q376 270 360 270H20Q4 270 2 252Z', gradient('v', tint(color, 0.2), color)),
  );
}

export function pen({ color = palette.teal700, length = 190, ...more }) {
  return place(
    more,
    rect([6, 8, length, 16], palette.ink, { rx: 8, opacity: 0.12 }),
    rect([0, 0, length, 16], gradient('v', tint(color, 0.2), shade(color, 0.1)), { rx: 8 }),
    rect([length * 0.7, 0, 10, 16], palette.sun),
    polygon(
      [
        [0, 1],
        [-30, 8],
        [0, 15],
      ],
      palette.sand,
    ),
    polygon(
      [
        [-18, 5],
        [-30, 8],
        [-18, 11],
      ],
      palette.ink,
    ),
  );
}

export const cup = ({ color = palette.peach300, ...more }) =>
  place(
    more,
    groundShadow([4, 0, 46, 6], 0.2),
    stroke('M30-44C60-50 62-10 26-14', shade(color, 0.1), { 'stroke-width': 9 }),
    path('M-34-62H34L26-6Q24 0 16 0H-16Q-24 0-26-6Z', gradient('h', tint(color, 0.15), shade(color, 0.1))),
    ellipse([0, -62, 34, 7], shade(color, 0.25)),
  );

export const steam = ({ at, size }) =>
  place({ at, size, opacity: 0.7 }, stroke('M-14 0C-24-18-4-28-14-48M14 0C4-18 24-28 14-48', palette.white, { 'stroke-width': 6 }));

export function calculator({ color = palette.teal700, ...more }) {
  const keyColor = (index) => (index % 4 === 3 ? palette.sun : index > 11 ? palette.teal200 : palette.white);
  return place(
    more,
    cardShadow([-150, -220, 300, 440], 34),
    rect([-150, -220, 300, 440], gradient('d', tint(color, 0.14), color, shade(color, 0.14)), { rx: 34 }),
    rect([-118, -188, 236, 92], palette.teal50, { rx: 14 }),
    [54, 30, 44, 22].map((width, index) =>
      rect([-98 + [0, 62, 100, 152][index], -150, width * 0.8, 16], palette.teal700, { rx: 8, opacity: 0.85 }),
    ),
    repeat(16, (index) => rect([-118 + (index % 4) * 62, -70 + Math.floor(index / 4) * 66, 50, 52], keyColor(index), { rx: 14 })),
  );
}

/** A month on a stand; `marks` are day indexes with a colour. */
export function calendar({ marks = {}, box: [width, height] = [560, 520], color = palette.teal700, ...more }) {
  const cellX = (width - 80) / 7;
  const cellY = (height - 190) / 5;
  return place(
    more,
    cardShadow([0, 0, width, height], 30),
    rect([0, 0, width, height], palette.white, { rx: 30 }),
    path(`M0 110V30Q0 0 30 0H${width - 30}Q${width} 0 ${width} 30V110Z`, color),
    [0.2, 0.5, 0.8].map((x) => rect([width * x - 9, -26, 18, 62], palette.ink700, { rx: 9 })),
    rect([40, 58, 170, 18], palette.white, { rx: 9, opacity: 0.9 }),
    repeat(35, (index) => {
      const x = 40 + (index % 7) * cellX;
      const y = 150 + Math.floor(index / 7) * cellY;
      const weekend = index % 7 > 4;
      return rect([x + 5, y + 5, cellX - 10, cellY - 10], marks[index] ?? (weekend ? palette.ink50 : palette.teal50), { rx: 14 });
    }),
  );
}

export const check = ({ color = palette.white, ...more }) => place(more, stroke('M-16 0L-5 12L18-14', color, { 'stroke-width': 8 }));

export const coin = ({ color = palette.sun, ...more }) =>
  place(
    more,
    ellipse([0, 6, 44, 44], palette.ink, { opacity: 0.14 }),
    circle([0, 0, 44], shade(color, 0.12)),
    circle([0, -4, 44], color),
    stroke('M14-20A20 20 0 1 0 14 12M-24-9H6M-24 1H6', shade(color, 0.45), { 'stroke-width': 6 }),
  );

export const coinStack = ({ count = 4, color = palette.sun, ...more }) =>
  place(
    more,
    groundShadow([6, 2, 66, 10], 0.22),
    repeat(count, (index) =>
      join(path(`M-52 ${-index * 22 - 12}v12a52 14 0 0 0 104 0v-12z`, shade(color, 0.16)), ellipse([0, -index * 22 - 12, 52, 14], color)),
    ),
  );

export const books = ({ colors = [palette.teal700, palette.sun, palette.peach400, palette.ink700, palette.teal400], ...more }) =>
  place(
    more,
    colors.map((color, index) =>
      join(
        rect([index * 22, -70 - ((index * 13) % 22), 20, 70 + ((index * 13) % 22)], color, { rx: 3 }),
        rect([index * 22 + 4, -58, 12, 5], palette.white, { opacity: 0.6 }),
      ),
    ),
  );

export const openBook = ({ color = palette.teal700, ...more }) =>
  place(
    more,
    path('M-74 4Q-36-12 0 6Q36-12 74 4V-50Q36-66 0-48Q-36-66-74-50Z', color),
    path('M-68-2Q-34-16 0 0V-46Q-34-62-68-48Z', palette.white),
    path('M68-2Q34-16 0 0V-46Q34-62 68-48Z', palette.cream200),
    circle([-34, -34, 11], palette.sun),
    stroke('M14-34Q34-44 56-38M14-20Q34-30 56-24', palette.ink200, { 'stroke-width': 4 }),
  );

export const plate = ({ food = palette.peach400, ...more }) =>
  place(
    more,
    ellipse([0, 4, 50, 11], palette.ink, { opacity: 0.12 }),
    ellipse([0, 0, 50, 12], palette.white),
    ellipse([0, -1, 34, 7], palette.teal50),
    ellipse([-10, -5, 15, 7], food),
    ellipse([12, -4, 13, 6], palette.leaf400),
    ellipse([2, -8, 10, 5], palette.sun),
  );

export const pinMark = ({ color = palette.teal700, ...more }) =>
  place(
    more,
    ellipse([0, 2, 20, 6], palette.ink, { opacity: 0.18 }),
    path('M0 0C-12-26-34-44-34-70A34 34 0 0 1 34-70C34-44 12-26 0 0Z', gradient('h', tint(color, 0.1), shade(color, 0.1))),
    circle([0, -70, 14], palette.white),
  );

export const heart = ({ color = palette.peach400, ...more }) =>
  place(more, path('M0 28C-40 0-46-30-24-38C-10-42-2-32 0-24C2-32 10-42 24-38C46-30 40 0 0 28Z', color));

export const speech = ({ color = palette.white, box: [width, height] = [190, 110], ...more }, ...content) =>
  place(
    more,
    path(
      `M30 0H${width - 30}Q${width} 0 ${width} 30V${height - 30}Q${width} ${height} ${width - 30} ${height}H80L44 ${height + 32}L48 ${height}H30Q0 ${height} 0 ${height - 30}V30Q0 0 30 0Z`,
      color,
    ),
    content,
  );

export const tablet = place(
  { at: [10, -256], turn: -8 },
  rect([-32, 0, 68, 90], palette.ink, { rx: 9 }),
  rect([-26, 7, 56, 76], palette.teal50, { rx: 4 }),
  textLines([-18, 20, 40], 4, { step: 14, height: 5 }),
);
