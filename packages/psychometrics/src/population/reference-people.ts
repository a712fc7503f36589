/**
 * 200 simulated people who follow the starting prior (measurement §4.5). Scores are described
 * relative to them: what stands out, how two people fit compared with random partners. Their own
 * scores are computed from the bank, so they change with its parameters. The people are not
 * respondents, and no percentile is claimed from them.
 */

import type { Bank } from '../bank/bank.ts';
import { latentDraws, seededNormalVectors } from '../bank/latent-draws.ts';
import { priorCovariance } from '../bank/prior.ts';
import { domainScoresAt } from '../bank/score-curves.ts';
import { latentCount, themeTraits, traits } from '../bank/traits.ts';
import { type Theme, record, themes } from '../facts/themes.ts';
import { symmetricFromRows } from '../kernel/matrix.ts';
import { oncePer } from '../kernel/once-per.ts';
import { type MeanAndSd, meanAndSd } from '../profile/posterior.ts';

export interface ReferencePeople {
  /** The domain scores, 0..100: one list per person, in trait order. */
  readonly domains: readonly Float64Array[];
  /** In trait order. */
  readonly traits: readonly MeanAndSd[];
  /** The mean and standard deviation of each theme's intensity, the score of its higher pole. */
  readonly themes: Readonly<Record<Theme, MeanAndSd>>;
}

export const referenceCount = 200;
export const referencePeople = oncePer((bank: Bank): ReferencePeople => {
  const domains = referenceLatents().map((latent) => domainScoresAt(bank, latent));
  const column = (score: (person: Float64Array) => number): MeanAndSd =>
    meanAndSd(domains.map(score));
  return {
    domains,
    traits: traits.map((_, trait) => column((person) => person[trait]!)),
    themes: record(themes, (theme) =>
      column((person) => Math.max(...themeTraits[theme].map((trait) => person[trait]!))),
    ),
  };
});

/** 100 draws from the prior and their mirror images. */
export function referenceLatents(): Float64Array[] {
  const covariance = symmetricFromRows(priorCovariance(), latentCount, 'The prior covariance');
  const draws = latentDraws(
    { mode: new Float64Array(latentCount), covariance },
    seededNormalVectors(referenceCount / 2, 'spark reference people'),
  );
  return Array.from({ length: referenceCount }, (_, n) =>
    Float64Array.from({ length: latentCount }, (__, i) => draws[i * referenceCount + n]!),
  );
}
