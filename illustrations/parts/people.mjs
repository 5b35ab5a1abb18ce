import { garment, lowerBody, torso } from './clothes.mjs';
import { darkerSkin, head } from './heads.mjs';
import { palette, shade, skins } from './palette.mjs';
import { poses } from './poses.mjs';
import { between, limb } from './shapes.mjs';
import { groundShadow, join, place } from './svg.mjs';

const along = (points, share) => {
  const [start, middle, end] = points;
  return share <= 0.5 ? [start, between(start, middle, share * 2)] : [start, middle, between(middle, end, share * 2 - 1)];
};

function arm(points, { skin, color, sleeve, build }) {
  const widths = [24, 20, 14].map((width) => width * build);
  const sleevePoints = along(points, sleeve);
  const [elbow, wrist] = points.slice(1);
  const hand = between(elbow, wrist, 1.09);
  const wristWidths = sleeve > 0.5 ? [27, 22, 18] : [28, 25];
  return join(
    limb([between(elbow, wrist, 0.9), hand], [14 * build, 17 * build], skin),
    limb(points, widths, skin),
    sleeve > 0 &&
      limb(
        sleevePoints,
        wristWidths.map((width) => width * build),
        color,
      ),
  );
}

function neck({ from, to, skin, build }) {
  return join(
    limb([from, to], [18 * build, 17 * build], darkerSkin(skin)),
    limb([from, between(from, to, 0.32)], [19 * build, 17 * build], skin),
  );
}

const defaults = {
  pose: 'stand',
  build: 1,
  top: palette.teal700,
  bottom: palette.ink,
  shoes: palette.ink800,
  sleeve: 0.9,
  garment: 'sweater',
  lower: 'trousers',
  shadow: true,
  headSize: 0.92,
};

function layersOf(options) {
  const pose = { ...poses[options.pose], ...options.joints };
  const skin = skins[options.skin ?? 'light'];
  const look = options.head ?? {};
  const face = head({
    ...pose.face,
    skin: options.skin,
    ...look,
    at: pose.head,
    tilt: (pose.face?.tilt ?? 0) + (look.tilt ?? 0),
    size: options.headSize,
  });
  return { pose, skin, face };
}

/** A figure about 400 units high, standing on 0,0 and looking right. */
export function person(given) {
  const options = { ...defaults, ...given };
  const { pose, skin, face } = layersOf(options);
  const { build, sleeve } = options;
  const armOf = (points, color) => arm(points, { skin, color, sleeve, build });
  return place(
    { at: options.at, size: options.size, flip: options.flip },
    options.shadow && pose.ground !== false && groundShadow(pose.ground ?? [4, 0, 74, 12]),
    options.behind,
    face.back,
    armOf(pose.armBack, shade(options.top, 0.22)),
    lowerBody({ pose, options, skin }),
    torso({ pose, options }),
    neck({ from: pose.neck, to: between(pose.neck, pose.head, 0.7), skin, build: options.headSize }),
    garment({ pose, options, skin }),
    face.over,
    face.front,
    options.held,
    armOf(pose.armFront, options.frontSleeve ?? shade(options.top, 0.06)),
    options.front,
  );
}

/** A swaddled baby about 110 units long, head to the left, around its middle. */
export function bundle({ skin = 'light', hair = 'brown', cloth = palette.sun100, ...more }) {
  const face = head({ at: [-44, -16], size: 0.74, skin, hair, style: 'wisp', look: 0.5, closed: true, smile: 0.6, tilt: -28 });
  return place(
    more,
    limb(
      [
        [-52, -10],
        [-10, 6],
        [50, 4],
      ],
      [52, 58, 34],
      shade(cloth, 0.1),
    ),
    face.front,
    limb(
      [
        [-26, 14],
        [10, 10],
        [50, 2],
      ],
      [40, 46, 32],
      cloth,
    ),
    limb(
      [
        [-34, 20],
        [6, 26],
        [48, 12],
      ],
      [14, 18, 14],
      shade(cloth, 0.06),
    ),
  );
}
