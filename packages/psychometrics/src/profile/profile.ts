/** Computes the profile of one person (measurement §4.1). */

import type { Bank } from '../bank/bank.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { curveSlopeAt } from '../bank/score-curves.ts';
import { themeTraits, traits, contrastIndex, latentCount, traitCount } from '../bank/traits.ts';
import { randomPartners } from '../comparison/compatibility.ts';
import type { Archetype } from '../facts/archetypes.ts';
import { z95 } from '../facts/scoring.ts';
import {
  factors,
  factorThemes,
  polarityThemes,
  record,
  themes,
  type Factor,
  type PolarityTheme,
  type Theme,
} from '../facts/themes.ts';
import { referencePeople } from '../population/reference-people.ts';
import { computeArchetypes } from './archetypes.ts';
import { scorePerson } from './flat-no.ts';
import {
  type Answers,
  maxDraws,
  meanDraws,
  subtractDraws,
  summariseDraws,
  traitDraws,
  type Estimate,
  drawDomains,
  meanDomains,
  type MeanAndSd,
} from './posterior.ts';
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
  /** The domain score of the positive pole minus the one of the negative pole, -100..100. */
  polarities: Record<PolarityTheme, Estimate>;
  /** The domain score of each pole, 0..100; null in an unpoled theme. */
  poles: Record<Theme, { positive: Estimate; negative: Estimate } | null>;
  /**
   * The intensity as fantasy and as activity, 0..100, each over all scenes of the theme, and the
   * gap between them (fantasy minus activity), -100..100. A gap within z95 standard errors of 0 is
   * not evidence of a difference. Its standard error allows for activities that are harder to say
   * yes to than fantasies, which only a calibration can measure.
   */
  facets: Record<Theme, { fantasy: Estimate; activity: Estimate; gap: Estimate }>;
  /**
   * The mean intensity of the covered themes in each summary area, 0..100; of all its themes if
   * none is covered.
   */
  factors: Record<Factor, Estimate>;
  /**
   * The mean and standard deviation of the compatibility index (0..100) with random partners. A
   * comparison relates the index of a pair to these (measurement §6).
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
  const posterior = scorePerson(bank, answers);
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

/** Returns the figures of a profile that its public record is derived from. */
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
 * suffice to compute a person's compatibility index and its standing.
 */
export function profileDomains({ scores, poles }: Pick<Profile, 'scores' | 'poles'>): number[] {
  return traits.map(({ theme, pole }) => {
    const both = poles[theme];
    if (!both) return scores[theme].value;
    return (pole === '+' ? both.positive : both.negative).value;
  });
}

/**
 * How much harder it may be to say yes to an activity than to the fantasy of it, in prior standard
 * deviations of a trait. Scoring assumes 0, and allows for up to this until a calibration has
 * measured it.
 */
const maxFacetOffset = 0.3;

/**
 * Returns how far the gap of each theme would fall, in points, if activities were harder than
 * fantasies by `maxFacetOffset`. The contrasts move by that much, less the part that the prior
 * holds back. All are 0 with calibrated parameters.
 */
export function gapOffsets(bank: Bank, { mode, covariance }: LatentNormal): Record<Theme, number> {
  if (!bank.provisional) return record(themes, () => 0);
  const { precision } = bank.prior;
  const pull = Array.from({ length: latentCount }, (_, i) => {
    let sum = 0;
    for (let j = traitCount; j < latentCount; j++) sum += precision[i * latentCount + j]!;
    return sum;
  });
  return record(themes, (theme) => {
    const contrast = contrastIndex(theme);
    const kept = pull.reduce((sum, p, j) => sum + p * covariance[contrast * latentCount + j]!, 0);
    const trait = themeTraits[theme].reduce((best, k) => (mode[k]! > mode[best]! ? k : best));
    return maxFacetOffset * (1 - kept) * curveSlopeAt(bank.curves[trait]!.all, mode[trait]!);
  });
}

/**
 * Returns the gap. Its 95 % interval excludes 0 only if it does so both for activities as hard as
 * fantasies and for activities that lower it by `offset` points. The latter matters to gaps above
 * 0.
 */
export function estimateGap(
  fantasy: Float64Array,
  activity: Float64Array,
  offset: number,
): Estimate {
  const { value, se } = summariseDraws(subtractDraws(fantasy, activity));
  return { value, se: value > 0 ? se + offset / z95 : se };
}

/** Whether a gap is beyond its 95 % margin. */
export const isGapTold = ({ value, se }: Estimate): boolean => Math.abs(value) > z95 * se;

type Facets = Readonly<Record<'fantasy' | 'activity' | 'gap', Estimate>>;

/** Returns the shown figures: the mean for both if the gap is within its margin. */
export function shownFacets({
  fantasy,
  activity,
  gap,
}: Facets): Record<'fantasy' | 'activity', Estimate> {
  if (isGapTold(gap)) return { fantasy, activity };
  // One decimal place, like each of the two.
  const mean = (one: number, other: number): number => Math.round(5 * (one + other)) / 10;
  const middle = { value: mean(fantasy.value, activity.value), se: mean(fantasy.se, activity.se) };
  return { fantasy: middle, activity: middle };
}
