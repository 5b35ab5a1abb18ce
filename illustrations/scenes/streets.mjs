import { awning, balcony, door, flatRoof, hipRoof, lamp, pane, paneGrid, skyline, wall } from '../parts/buildings.mjs';
import { cast } from '../parts/cast.mjs';
import { crecheHouse, fence, pavement, sky } from '../parts/grounds.mjs';
import { bush, cloud, skies, sunDisc, tree } from '../parts/nature.mjs';
import { pinMark } from '../parts/objects.mjs';
import { palette as p, tint } from '../parts/palette.mjs';
import { mobile } from '../parts/rooms.mjs';
import { polygon } from '../parts/shapes.mjs';
import { circle, gradient, join, path, rect, repeat, stroke } from '../parts/svg.mjs';
import { bus, crossing } from '../parts/vehicles.mjs';

const townHall = join(
  wall([20, 330, 300, 460], p.cream),
  paneGrid({ at: [56, 390], columns: 3, rows: 2, gap: [84, 150], box: [58, 100], arch: 26, bars: [2, 1] }),
  hipRoof([20, 330, 300, 70], p.ink700, 50),
  wall([120, 150, 100, 120], p.cream),
  polygon(
    [
      [108, 152],
      [170, 80],
      [232, 152],
    ],
    p.ink700,
  ),
  circle([170, 208, 32], p.white, { stroke: p.teal700, 'stroke-width': 7 }),
  stroke('M170 190V210L182 216', p.ink, { 'stroke-width': 4 }),
  door({ at: [170, 790], box: [84, 126], leaves: 2, color: p.teal600, arch: 30 }),
);

function town() {
  const house = ([x, width, height], color, windows) =>
    join(
      wall([x, 780 - height, width, height], color),
      paneGrid({ at: [x + 34, 780 - height + 44], box: [58, 92], bars: [2, 1], ...windows }),
    );
  return join(
    sky(skies.rose),
    sunDisc([1260, 230], 100, p.sun200),
    cloud([360, 150], 1.1),
    cloud([940, 110], 0.8),
    skyline({ y: 760, color: tint(p.peach300, 0.45), seed: 1, height: 420 }),
    skyline({ y: 770, color: tint(p.teal300, 0.35), seed: 4, height: 300 }),
    townHall,
    house([330, 250, 560], p.teal100, { columns: 2, rows: 3, gap: [118, 142] }),
    flatRoof([330, 220, 250], p.teal700),
    balcony([345, 496, 220]),
    crecheHouse({ at: [590, 790], size: 0.8 }),
    house([1240, 330, 480], p.peach, { columns: 3, rows: 3, gap: [96, 136] }),
    hipRoof([1240, 300, 330, 100], p.teal700, 60),
    pavement(786),
    rect([0, 860, 1600, 140], p.ink300),
    rect([0, 856, 1600, 10], p.ink100),
    crossing([700, 890], 5),
    tree({ at: [560, 806], size: 0.7 }),
    tree({ at: [1240, 806], size: 0.8, color: p.leaf500 }),
    lamp({ at: [350, 830], size: 0.9 }),
    bus({ at: [1360, 992], size: 0.85 }),
    cast.henri({ at: [180, 850], size: 0.76, pose: 'walk', flip: true }),
    cast.lina({ at: [1130, 848], size: 0.76, pose: 'walk' }),
    cast.marc({
      at: [450, 852],
      size: 0.78,
      pose: 'walk',
      garment: 'coat',
      top: p.teal600,
      joints: {
        armBack: [
          [34, -298],
          [62, -240],
          [88, -166],
        ],
      },
    }),
    cast.zoe({ at: [560, 854], size: 0.76, pose: 'childHold' }),
    pinMark({ at: [780, 400], size: 1.7 }),
  );
}

function companyBuilding() {
  const tower = ([x, top, width, rows], colors, glass) =>
    join(
      rect([x, top, width, 800 - top], gradient('h', ...colors)),
      repeat(rows, (row) => rect([x + 26, top + 34 + row * 74, width - 52, 46], gradient('d', ...glass), { rx: 6 })),
      polygon(
        [
          [x + 26, 800],
          [x + width * 0.5, top],
          [x + width * 0.72, top],
          [x + width * 0.3, 800],
        ],
        p.white,
        { opacity: 0.1 },
      ),
    );
  return join(
    sky(skies.noon),
    sunDisc([1400, 190], 84),
    cloud([200, 170]),
    cloud([1130, 130], 0.9),
    skyline({ y: 780, color: tint(p.teal300, 0.4), seed: 3, height: 380 }),
    tower([250, 130, 330, 8], [p.teal700, p.teal900], [p.teal200, p.teal400]),
    tower([580, 250, 440, 4], [p.ink700, p.ink800], [p.teal100, p.ink300]),
    flatRoof([240, 140, 350], p.ink700, 16),
    wall([580, 560, 620, 250], p.cream),
    flatRoof([580, 566, 620], p.peach400),
    paneGrid({
      at: [620, 610],
      columns: 2,
      rows: 1,
      gap: [150, 0],
      box: [124, 130],
      bars: [2, 1],
      inside: mobile({ at: [62, 0], drop: 20 }),
    }),
    door({ at: [990, 806], box: [150, 190], leaves: 2, color: p.teal600 }),
    awning({ at: [900, 596], width: 180, drop: 34, count: 7, colors: [p.sun, p.cream] }),
    pane({ at: [1096, 610], box: [80, 130], bars: [1, 1] }),
    door({ at: [415, 806], box: [180, 150], leaves: 2, color: p.ink700 }),
    pavement(802),
    path('M330 812H500L620 1000H160ZM930 812H1050L1240 1000H900Z', p.white, { opacity: 0.55 }),
    bush({ at: [660, 818], size: 0.8, flowers: p.sun }),
    bush({ at: [820, 818], size: 0.8, flowers: p.peach300 }),
    tree({ at: [1330, 830], size: 1.4, color: p.leaf400 }),
    tree({ at: [120, 830], size: 1.25, color: p.leaf500 }),
    cast.mei({ at: [480, 900], size: 0.92, pose: 'walk', flip: true }),
    fence([1080, 850, 540]),
    cast.amina({
      at: [900, 930],
      size: 1,
      pose: 'walk',
      joints: {
        armBack: [
          [34, -298],
          [62, -240],
          [86, -166],
        ],
      },
    }),
    cast.maya({ at: [1042, 932], size: 0.95, pose: 'childHold', top: p.sun }),
    bush({ at: [1520, 985], size: 1.4, color: p.leaf500 }),
  );
}

export const streetScenes = {
  'scene-ville': town,
  'scene-batiment-entreprise': companyBuilding,
};
