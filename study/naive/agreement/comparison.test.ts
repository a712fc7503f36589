/** Checks the product's comparison of two people against the naive program. */

import { describe, expect, test } from 'vitest';
import { exactCompatibility } from '../../../src/psychometrics/comparison/compatibility-index.ts';
import { compareProfiles, type Answers } from '../../../src/psychometrics/index.ts';
import { drawDomains } from '../../../src/psychometrics/profile/draws.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { generator } from '../../people/random.ts';
import { shippedBank as bank } from '../../people/worlds.ts';
import { comparison, compatibility } from '../compare.ts';
import { moments } from '../draws.ts';
import { traitCount } from '../model.ts';
import { createCases, tolerance } from './cases.ts';

const random = generator('naive against fast: comparison');
const cases = createCases(generator('naive against fast'));
/**
 * Draw r of one person is compared with draws r + 37 and r + 219 (modulo 256) of the other
 * (measurement §6).
 */
const pairingShifts = [37, 219];

/** Returns the 17 domain scores, 0 to 1, in each of the product's 256 draws. */
function drawnScores(answers: Answers): number[][] {
  const { domain } = drawDomains(bank, scoreAnswers(bank, answers));
  return Array.from({ length: 256 }, (_, r) =>
    Array.from({ length: traitCount }, (_value, t) => domain[t * 256 + r]! / 100),
  );
}

/** Returns the n-th of 12 pairs of people. All use the shipped bank. */
function createPair(n: number): [Answers, Answers] {
  const [one, other] = [cases[2 * (n % 6)]!, cases[2 * ((n + 1 + (n > 5 ? 1 : 0)) % 6)]!];
  return [one.answers, other.answers];
}

describe('comparison', () => {
  test('the index agrees at exact domain scores', () => {
    const randomScores = (): number[] => Array.from({ length: traitCount }, () => random.uniform());
    for (let n = 0; n < 2000; n++) {
      const [mine, theirs] = [randomScores(), randomScores()];
      expect(Math.abs(exactCompatibility(mine, theirs) - compatibility(mine, theirs))).toBeLessThan(
        tolerance,
      );
    }
  });

  test.each(Array.from({ length: 12 }, (_, n) => n))(
    'pair %i: percent and interval agree for the same draws',
    (n) => {
      const [mine, theirs] = createPair(n);
      const [myScores, theirScores] = [drawnScores(mine), drawnScores(theirs)];
      const pairs = myScores.flatMap((own, r) =>
        pairingShifts.map((shift) => [own, theirScores[(r + shift) % 256]!] as const),
      );
      const { mean, low, high } = comparison(pairs);
      const fast = compareProfiles(
        { bank, answers: mine, key: 'a' },
        { bank, answers: theirs, key: 'b' },
      );
      expect(Math.abs(fast.percent - mean)).toBeLessThanOrEqual(0.5 + tolerance);
      expect(Math.abs(fast.interval[0] - low)).toBeLessThanOrEqual(0.5 + tolerance);
      expect(Math.abs(fast.interval[1] - high)).toBeLessThanOrEqual(0.5 + tolerance);
      if (n > 3) return;
      const all = myScores.flatMap((own) => theirScores.map((other) => compatibility(own, other)));
      expect(Math.abs(moments(all).value - mean)).toBeLessThan(1);
    },
  );
});
