import { describe, expect, test } from 'vitest';
import { startingParameters } from '../../packages/psychometrics/src/bank/bank-item.ts';
import { logCategoryProbability } from '../../packages/psychometrics/src/kernel/graded-response.ts';
import {
  coordinateCount,
  fromCoordinates,
  interceptJacobian,
  itemCurves,
  parameterJacobian,
  toCoordinates,
} from './item-coordinates.ts';
import { createDerivatives } from './item-statistics.ts';

const item = { a: 1.4, b: [-1.9, -0.7, -0.5, 0.4, 1.3, 1.5] as const };
const h = 1e-5;

describe('the coordinates of an item', () => {
  test('give the item back', () => {
    const { a, b } = fromCoordinates(toCoordinates(item));
    expect(a).toBeCloseTo(item.a, 12);
    b.forEach((threshold, k) => expect(threshold).toBeCloseTo(item.b[k]!, 12));
  });

  test.each([
    ['parameters', parameterJacobian, (a: number, b: readonly number[]) => [a, ...b]],
    [
      'intercepts',
      interceptJacobian,
      (a: number, b: readonly number[]) => [a, ...b.map((threshold) => -a * threshold)],
    ],
  ])('have the right derivatives of the %s', (_, writeJacobian, listValues) => {
    const coordinates = toCoordinates(item);
    const jacobian = new Float64Array(coordinateCount ** 2);
    writeJacobian(coordinates, 0, jacobian);
    for (let i = 0; i < coordinateCount; i++) {
      const at = (by: number): number[] => {
        const { a, b } = fromCoordinates(coordinates.map((v, k) => (k === i ? v + by : v)));
        return listValues(a, b);
      };
      const [up, down] = [at(h), at(-h)];
      up.forEach((value, p) =>
        expect(jacobian[p * coordinateCount + i]).toBeCloseTo((value - down[p]!) / (2 * h), 7),
      );
    }
  });
});

describe('the derivatives of an answer', () => {
  const steep = { a: 2.6, b: startingParameters({ rarity: 4 }).b };
  const items = [item, steep];
  const curves = itemCurves(Float64Array.from(items.flatMap((own) => [...toCoordinates(own)])));
  const derivatives = createDerivatives();

  test.each([1, 2, 3, 4, 5, 6, 7])('agree with differences for the answer %i', (y) => {
    items.forEach(({ a, b }, i) => {
      for (const x of [-2.3, -0.4, 0.1, 1.9]) {
        const intercepts = b.map((threshold) => -a * threshold);
        const at = (moves: Record<number, number>): number =>
          logCategoryProbability(
            intercepts.map((d, k) => d + (moves[k] ?? 0)),
            a * x,
            y,
          );
        const slope = (k: number): number => (at({ [k]: h }) - at({ [k]: -h })) / (2 * h);
        const curvature = (k: number): number =>
          -(at({ [k]: 1e-3 }) - 2 * at({}) + at({ [k]: -1e-3 })) / 1e-6;
        const actual = derivatives(curves, i, y, x);
        if (y > 1) {
          expect(actual.upper).toBeCloseTo(slope(y - 2), 6);
          expect(actual.upperSquare).toBeCloseTo(curvature(y - 2), 3);
        } else expect([actual.upper, actual.upperSquare]).toEqual([0, 0]);
        if (y < 7) {
          expect(actual.lower).toBeCloseTo(slope(y - 1), 6);
          expect(actual.lowerSquare).toBeCloseTo(curvature(y - 1), 3);
        } else expect([actual.lower, actual.lowerSquare]).toEqual([0, 0]);
      }
    });
  });
});
