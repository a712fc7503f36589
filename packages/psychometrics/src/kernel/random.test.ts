import { describe, expect, test } from 'vitest';
import { matchedNormalVectors, seededUniform } from './random.ts';

describe('seeded random numbers', () => {
  test('have exactly unit covariance when moment-matched', () => {
    const vectors = matchedNormalVectors(128, 27, 'test');
    for (let i = 0; i < 27; i++) {
      for (let j = 0; j < 27; j++) {
        let moment = 0;
        for (let r = 0; r < 128; r++) moment += (vectors[27 * r + i]! * vectors[27 * r + j]!) / 128;
        expect(moment).toBeCloseTo(i === j ? 1 : 0, 12);
      }
    }
    expect(matchedNormalVectors(128, 27, 'test')).toEqual(vectors);
  });

  test('stay the same for a seed', () => {
    expect(Array.from({ length: 3 }, seededUniform('attempt'))).toEqual([
      0.7974799294024706, 0.7153134804684669, 0.4603802999481559,
    ]);
  });

  test('are uniform and uncorrelated for similar seeds', () => {
    const sources = ['attempt-1', 'attempt-2'].map(seededUniform);
    const draws = sources.map((source) => Array.from({ length: 20_000 }, source));
    for (const values of draws) {
      const bins = Array.from({ length: 10 }, () => 0);
      for (const value of values) bins[Math.floor(10 * value)]! += 1;
      const chiSquare = bins.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      expect(chiSquare).toBeLessThan(27.9); // 99.9 % quantile, 9 degrees of freedom
    }
    const product = draws[0]!.reduce(
      (sum, value, i) => sum + (value - 0.5) * (draws[1]![i]! - 0.5),
      0,
    );
    expect(Math.abs(12 * product) / Math.sqrt(20_000)).toBeLessThan(3.3);
  });
});
