import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  randomPerson,
  simulateAnswers,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { priorCovariance } from '../bank/prior.ts';
import { complementaryTrait, latentCount, traitCount, traitIndex } from '../bank/traits.ts';
import { factors, factorThemes, polarityThemes, poledThemes, themes } from '../facts/themes.ts';
import { predictorAt } from '../kernel/graded-response.ts';
import { factorPrior } from '../kernel/posterior-mode.ts';
import { seededUniform } from '../kernel/random.ts';
import { scoreAnswers, type Answers, drawDomains } from './posterior.ts';
import { computeProfile, type Profile } from './profile.ts';

const noAnswers: Answers = bank.items.map(() => null);
const anyAnswers = fc.array(fc.option(fc.integer({ min: 1, max: 7 })), {
  minLength: 128,
  maxLength: 128,
});
const uniform = seededUniform('profile');
const simulateRandomPerson = (): (number | null)[] =>
  simulateAnswers(bank, randomPerson(uniform), uniform);

describe('a profile', () => {
  test('stays in range with positive standard errors for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const profile = computeProfile(bank, answers);
        const inRange = ({ value, se }: { value: number; se: number }, low: number): void => {
          expect(value >= low && value <= 100 && se > 0 && se < 60).toBe(true);
        };
        for (const theme of themes) {
          inRange(profile.scores[theme], 0);
          inRange(profile.facets[theme].fantasy, 0);
          inRange(profile.facets[theme].activity, 0);
          inRange(profile.facets[theme].gap, -100);
          const poles = profile.poles[theme];
          expect(poles === null).toBe(!(poledThemes as readonly string[]).includes(theme));
          if (poles)
            expect(profile.scores[theme].value).toBeGreaterThanOrEqual(
              Math.max(poles.positive.value, poles.negative.value) - 1e-9,
            );
        }
        for (const theme of polarityThemes) inRange(profile.polarities[theme], -100);
        for (const factor of factors) inRange(profile.factors[factor], 0);
      }),
      { numRuns: 40 },
    );
  });

  test('combines poles, facets and themes as defined', () => {
    const profile = computeProfile(bank, simulateRandomPerson());
    for (const theme of polarityThemes) {
      const { positive, negative } = profile.poles[theme]!;
      expect(profile.polarities[theme].value).toBeCloseTo(positive.value - negative.value, 9);
    }
    for (const theme of themes) {
      const { fantasy, activity, gap } = profile.facets[theme];
      expect(gap.value).toBeCloseTo(fantasy.value - activity.value, 9);
    }
    for (const factor of factors) {
      const own = factorThemes[factor].map((theme) => profile.scores[theme].value);
      expect(profile.factors[factor].value).toBeCloseTo(
        own.reduce((sum, value) => sum + value, 0) / own.length,
        9,
      );
    }
  });

  test('counts the answers it is based on', () => {
    expect(computeProfile(bank, noAnswers)).toMatchObject({ answered: 0, provisional: true });
    expect(
      computeProfile(
        bank,
        noAnswers.map((_, i) => (i < 48 ? 4 : null)),
      ).answered,
    ).toBe(48);
  });

  test('narrows with more answers', () => {
    const answers = simulateRandomPerson();
    const half = answers.map((answer, i) => (i < 48 ? answer : null));
    const error = (profile: Profile): number =>
      themes.reduce((sum, theme) => sum + profile.scores[theme].se, 0);
    expect(error(computeProfile(bank, half))).toBeLessThan(error(computeProfile(bank, noAnswers)));
    expect(error(computeProfile(bank, answers))).toBeLessThan(error(computeProfile(bank, half)));
  });

  test('rejects invalid answers', () => {
    expect(() => computeProfile(bank, [4])).toThrow(/128 answers/);
    for (const wrong of [0, 8, 2.5, Number.NaN]) {
      expect(() =>
        computeProfile(
          bank,
          noAnswers.map((answer, i) => (i === 5 ? wrong : answer)),
        ),
      ).toThrow(RangeError);
    }
  });
});

/**
 * The bank with a prior in which the two poles of every theme have exchanged their places. The
 * published correlations tie the leading side more closely to fetishes than the following side, so
 * the prior is not its own mirror image.
 */
function mirrorPrior() {
  const covariance = priorCovariance();
  const mirror = (i: number): number => (i < traitCount ? complementaryTrait[i]! : i);
  return {
    ...bank,
    prior: factorPrior({
      mean: Array.from({ length: latentCount }, () => 0),
      covariance: covariance.map((row, i) => row.map((_, j) => covariance[mirror(i)]![mirror(j)]!)),
    }),
  };
}

describe('laws of the model', () => {
  test('raising an answer raises the mode of its predictor', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(127), (answers, index) => {
        const lower = answers[index] ?? 3;
        if (lower === 7) return;
        const at = (answer: number): number => {
          const { mode } = scoreAnswers(
            bank,
            answers.map((value, i) => (i === index ? answer : value)),
          );
          return predictorAt(bank.linear[index]!, mode);
        };
        expect(at(lower + 1)).toBeGreaterThan(at(lower));
      }),
      { numRuns: 60 },
    );
  });

  test('exchanging the poles mirrors the modes and the polarities', () => {
    const mirroredBank = mirrorPrior();
    for (let n = 0; n < 20; n++) {
      const answers = simulateRandomPerson().map((answer, i) =>
        i < 48 || (i + n) % 3 === 0 ? answer : null,
      );
      const mirrored = answers.map((_, i) => answers[bank.partner[i]!] ?? null);
      const [mode, mirroredMode] = [
        scoreAnswers(bank, answers).mode,
        scoreAnswers(mirroredBank, mirrored).mode,
      ];
      for (const theme of poledThemes) {
        const [plus, minus] = [traitIndex(theme, '+'), traitIndex(theme, '-')];
        expect(Math.abs(mode[plus]! - mirroredMode[minus]!)).toBeLessThan(1e-9);
      }
      const [profile, mirroredProfile] = [
        computeProfile(bank, answers),
        computeProfile(mirroredBank, mirrored),
      ];
      for (const theme of polarityThemes) {
        expect(
          Math.abs(profile.polarities[theme].value + mirroredProfile.polarities[theme].value),
        ).toBeLessThan(1);
      }
    }
  });
});

test('the gap shows the preferred facet in every theme', () => {
  const gaps = (fantasy: number, activity: number): number[] => {
    const { facets } = computeProfile(
      bank,
      bank.items.map(({ facet }) => ({ F: fantasy, A: activity })[facet]),
    );
    return themes.map((theme) => facets[theme].gap.value);
  };
  expect(Math.min(...gaps(6, 2))).toBeGreaterThan(10);
  expect(Math.max(...gaps(2, 6))).toBeLessThan(-10);
});

test('without a contrast, fantasy and activity score the same', () => {
  const mode = Float64Array.from({ length: latentCount }, (_, i) =>
    i < traitCount ? i / 8 - 1 : 0,
  );
  const covariance = new Float64Array(latentCount ** 2);
  for (let i = 0; i < latentCount; i++)
    covariance[i * (latentCount + 1)] = i < traitCount ? 0.2 : 1e-16;
  const { fantasy, activity } = drawDomains(bank, { mode, covariance });
  fantasy.forEach((score, r) => expect(Math.abs(score - activity[r]!)).toBeLessThan(1e-5));
});

test('the fixed draws reproduce old profiles', () => {
  const answers = bank.items.map((_, i) => (i < 48 ? 1 + ((5 * i) % 7) : null));
  const { scores, polarities } = computeProfile(bank, answers);
  const shown = [scores.DS.value, scores.DS.se, polarities.SM.value, polarities.SM.se];
  [53.231309193111116, 9.435533651578607, 3.395405367574605, 14.469500137457572].forEach(
    (pinned, i) => expect(shown[i]).toBeCloseTo(pinned, 9),
  );
});
