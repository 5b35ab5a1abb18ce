import { palette, shade, tint } from '../parts/palette.mjs';
import { polygon } from '../parts/shapes.mjs';
import { circle, ellipse, gradient, join, path, stroke } from '../parts/svg.mjs';

const shoulders = (width, slope) => {
  const left = 400 - width;
  const right = 400 + width;
  return `M${left - 30} 820C${left - 20} ${700 - slope} ${left + 40} ${650 - slope} ${left + 130} ${622 - slope * 0.5}L332 574Q400 640 468 574L${right - 130} ${622 - slope * 0.5}C${right - 40} ${650 - slope} ${right + 20} ${700 - slope} ${right + 30} 820Z`;
};

const body = ({ color, width, slope = 0 }) => path(shoulders(width, slope), gradient('h', tint(color, 0.1), color, shade(color, 0.16)));

const sleeves = ({ color, width }) =>
  stroke(
    `M${400 - width + 66} 820C${400 - width + 70} 770 ${400 - width + 80} 740 ${400 - width + 92} 716M${400 + width - 66} 820C${400 + width - 70} 770 ${400 + width - 80} 740 ${400 + width - 92} 716`,
    shade(color, 0.28),
    { 'stroke-width': 5, opacity: 0.5 },
  );

const crew = (o) => join(body(o), path('M322 578Q400 656 478 578L488 590Q400 684 312 590Z', shade(o.color, 0.14)), sleeves(o));

const turtleneck = (o) =>
  join(
    body(o),
    path('M334 520Q400 556 466 520L478 612Q400 654 322 612Z', gradient('h', o.color, shade(o.color, 0.14))),
    stroke('M334 538Q400 574 466 538', shade(o.color, 0.2), { 'stroke-width': 4, opacity: 0.5 }),
    sleeves(o),
  );

const skinV = (o, depth) => path(`M333 570L400 ${depth}L467 570Q400 600 333 570Z`, o.skin);

const blouse = (o) =>
  join(body(o), skinV(o, 700), stroke('M330 572L400 702L470 572', shade(o.color, 0.16), { 'stroke-width': 8 }), sleeves(o));

function shirt(o) {
  return join(
    body(o),
    skinV(o, 650),
    polygon(
      [
        [334, 560],
        [296, 614],
        [352, 668],
        [400, 632],
      ],
      tint(o.color, 0.3),
    ),
    polygon(
      [
        [466, 560],
        [504, 614],
        [448, 668],
        [400, 632],
      ],
      tint(o.color, 0.12),
    ),
    stroke('M400 634V820', shade(o.color, 0.2), { 'stroke-width': 4 }),
    [700, 764].map((y) => circle([408, y, 6], shade(o.color, 0.3))),
    sleeves(o),
  );
}

function blazer(o) {
  const under = o.inner ?? palette.white;
  const layer =
    o.under === 'shirt'
      ? shirt({ ...o, color: under })
      : o.under === 'turtleneck'
        ? turtleneck({ ...o, color: under })
        : join(
            body({ ...o, color: under }),
            o.under === 'blouse' ? skinV(o, 690) : path('M328 576Q400 648 472 576L482 586Q400 672 318 586Z', shade(under, 0.1)),
          );
  const left = 400 - o.width;
  const right = 400 + o.width;
  return join(
    layer,
    path(
      `M${left - 30} 820C${left - 20} 700 ${left + 40} 650 ${left + 130} 622L322 574L364 820Z`,
      gradient('h', tint(o.color, 0.12), o.color),
    ),
    path(
      `M${right + 30} 820C${right + 20} 700 ${right - 40} 650 ${right - 130} 622L478 574L436 820Z`,
      gradient('h', o.color, shade(o.color, 0.18)),
    ),
    path('M324 566L266 624L292 690L270 706L366 820L352 720Z', shade(o.color, 0.16)),
    path('M476 566L534 624L508 690L530 706L434 820L448 720Z', shade(o.color, 0.26)),
    sleeves(o),
  );
}

const cardigan = (o) =>
  join(
    body({ ...o, color: o.inner ?? palette.cream }),
    skinV(o, 640),
    path(
      `M${370 - o.width} 820C${380 - o.width} 700 ${440 - o.width} 650 ${530 - o.width} 622L326 570C332 680 350 760 352 820Z`,
      gradient('h', tint(o.color, 0.1), o.color),
    ),
    path(
      `M${430 + o.width} 820C${420 + o.width} 700 ${360 + o.width} 650 ${270 + o.width} 622L474 570C468 680 450 760 448 820Z`,
      gradient('h', o.color, shade(o.color, 0.18)),
    ),
    stroke('M326 572C334 680 352 760 354 820M474 572C466 680 448 760 446 820', shade(o.color, 0.24), { 'stroke-width': 9 }),
    [690, 760].map((y) => circle([356 + (y - 690) * 0.05, y, 7], tint(o.color, 0.5))),
    sleeves(o),
  );

function apron(o) {
  return join(
    crew(o),
    path('M282 820C286 760 292 720 300 690H500C508 720 514 760 518 820Z', o.inner ?? palette.cream),
    stroke('M306 694L326 586M494 694L474 586', o.inner ?? palette.cream, { 'stroke-width': 22 }),
    stroke('M300 706H500', shade(o.inner ?? palette.cream, 0.12), { 'stroke-width': 5 }),
  );
}

const scarf = (o) =>
  join(
    crew(o),
    ellipse([400, 588, 96, 44], shade(o.inner, 0.08)),
    path(
      'M302 584C312 546 488 546 498 584C506 644 456 656 400 654S294 644 302 584Z',
      gradient('h', tint(o.inner, 0.12), o.inner, shade(o.inner, 0.12)),
    ),
    stroke('M318 600C356 624 444 624 482 600M326 624C362 640 438 640 474 624', shade(o.inner, 0.22), { 'stroke-width': 5, opacity: 0.6 }),
    path('M436 640L500 790L440 806L404 652Z', shade(o.inner, 0.06)),
  );

export const clothes = { crew, turtleneck, blouse, shirt, blazer, cardigan, apron, scarf };
