import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axisAngles,
  diamondPath,
  formatEstimate,
  formatOnTrack,
  cssPercent,
  estimateInterval,
  labelAnchor,
  polarityScale,
  polarPoint,
  radarPath,
  ticksOf,
  trackScale,
} from './geometry.ts';

describe('a position on a track', () => {
  test('is the value, clamped to 0 and 100', () => {
    expect([0, 25, 71.4, 100, -3, 140].map((value) => trackScale(value))).toEqual([
      0, 25, 71.4, 100, 0, 100,
    ]);
  });

  test('puts a polarity of zero on the centre line', () => {
    const positions = [-100, -50, 0, 58, 100].map((value) => cssPercent(polarityScale(value)));
    expect(positions.join(' ')).toBe('0% 25% 50% 79% 100%');
  });
});

describe('the scale of a track', () => {
  test('is 100 in quarters, or seven in whole steps', () => {
    expect(ticksOf(100)).toEqual([0, 25, 50, 75, 100]);
    const figures = ticksOf(7).map((tick) => formatOnTrack(tick, 7));
    expect(figures.join(' ')).toBe('0.0 1.0 2.0 3.0 4.0 5.0 6.0 7.0');
  });

  test('gives the same score in its own figures', () => {
    expect([formatOnTrack(93.2, 100), formatOnTrack(93.2, 7)]).toEqual(['93', '6.5']);
  });
});

describe('the interval of an estimate', () => {
  test('is value ± 1.96 standard errors', () => {
    expect(estimateInterval({ value: 50, se: 10 })).toEqual({ low: 30.4, high: 69.6 });
  });

  test('stays on its scale and contains the value', () => {
    assert(
      property(
        double({ min: -100, max: 100, noNaN: true }),
        double({ min: 0, max: 60, noNaN: true }),
        (value, se) => {
          const { low, high } = estimateInterval({ value, se }, [-100, 100])!;
          return -100 <= low && low <= value && value <= high && high <= 100;
        },
      ),
    );
  });

  test('is absent without a standard error, also in text', () => {
    expect(estimateInterval({ value: 50 })).toBeNull();
    expect(formatEstimate({ value: 50.4 })).toBe('50');
    expect(formatEstimate({ value: 71.6, se: 6.2 })).toBe('72 ± 12');
  });
});

describe('the radar', () => {
  test('starts at twelve o’clock and goes clockwise', () => {
    const [top, right, bottom, left] = axisAngles(4).map((angle) => polarPoint(angle, 100));
    expect(top).toMatchObject({ x: 0, y: -100 });
    expect(right?.x).toBeCloseTo(100);
    expect(bottom?.y).toBeCloseTo(100);
    expect(left?.x).toBeCloseTo(-100);
  });

  test('closes its path and draws one corner per axis', () => {
    expect(radarPath([100, 50, 0, 25], 120)).toBe(
      'M0.00,-120.00L60.00,-0.00L0.00,0.00L-30.00,0.00Z',
    );
  });

  test('keeps its corners between the centre and the outer ring', () => {
    expect(radarPath([140, -20], 120)).toBe(radarPath([100, 0], 120));
  });

  test('lets labels grow away from the centre', () => {
    const anchors = axisAngles(10).map((angle) => labelAnchor(angle));
    expect(anchors.join(' ')).toBe('middle start start start start middle end end end end');
  });
});

test('a diamond has the area of its circle', () => {
  const reach = Number(/L([\d.]+) 0/.exec(diamondPath(6))?.[1]);
  expect(2 * reach * reach).toBeCloseTo(Math.PI * 36, 0);
});
