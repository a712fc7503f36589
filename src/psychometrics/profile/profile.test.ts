import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  plausibleParameters,
  randomPerson,
  simulateAnswers,
  syntheticBank as bank,
  syntheticItems,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { factors, factorThemes, polarityThemes, poledThemes, themes } from '../../domain/themes.ts';
import { createBank } from '../bank/bank.ts';
import { curveAt } from '../bank/score-curves.ts';
import { contrastIndex, themeTraits, traitIndex } from '../bank/traits.ts';
import { logCategoryProbability } from '../kernel/graded-response.ts';
import { predictorAt } from '../kernel/linear-item.ts';
import { seededUniform } from '../kernel/random.ts';
import { scoreAnswers, type Answers } from './posterior.ts';
import { computeProfile, type Profile } from './profile.ts';

const nobody: Answers = bank.items.map(() => null);
const anyAnswers = fc.array(fc.option(fc.integer({ min: 1, max: 7 })), {
  minLength: 128,
  maxLength: 128,
});
const uniform = seededUniform('profile');
const someone = (): (number | null)[] => simulateAnswers(bank, randomPerson(uniform), uniform);

describe('a profile', () => {
  test('stays in its ranges, with a positive margin everywhere, whatever the answers', () => {
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

  test('is bit for bit the same for the same answers', () => {
    const answers = someone();
    expect(computeProfile(bank, answers)).toEqual(computeProfile(bank, [...answers]));
  });

  test('adds up: polarity is the difference of the poles, a factor the mean of its themes, the gap fantasy minus activity', () => {
    const profile = computeProfile(bank, someone());
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

  test('says how much stands behind it', () => {
    expect(computeProfile(bank, nobody)).toMatchObject({ answered: 0, provisional: true });
    expect(
      computeProfile(
        bank,
        nobody.map((_, i) => (i < 48 ? 4 : null)),
      ).answered,
    ).toBe(48);
  });

  test('narrows as answers come in', () => {
    const answers = someone();
    const half = answers.map((answer, i) => (i < 48 ? answer : null));
    const error = (profile: Profile): number =>
      themes.reduce((sum, theme) => sum + profile.scores[theme].se, 0);
    expect(error(computeProfile(bank, half))).toBeLessThan(error(computeProfile(bank, nobody)));
    expect(error(computeProfile(bank, answers))).toBeLessThan(error(computeProfile(bank, half)));
  });

  test('refuses malformed answers', () => {
    expect(() => computeProfile(bank, [4])).toThrow(/128 answers/);
    for (const wrong of [0, 8, 2.5, Number.NaN]) {
      expect(() =>
        computeProfile(
          bank,
          nobody.map((answer, i) => (i === 5 ? wrong : answer)),
        ),
      ).toThrow(RangeError);
    }
  });
});

describe('laws of the model (measurement §10.9)', () => {
  test('raising an answer never lowers the mode of that pole and facet', () => {
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

  test('exchanging the poles turns the polarities round: the mode to 1e-9, the reported ones within a point', () => {
    for (let n = 0; n < 20; n++) {
      const answers = someone().map((answer, i) => (i < 48 || (i + n) % 3 === 0 ? answer : null));
      const mirrored = answers.map((_, i) => answers[bank.partner[i]!] ?? null);
      const [mode, mirroredMode] = [
        scoreAnswers(bank, answers).mode,
        scoreAnswers(bank, mirrored).mode,
      ];
      for (const theme of poledThemes) {
        const [plus, minus] = [traitIndex(theme, '+'), traitIndex(theme, '-')];
        expect(Math.abs(mode[plus]! - mirroredMode[minus]!)).toBeLessThan(1e-9);
      }
      const [profile, mirroredProfile] = [
        computeProfile(bank, answers),
        computeProfile(bank, mirrored),
      ];
      for (const theme of polarityThemes) {
        expect(
          Math.abs(profile.polarities[theme].value + mirroredProfile.polarities[theme].value),
        ).toBeLessThan(1);
      }
    }
  });
});

describe('against exact integration in three dimensions', () => {
  // Only the six DS items of Set A are answered, so (DS+, DS-, contrast) have a posterior of their own, which a grid
  // integrates: an independent path to everything the profile says of DS. The bars allow for the Laplace approximation at
  // three answers a pole, the hardest case the product can meet.
  const answeredSets = [
    [7, 5, 6, 3, 2, 2],
    [1, 4, 3, 1, 1, 4],
    [4, 4, 4, 4, 4, 4],
    [7, 1, 7, 1, 7, 1],
    [2, 6, 3, 5, 2, 6],
  ];
  test.each(answeredSets)('answers %i %i %i %i %i %i', (...given) => {
    const answers = bank.items.map((item, i) =>
      item.category === 'DS' && i < 48 ? given[i]! : null,
    );
    const profile = computeProfile(bank, answers);
    const exact = integrateDS(answers);
    const compared: [{ value: number; se: number }, Moments][] = [
      [profile.polarities.DS, exact.polarity],
      [profile.scores.DS, exact.intensity],
      [profile.facets.DS.gap, exact.gap],
      [profile.facets.DS.fantasy, exact.fantasy],
    ];
    for (const [estimate, { mean, sd }] of compared) {
      expect(Math.abs(estimate.value - mean)).toBeLessThan(2);
      expect(Math.abs(estimate.se / sd - 1)).toBeLessThan(0.12);
    }
  });
});

interface Moments {
  mean: number;
  sd: number;
}

/** Posterior moments of the DS quantities by a product grid of step .2 over ±4.5 prior standard deviations. */
function integrateDS(
  answers: Answers,
): Record<'polarity' | 'intensity' | 'gap' | 'fantasy', Moments> {
  const answered = bank.items.flatMap((_, i) => (answers[i] == null ? [] : [i]));
  const [plusCurves, minusCurves] = themeTraits.DS.map((trait) => bank.curves[trait]!) as [
    (typeof bank.curves)[0],
    (typeof bank.curves)[0],
  ];
  const sums = new Map<string, [number, number]>();
  let total = 0;
  const correlation = 0.29;
  const theta = new Float64Array(27);
  for (let plus = -4.5; plus <= 4.5; plus += 0.2) {
    for (let minus = -4.5; minus <= 4.5; minus += 0.2) {
      for (let contrast = -2.7; contrast <= 2.7; contrast += 0.2) {
        theta[traitIndex('DS', '+')] = plus;
        theta[traitIndex('DS', '-')] = minus;
        theta[contrastIndex('DS')] = contrast;
        let log =
          -(plus ** 2 - 2 * correlation * plus * minus + minus ** 2) /
            (2 * (1 - correlation ** 2)) -
          contrast ** 2 / 0.72;
        for (const i of answered)
          log += logCategoryProbability(
            bank.linear[i]!.intercepts,
            predictorAt(bank.linear[i]!, theta),
            answers[i]!,
          );
        const weight = Math.exp(log);
        total += weight;
        const scores = (
          [
            [plusCurves, plus],
            [minusCurves, minus],
          ] as const
        ).map(([curves, level]) => {
          const f = curveAt(curves.fantasy, level + contrast / 2);
          const a = curveAt(curves.activity, level - contrast / 2);
          return { f, a, d: curves.fantasyShare * f + curves.activityShare * a };
        });
        const [p, m] = scores as [(typeof scores)[0], (typeof scores)[0]];
        const values = {
          polarity: p.d - m.d,
          intensity: Math.max(p.d, m.d),
          fantasy: Math.max(p.f, m.f),
          gap: Math.max(p.f, m.f) - Math.max(p.a, m.a),
        };
        for (const [name, value] of Object.entries(values)) {
          const [sum, squares] = sums.get(name) ?? [0, 0];
          sums.set(name, [sum + weight * value, squares + weight * value * value]);
        }
      }
    }
  }
  const moments = (name: string): Moments => {
    const [sum, squares] = sums.get(name) ?? [0, 0];
    return { mean: sum / total, sd: Math.sqrt(squares / total - (sum / total) ** 2) };
  };
  return {
    polarity: moments('polarity'),
    intensity: moments('intensity'),
    gap: moments('gap'),
    fantasy: moments('fantasy'),
  };
}

test('wanting something in fantasy alone shows as fantasy above activity in every theme, and the other way round', () => {
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

test('the fixed draws have not changed: old profiles stay reproducible', () => {
  const answers = bank.items.map((_, i) => (i < 48 ? 1 + ((5 * i) % 7) : null));
  const { scores, polarities } = computeProfile(bank, answers);
  const shown = [scores.DS.value, scores.DS.se, polarities.SM.value, polarities.SM.se];
  [53.10355093699985, 9.952221005754163, 4.909018530628404, 16.04726832363759].forEach(
    (pinned, i) => expect(shown[i]).toBeCloseTo(pinned, 9),
  );
});

test('a calibrated bank scores by its own parameters', () => {
  const calibrated = createBank(
    syntheticItems(),
    plausibleParameters(syntheticItems(), seededUniform('calibrated')),
  );
  const answers = someone();
  expect(computeProfile(calibrated, answers).scores.DS.value).not.toBe(
    computeProfile(bank, answers).scores.DS.value,
  );
});
