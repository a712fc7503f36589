import { describe, expect, test } from 'vitest';
import { syntheticBank as bank } from '../../../test/support/psychometrics/synthetic-bank.ts';
import { priorCovariance } from '../bank/prior.ts';
import { curveAt, type TraitCurves } from '../bank/score-curves.ts';
import { contrastIndex, latentCount, themeTraits, traitIndex } from '../bank/traits.ts';
import { logCategoryProbability, predictorAt } from '../kernel/graded-response.ts';
import type { AnsweredItem } from '../kernel/posterior-mode.ts';
import { answeredItems } from './posterior.ts';
import { computeProfile } from './profile.ts';
import { personFit } from './response-quality.ts';

describe('a profile against exact integration', () => {
  // Only the six DS items of Set A are answered, so the posterior of DS+, DS- and the DS contrast
  // can be integrated on a grid of three dimensions, without the code that computes profiles. The
  // tolerances allow for the error of the Laplace approximation, which here has only three answers
  // per pole, the fewest that the product scores.
  const answeredSets = [
    [7, 5, 6, 3, 2, 2],
    [1, 4, 3, 1, 1, 4],
    [4, 4, 4, 4, 4, 4],
    [7, 1, 7, 1, 7, 1],
    [2, 6, 3, 5, 2, 6],
  ];
  test.each(answeredSets)('agrees for the answers %i %i %i %i %i %i', (...given) => {
    const answers = bank.items.map((item, i) =>
      item.category === 'DS' && i < 48 ? given[i]! : null,
    );
    const profile = computeProfile(bank, answers);
    const answered = answeredItems(bank, answers, () => true);
    const exact = integrateDs(answered);
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
    const logRatio = averageOverStyles(answered) + 6 * Math.log(7);
    expect(Math.abs(personFit(bank, answers).logRatio - logRatio)).toBeLessThan(0.15);
  });
});

interface Moments {
  mean: number;
  sd: number;
}

const quantities = ['polarity', 'intensity', 'gap', 'fantasy'] as const;
type Quantity = (typeof quantities)[number];

interface GridPoint {
  plus: number;
  minus: number;
  contrast: number;
}

const gridStep = 0.2;

/**
 * Integrates the posterior on a grid over ±4.5 prior standard deviations. `logLikelihood` is the
 * logarithm of the likelihood of the answers, averaged over the prior.
 */
function integrateDs(
  answered: readonly AnsweredItem[],
): Record<Quantity, Moments> & { logLikelihood: number } {
  const sums = { polarity: [0, 0], intensity: [0, 0], gap: [0, 0], fantasy: [0, 0] } as Record<
    Quantity,
    [number, number]
  >;
  let total = 0;
  for (let plus = -4.5; plus <= 4.5; plus += gridStep) {
    for (let minus = -4.5; minus <= 4.5; minus += gridStep) {
      for (let contrast = -2.7; contrast <= 2.7; contrast += gridStep) {
        const point = { plus, minus, contrast };
        const weight = Math.exp(logDensity(answered, point));
        const values = scoreDs(point);
        total += weight;
        for (const quantity of quantities) {
          sums[quantity][0] += weight * values[quantity];
          sums[quantity][1] += weight * values[quantity] ** 2;
        }
      }
    }
  }
  const moments = (quantity: Quantity): Moments => {
    const [sum, squares] = sums[quantity];
    return { mean: sum / total, sd: Math.sqrt(squares / total - (sum / total) ** 2) };
  };
  return {
    polarity: moments('polarity'),
    intensity: moments('intensity'),
    gap: moments('gap'),
    fantasy: moments('fantasy'),
    logLikelihood: Math.log(total * gridStep ** 3),
  };
}

/** Averages the likelihood over five styles, weighted by the normal density of log factor / .3. */
function averageOverStyles(answered: readonly AnsweredItem[]): number {
  let [sum, weights] = [0, 0];
  for (const z of [-2, -1, 0, 1, 2]) {
    const styled = answered.map(({ item, response }) => {
      const middle = (item.intercepts[2]! + item.intercepts[3]!) / 2;
      const intercepts = item.intercepts.map((d) => middle + (d - middle) / Math.exp(0.3 * z));
      return { item: { ...item, intercepts }, response };
    });
    const weight = Math.exp(-(z * z) / 2);
    sum += weight * Math.exp(integrateDs(styled).logLikelihood);
    weights += weight;
  }
  return Math.log(sum / weights);
}

const correlation = priorCovariance()[traitIndex('DS', '+')]![traitIndex('DS', '-')]!;
const variance = 0.36;

/** The log of prior density times likelihood, for DS. The variance of the contrast is .36. */
function logDensity(
  answered: readonly AnsweredItem[],
  { plus, minus, contrast }: GridPoint,
): number {
  const theta = new Float64Array(latentCount);
  theta[traitIndex('DS', '+')] = plus;
  theta[traitIndex('DS', '-')] = minus;
  theta[contrastIndex('DS')] = contrast;
  let log =
    -1.5 * Math.log(2 * Math.PI) -
    Math.log(variance * (1 - correlation ** 2)) / 2 -
    (plus ** 2 - 2 * correlation * plus * minus + minus ** 2) / (2 * (1 - correlation ** 2)) -
    contrast ** 2 / (2 * variance);
  for (const { item, response } of answered)
    log += logCategoryProbability(item.intercepts, predictorAt(item, theta), response);
  return log;
}

/** The quantities that the profile reports for DS, computed at a known latent vector. */
function scoreDs({ plus, minus, contrast }: GridPoint): Record<Quantity, number> {
  const score = (curves: TraitCurves, level: number) => {
    const [fantasyLevel, activityLevel] = [level + contrast / 2, level - contrast / 2];
    return {
      fantasy: curveAt(curves.all, fantasyLevel),
      activity: curveAt(curves.all, activityLevel),
      domain:
        curves.fantasyShare * curveAt(curves.fantasy, fantasyLevel) +
        curves.activityShare * curveAt(curves.activity, activityLevel),
    };
  };
  const [positiveTrait = 0, negativeTrait = 0] = themeTraits.DS;
  const positive = score(bank.curves[positiveTrait]!, plus);
  const negative = score(bank.curves[negativeTrait]!, minus);
  const fantasy = Math.max(positive.fantasy, negative.fantasy);
  return {
    polarity: positive.domain - negative.domain,
    intensity: Math.max(positive.domain, negative.domain),
    fantasy,
    gap: fantasy - Math.max(positive.activity, negative.activity),
  };
}
