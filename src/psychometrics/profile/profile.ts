/** Computes the profile of one person (measurement §4.1). */

import type { Archetype } from '../../domain/archetypes.ts';
import {
  factors,
  factorThemes,
  polarityThemes,
  record,
  themes,
  type Factor,
  type PolarityTheme,
  type Theme,
} from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { themeTraits, traits } from '../bank/traits.ts';
import { randomPartners } from '../comparison/compatibility-index.ts';
import { referencePeople, type MeanAndSd } from '../population/reference-people.ts';
import { computeArchetypes } from './archetypes.ts';
import {
  maxDraws,
  meanDraws,
  subtractDraws,
  summariseDraws,
  traitDraws,
  type Estimate,
  drawDomains,
  meanDomains,
} from './draws.ts';
import { estimateGap, gapOffsets } from './facet-gap.ts';
import { scoreAnswers, type Answers } from './posterior.ts';
import { standThemes, type Ranked } from './standing-out.ts';

export interface Profile {
  /** The number of answers on which the profile is based, at most one per item of the bank. */
  answered: number;
  /** True if the bank has any provisional parameters; every display of the profile must say so. */
  provisional: boolean;
  /**
   * The intensity of each theme, 0..100: the domain score of the higher pole, averaged over the
   * posterior.
   */
  scores: Record<Theme, Estimate>;
  /** The domain score of the positive pole minus that of the negative pole, -100..100. */
  polarities: Record<PolarityTheme, Estimate>;
  /** The domain score of each pole, 0..100; null in an unpoled theme. */
  poles: Record<Theme, { positive: Estimate; negative: Estimate } | null>;
  /**
   * The intensity as fantasy and as activity, 0..100, each over all scenes of the theme, and the
   * gap between them (fantasy minus activity), -100..100. A gap within z95 standard errors of 0 is
   * not evidence of a difference. Its standard error allows for deeds that are harder to say yes to
   * than fantasies, which only a calibration can tell.
   */
  facets: Record<Theme, { fantasy: Estimate; activity: Estimate; gap: Estimate }>;
  /**
   * The mean intensity of the covered themes in each summary area, 0..100; of all its themes if
   * none is covered.
   */
  factors: Record<Factor, Estimate>;
  /**
   * The mean and standard deviation of the compatibility index (0..100) with random partners, to
   * which a comparison relates the index of a pair (measurement §6).
   */
  randomPartners: MeanAndSd;
  /**
   * The distance of each theme's intensity from the reference mean, in reference standard
   * deviations, and the probability that it is the largest.
   */
  standing: Record<Theme, Ranked>;
  /** The equated percent of each archetype, 0..100, and the probability that it is the highest. */
  archetypes: Record<Archetype, Ranked>;
}

/**
 * Computes a person's profile. The same bank and answers always give the same profile. If all
 * answers are null, the profile follows from the prior alone. Throws a RangeError unless there is
 * one answer per item, each 1..7 or null.
 */
export function computeProfile(bank: Bank, answers: Answers): Profile {
  const posterior = scoreAnswers(bank, answers);
  const draws = drawDomains(bank, posterior);
  const intensities = record(themes, (theme) => maxDraws(draws.domain, themeTraits[theme]));
  return {
    ...describeThemes(bank, posterior, draws),
    answered: posterior.answered,
    provisional: bank.provisional,
    polarities: record(polarityThemes, (theme) => {
      const [positive = 0, negative = 0] = themeTraits[theme];
      return summariseDraws(
        subtractDraws(traitDraws(draws.domain, positive), traitDraws(draws.domain, negative)),
      );
    }),
    factors: record(factors, (factor) =>
      summariseDraws(meanDraws(areaThemes(bank, factor).map((theme) => intensities[theme]))),
    ),
    randomPartners: randomPartners(bank, meanDomains(draws)),
    standing: standThemes(intensities, referencePeople(bank), bank.coveredThemes),
    archetypes: computeArchetypes(bank, draws.domain),
  };
}

/** The figures of a profile from which its public record follows. */
export function describeThemes(
  bank: Bank,
  posterior: LatentNormal,
  draws = drawDomains(bank, posterior),
): Pick<Profile, 'scores' | 'poles' | 'facets'> {
  const offsets = gapOffsets(bank, posterior);
  return {
    scores: record(themes, (theme) => summariseDraws(maxDraws(draws.domain, themeTraits[theme]))),
    poles: record(themes, (theme) => {
      const [positive = 0, negative] = themeTraits[theme];
      if (negative === undefined) return null;
      return {
        positive: summariseDraws(traitDraws(draws.domain, positive)),
        negative: summariseDraws(traitDraws(draws.domain, negative)),
      };
    }),
    facets: record(themes, (theme) => {
      const fantasy = maxDraws(draws.fantasy, themeTraits[theme]);
      const activity = maxDraws(draws.activity, themeTraits[theme]);
      return {
        fantasy: summariseDraws(fantasy),
        activity: summariseDraws(activity),
        gap: estimateGap(fantasy, activity, offsets[theme]),
      };
    }),
  };
}

function areaThemes({ coveredThemes }: Bank, factor: Factor): readonly Theme[] {
  const covered = factorThemes[factor].filter((theme) => coveredThemes.includes(theme));
  return covered.length > 0 ? covered : factorThemes[factor];
}

/**
 * Returns the 17 domain scores (0..100) of a profile, in trait order. With `randomPartners`, they
 * are all that the compatibility index and its standing need of a person.
 */
export function profileDomains({ scores, poles }: Pick<Profile, 'scores' | 'poles'>): number[] {
  return traits.map(({ theme, pole }) => {
    const both = poles[theme];
    if (!both) return scores[theme].value;
    return (pole === '+' ? both.positive : both.negative).value;
  });
}
