import { Box, Typography } from '@strapi/design-system';
import { distanceKilometres, type Position } from '../../../domain/distance.ts';
import type { Match, MatchesAnswer } from '../desk-answers';
import { deskWords } from '../words/desk-words';
import { gather, layOut, type Sketch } from './sketch';

const size = { width: 640, height: 360, margin: 48 };
const lineHeight = 14;
/** Marks nearer than this stand on each other. */
const nearest = 14;
/** What is further would press all else into one point; the list tells of it. */
const furthestKilometres = 60;

type Placed = Match & { position: Position };

/** Where a family lives and works, and the places that fit it, to scale: the list beside it says the same in words. */
export function PlacesSketch({ answer: { home, work, fitting, almost } }: { answer: MatchesAnswer }) {
  const { map: words } = deskWords().matches;
  const anchors = [home, work].filter((position) => position !== null);
  const isNear = (match: Match): match is Placed =>
    match.position !== null &&
    (anchors.length === 0 || anchors.some((anchor) => match.position && distanceKilometres(anchor, match.position) <= furthestKilometres));
  const numbered = [...fitting, ...almost].map((match, index) => ({ match, number: index + 1, isFitting: index < fitting.length }));
  const shown = numbered.flatMap(({ match, ...mark }) => (isNear(match) ? [{ ...mark, position: match.position }] : []));
  const positions = [...anchors, ...shown.map(({ position }) => position)];
  if (positions.length === 0) return <Typography textColor="neutral600">{words.none}</Typography>;
  const sketch = layOut(positions, size);
  const points = shown.map(({ position, number, isFitting }) => ({ ...sketch.toPoint(position), names: [String(number)], isFitting }));
  return (
    <Box hasRadius borderColor="neutral200">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" role="img" aria-label={words.summary(shown.length)}>
        {anchors[0] && <Rings sketch={sketch} around={anchors[0]} />}
        {gather(points, nearest).map(({ x, y, names, isFitting }) => (
          <Typography key={names[0]} tag="g" textColor={isFitting ? 'primary600' : 'neutral500'}>
            <circle cx={x} cy={y} r={6} fill={isFitting ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth={2} />
            <Label x={x + 9} y={y + 4} text={names.join(', ')} />
          </Typography>
        ))}
        {home && <Anchor {...sketch.toPoint(home)} text={words.home} />}
        {work && <Anchor {...sketch.toPoint(work)} text={words.work} />}
      </svg>
    </Box>
  );
}

/** Circles of round distances, each labelled with its own. */
function Rings({ sketch, around }: { sketch: Sketch; around: Position }) {
  const { map: words } = deskWords().matches;
  const { x, y } = sketch.toPoint(around);
  return (
    <Typography tag="g" textColor="neutral500">
      {sketch.rings.map((kilometres) => {
        const radius = kilometres * sketch.unitsPerKilometre;
        // The circle is told where it is within the drawing.
        const above = y - radius - 4;
        const below = y + radius + 14;
        const labelY = above >= lineHeight ? above : below;
        if (labelY > size.height) return null;
        return (
          <g key={kilometres}>
            <circle cx={x} cy={y} r={radius} fill="none" stroke="currentColor" strokeDasharray="3 5" />
            <Label x={x - 14} y={labelY} text={words.scale(kilometres)} />
          </g>
        );
      })}
    </Typography>
  );
}

function Anchor({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <Typography tag="g" textColor="danger600">
      <rect x={x - 6} y={y - 6} width={12} height={12} fill="currentColor" />
      <Label x={x - 11} y={y + 4} text={text} anchor="end" />
    </Typography>
  );
}

function Label({ text, anchor, ...point }: { x: number; y: number; text: string; anchor?: 'end' }) {
  return (
    <text {...point} textAnchor={anchor} fontSize={13} fontWeight={600} fill="currentColor">
      {text}
    </text>
  );
}
