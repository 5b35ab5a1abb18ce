import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKilometres, type Position } from '../../../domain/distance.ts';
import { gather, layOut } from './sketch';

const size = { width: 600, height: 360, margin: 40 };
const position = fc.record({
  latitude: fc.double({ min: 42, max: 51, noNaN: true }),
  longitude: fc.double({ min: -5, max: 8, noNaN: true }),
});
/** As far apart as a family looks. */
const nearby = fc
  .tuple(
    position,
    fc.array(fc.tuple(fc.double({ min: -0.2, max: 0.2, noNaN: true }), fc.double({ min: -0.2, max: 0.2, noNaN: true })), { minLength: 1 }),
  )
  .map(([first, steps]): [Position, ...Position[]] => [
    first,
    ...steps.map(([north, east]) => ({ latitude: first.latitude + north, longitude: first.longitude + east })),
  ]);

test('every position stands within the margin, and distances on the drawing are those on the ground', () => {
  fc.assert(
    fc.property(nearby, ([first, ...others]) => {
      const positions = [first, ...others];
      const { toPoint, unitsPerKilometre } = layOut(positions, size);
      const points = positions.map(toPoint);
      const [home] = points;
      return points.every((point, index) => {
        const drawn = Math.hypot(point.x - (home?.x ?? 0), point.y - (home?.y ?? 0)) / unitsPerKilometre;
        const real = distanceKilometres(first, positions[index] ?? first);
        const isInside = point.x >= 39.9 && point.x <= 560.1 && point.y >= 39.9 && point.y <= 320.1;
        return isInside && Math.abs(drawn - real) <= 0.02 + real * 0.01;
      });
    }),
  );
});

test('rings are round distances that the furthest place reaches; one point alone has a drawing, too', () => {
  const lyon = { latitude: 45.76, longitude: 4.84 };
  expect(layOut([lyon, { latitude: 45.76, longitude: 4.935 }], size).rings).toEqual([1, 2, 5]);
  const { toPoint, rings } = layOut([lyon], size);
  expect([toPoint(lyon), rings]).toEqual([{ x: 300, y: 180 }, [0.5, 1]]);
});

test('places of one nursery are one mark with all their numbers', () => {
  const marks = [
    { x: 10, y: 10, names: ['1'] },
    { x: 200, y: 10, names: ['2'] },
    { x: 11, y: 10, names: ['3'] },
  ];
  expect(gather(marks, 12).map(({ names }) => names)).toEqual([['1', '3'], ['2']]);
  expect(marks[0]?.names).toEqual(['1']);
});
