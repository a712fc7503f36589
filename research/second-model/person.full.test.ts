/** Checks the product's response model, prior and item parameters against the naive program. */

import {
  categoryProbabilities,
  expectedResponse,
  itemInformation,
  computeProfile,
  estimateMap,
  type Profile,
  seededUniform,
} from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import {
  latentDraws,
  seededNormalVectors,
} from '../../packages/psychometrics/src/bank/latent-draws.ts';
import { priorCovariance as productPrior } from '../../packages/psychometrics/src/bank/prior.ts';
import { shuffle } from '../../packages/psychometrics/src/kernel/random.ts';
import { referenceCount } from '../../packages/psychometrics/src/population/reference-people.ts';
import {
  scoreAnswers,
  fixedNormalVectors,
} from '../../packages/psychometrics/src/profile/posterior.ts';
import { personFit } from '../../packages/psychometrics/src/profile/response-quality.ts';
import type { Archetype } from '../../src/domain/archetypes.ts';
import { factors, polarityThemes, themes } from '../../src/domain/themes.ts';
import { drawPerson, generator } from '../study/people/population.ts';
import { shippedBank } from '../study/people/worlds.ts';
import { maxDeviation } from '../study/statistics.ts';
import { createCases, graded, prior, tolerance } from './cases.ts';
import { draws, type Moments, posterior } from './estimate.ts';
import { allowForHarderDeeds } from './facet-gap.ts';
import { withFlatNo } from './flat-no.ts';
import {
  expectedAnswer,
  information,
  latentCount,
  position,
  probabilities,
  priorCovariance,
  naiveItems,
} from './model.ts';
import { naiveLogRatio, naiveOrderFit } from './person-fit.ts';
import {
  domainScores,
  interpolationBound,
  profileEstimates,
  type ProfileScores,
  archetypeNames,
  archetypePlaces,
  naiveReference,
  splitVectors,
  themePlaces,
} from './profile.ts';

const random = generator('naive against fast');
const kernelCases = createCases(random);

describe('kernel', () => {
  test('the prior equals measurement §2.1 entry by entry', () => {
    expect(maxDeviation(productPrior().flat(), priorCovariance().flat())).toBeLessThan(1e-15);
  });

  test('provisional and given parameters reach the items unchanged', () => {
    for (const { bank, items } of kernelCases.slice(0, 4)) {
      bank.linear.forEach((item, i) => {
        expect(maxDeviation(item.intercepts, graded(items[i]!).intercepts)).toBeLessThan(1e-13);
        const dense = Array.from({ length: latentCount }, () => 0);
        item.dimensions.forEach((dimension, k) => {
          dense[dimension] = item.slopes[k]!;
        });
        expect(dense).toEqual([...items[i]!.slopes]);
      });
    }
  });

  test('probabilities, expected answers and information agree', () => {
    for (let n = 0; n < 3000; n++) {
      const { items } = kernelCases[n % kernelCases.length]!;
      const item = items[random.below(128)]!;
      const theta = Array.from(drawPerson(random, 0), (value) => 1.5 * value);
      const x = position(item, theta);
      expect(
        maxDeviation(categoryProbabilities(graded(item), theta), probabilities(item, x)),
      ).toBeLessThan(1e-12);
      expect(
        Math.abs(expectedResponse(graded(item), theta) - expectedAnswer(item, x)),
      ).toBeLessThan(1e-12);
      const expected = item.slopes.flatMap((a) =>
        item.slopes.map((b) => information(item, x) * a * b),
      );
      expect(maxDeviation(itemInformation(graded(item), theta).flat(), expected)).toBeLessThan(
        1e-11,
      );
    }
  });
});

/** The vectors from which the product makes its reference people. */
const referenceVectors = splitVectors(
  seededNormalVectors(referenceCount / 2, 'spark reference people'),
);
/** The interpolation error of the tables may change which of two is first in one draw of 256. */
const firstTolerance = 1.5 / 256;

const cases = createCases(generator('naive against fast'));

type Pair = readonly [fast: Moments, naive: Moments];

/**
 * The parts of a profile that contain estimates. The scores of single poles are left out, because
 * the polarities are their differences. The spread over random partners is checked with the
 * comparison.
 */
type EstimatePart = Exclude<keyof Profile, 'answered' | 'provisional' | 'poles' | 'randomPartners'>;

/**
 * Pairs every estimate of a profile with the same estimate of the naive program. If a part of the
 * profile is missing here, the types do not compile.
 */
function pairEstimates(
  profile: Profile,
  naive: Record<keyof ProfileScores | 'standing' | 'archetypes', Moments[]>,
): readonly Pair[] {
  const pairs: Readonly<Record<EstimatePart, readonly Pair[]>> = {
    scores: themes.map((theme, i) => [profile.scores[theme], naive.intensity[i]!]),
    facets: themes.flatMap((theme, i): Pair[] => [
      [profile.facets[theme].fantasy, naive.fantasy[i]!],
      [profile.facets[theme].activity, naive.activity[i]!],
      [profile.facets[theme].gap, naive.gap[i]!],
    ]),
    polarities: polarityThemes.map((theme, i) => [profile.polarities[theme], naive.polarity[i]!]),
    factors: factors.map((factor, i) => [profile.factors[factor], naive.area[i]!]),
    standing: themes.map((theme, i) => [profile.standing[theme], naive.standing[i]!]),
    archetypes: archetypeNames.map((name, i) => [
      profile.archetypes[name as Archetype],
      naive.archetypes[i]!,
    ]),
  };
  return Object.values(pairs).flat();
}

describe('one person in 27 dimensions', () => {
  test.each(cases.map((one, n) => [n, one] as const))(
    'case %i: mode, covariance, draws, person fit',
    (_, { bank, items, answers }) => {
      const fast = scoreAnswers(bank, answers);
      const naive = posterior(prior, items, answers);
      expect(maxDeviation(fast.mode, naive.mode)).toBeLessThan(tolerance);
      expect(maxDeviation(fast.covariance, naive.covariance.flat())).toBeLessThan(tolerance);

      const expected = draws(naive, fixedNormalVectors());
      const latent = latentDraws(fast, fixedNormalVectors());
      for (let r = 0; r < 256; r++) {
        const draw = Array.from({ length: latentCount }, (_value, i) => latent[i * 256 + r]!);
        expect(maxDeviation(draw, expected[r]!)).toBeLessThan(tolerance);
      }

      const fit = personFit(bank, answers);
      const ratio = naiveLogRatio(prior, items, answers);
      expect(Math.abs(fit.logRatio - ratio)).toBeLessThan(1e-8);
      if (fit.order === null) return;
      const uniform = seededUniform('spark answer orders 1');
      const order = naiveOrderFit(prior, items, answers, (values) => shuffle(values, uniform));
      expect(Math.abs(fit.order - order)).toBeLessThan(1e-8);
    },
  );

  test('estimateMap gives the same in 27 dense dimensions', () => {
    for (const { items, answers } of cases.slice(0, 4)) {
      const fast = estimateMap(prior, items.map(graded), answers);
      const naive = posterior(prior, items, answers);
      expect(maxDeviation(fast.mode, naive.mode)).toBeLessThan(tolerance);
      expect(maxDeviation(fast.covariance.flat(), naive.covariance.flat())).toBeLessThan(tolerance);
    }
  });

  // Linear interpolation between points .025 apart differs from a curve by at most max|f''| h²/8.
  // In means, maxima and differences of draws, this error can occur once per pole.
  test('profiles agree within the interpolation error of the tables', () => {
    expect(interpolationBound(naiveItems(shippedBank.items))).toBeLessThan(2e-3);
    for (const { bank, items, answers } of cases) {
      const bound = 2 * interpolationBound(items);
      const own = withFlatNo(prior, items, answers, fixedNormalVectors());
      const drawn = draws(own, fixedNormalVectors()).map((theta) => domainScores(items, theta));
      const reference = naiveReference(items, referenceVectors);
      const estimates = profileEstimates(drawn);
      const naive = {
        ...estimates,
        gap: bank.provisional
          ? allowForHarderDeeds(estimates.gap, prior, items, own)
          : estimates.gap,
        standing: themePlaces(reference, drawn),
        archetypes: archetypePlaces(reference, drawn),
      };
      const profile = computeProfile(bank, answers);
      themes.forEach((theme, i) => {
        expect(Math.abs(profile.standing[theme].first - naive.standing[i]!.first)).toBeLessThan(
          firstTolerance,
        );
      });
      archetypeNames.forEach((name, i) => {
        const { first } = profile.archetypes[name as Archetype]; // as: the names are the keys
        expect(Math.abs(first - naive.archetypes[i]!.first)).toBeLessThan(firstTolerance);
      });
      for (const [fast, exact] of pairEstimates(profile, naive)) {
        expect(Math.abs(fast.value - exact.value)).toBeLessThan(bound);
        expect(Math.abs(fast.se - exact.se)).toBeLessThan(bound);
      }
    }
  });
});
