/** Compares two people by their answers (measurement §6). */

import type { Bank } from '../bank/bank.ts';
import { type LatentNormal } from '../bank/latent-draws.ts';
import { domainScoresAt } from '../bank/score-curves.ts';
import { themeTraits, traitCount, traitIndex } from '../bank/traits.ts';
import { type CompatibilityLevel } from '../facts/scoring.ts';
import { themes, type ComparedDimension, type Theme } from '../facts/themes.ts';
import { referencePeople } from '../population/reference-people.ts';
import { scoreForPair, scorePerson } from '../profile/flat-no.ts';
import {
  type Respondent,
  maxDraws,
  meanDraws,
  summariseDraws,
  traitDraws,
  type Estimate,
  drawDomains,
  meanDomains,
  isBefore,
  type MeanAndSd,
} from '../profile/posterior.ts';
import {
  compatibilityIndex,
  comparedScores,
  countTraits,
  pairStanding,
  randomPartners,
  findCap,
  levelProbabilities,
  pairPercent,
  percentAt,
  type LevelCap,
  pairWants,
  type PairWants,
  levelOfPercent,
} from './compatibility.ts';
import {
  emptyTally,
  summariseContributions,
  tallyDraw,
  type Contributions,
  type RelativeScores,
  type Tally,
} from './contributions.ts';
import { findLevelRange, type LevelRange } from './level-range.ts';
import { drawPairs, pairDrawCount, type PairOrigin, pairPosterior } from './pair-posterior.ts';

export interface CompareResult {
  /** The median of the pair's percent, 0..100, rounded to a whole number. */
  percent: number;
  /** The 5 % and 95 % quantiles of the pair's percent, rounded to whole numbers. */
  interval: [number, number];
  /** The level of `percent`. */
  level: CompatibilityLevel;
  /** The reason for a lower level than the standing alone would give; otherwise null. */
  cap: LevelCap | null;
  /** The levels that the verdict names, among them `level`. */
  levelRange: LevelRange;
  /** The probability (0..1) of each level, from the lowest to the highest. */
  levelProbabilities: number[];
  /** The index (0..100) between each person and random partners. */
  randomPartners: Record<'mine' | 'theirs', MeanAndSd>;
  contributions: Contributions;
  /**
   * The dimensions of each person, 0..100. `ds` is the mean of the positive poles of DS and SM,
   * `sm` the mean of their negative poles. `ve`, `fet` and `enm` are intensities.
   */
  dimensions: Record<'mine' | 'theirs', Record<ComparedDimension, Estimate>>;
}

/** The part of one person's data that a comparison needs. */
export interface ComparedPerson {
  readonly bank: Bank;
  readonly posterior: LatentNormal;
  /** The means of the domain scores, 0..100, in trait order. */
  readonly means: ArrayLike<number>;
  /** The index (0..100) between this person and random partners. */
  readonly partners: MeanAndSd;
}

/**
 * Compares two people who answered editions with the same prior, as a shared reading does. If the
 * arguments are swapped, percent, interval and levels stay exactly the same, and `mine` and
 * `theirs` are exchanged in the rest of the result. The symmetry is exact because the posteriors
 * themselves decide which person comes first in the calculation. Each person's dimensions come
 * from the same draws as that person's profile. Throws a RangeError if an answer is invalid.
 */
export function compareProfiles(
  mine: Respondent,
  theirs: Respondent,
  origin: PairOrigin = 'couple',
): CompareResult {
  const [mySide, theirSide] = [scoreSide(mine), scoreSide(theirs)];
  return {
    ...comparePosteriors(mySide, theirSide, origin),
    dimensions: {
      mine: comparedDimensions(profileDraws(mine)),
      theirs: comparedDimensions(profileDraws(theirs)),
    },
  };
}

/**
 * Compares two people by the normal approximations of their posteriors. The symmetry is the same as
 * in compareProfiles.
 */
export function comparePosteriors(
  mine: ComparedPerson,
  theirs: ComparedPerson,
  origin: PairOrigin,
): Omit<CompareResult, 'dimensions'> {
  const isSwapped = isBefore(theirs.posterior, mine.posterior);
  const draws = isSwapped ? pairDraws(theirs, mine, origin) : pairDraws(mine, theirs, origin);
  const percents = pairPercents(draws);
  const percent = Math.round(quantile(percents, 0.5));
  const probabilities = levelProbabilities(percents);
  const level = levelOfPercent(percent);
  return {
    percent,
    interval: [Math.round(quantile(percents, 0.05)), Math.round(quantile(percents, 0.95))],
    level,
    cap: findPairCap(draws, percent),
    levelRange: findLevelRange(level, probabilities),
    levelProbabilities: probabilities,
    randomPartners: { mine: mine.partners, theirs: theirs.partners },
    contributions: summariseContributions(isSwapped ? swapSides(draws.tally) : draws.tally, {
      mine: relativeScores(mine),
      theirs: relativeScores(theirs),
    }),
  };
}

/** The standings and the wants of the 512 draws of a pair, from which its percent comes. */
interface PairDraws {
  readonly standings: Float64Array;
  readonly wants: readonly PairWants[];
}

/** Returns the percents of the draws in ascending order. */
const pairPercents = ({ standings, wants }: PairDraws): Float64Array =>
  standings.map((standing, n) => pairPercent(standing, wants[n]!)).sort();

/** The domain scores of the draws of a person's profile, 17 x 256. */
const profileDraws = ({ bank, answers }: Respondent): Float64Array =>
  drawDomains(bank, scorePerson(bank, answers)).domain;

const scoreSide = ({ bank, answers }: Respondent): ComparedPerson =>
  describePosterior(bank, scoreForPair(bank, answers));

/** Returns the comparison's data of a person with this posterior. */
export function describePosterior(bank: Bank, posterior: LatentNormal): ComparedPerson {
  const { domain } = drawDomains(bank, posterior);
  const means = meanDomains({ domain });
  return { bank, posterior, means, partners: randomPartners(bank, means) };
}

const relativeScores = ({ bank, means }: ComparedPerson): RelativeScores =>
  referencePeople(bank).traits.map(({ mean, sd }, k) => (means[k]! - mean) / sd);

const swapSides = ({ sides, ...rest }: Tally): Tally => ({
  ...rest,
  sides: { mine: sides.theirs, theirs: sides.mine },
});

/** Draws a pair. Only themes that both editions cover count. */
export function pairDraws(
  first: ComparedPerson,
  second: ComparedPerson,
  origin: PairOrigin,
): PairDraws & { tally: Tally } {
  const compared = themes.filter((theme) =>
    [first, second].every(({ bank }) => bank.coveredThemes.includes(theme)),
  );
  const count = countTraits(compared);
  const tally = emptyTally(compared);
  const standings = new Float64Array(pairDrawCount);
  const wants: PairWants[] = [];
  const posterior = pairPosterior(first.bank.prior, [first.posterior, second.posterior], origin);
  const perTrait = (): Float64Array => new Float64Array(traitCount);
  const [domains, scores, otherScores] = [perTrait(), perTrait(), perTrait()];
  drawPairs(posterior, (one, other) => {
    const own = comparedScores(domainScoresAt(first.bank, one, domains), compared, scores);
    const theirs = domainScoresAt(second.bank, other, domains);
    const others = comparedScores(theirs, compared, otherScores);
    const index = compatibilityIndex(own, others, count);
    standings[tally.draws] = pairStanding(index, first.partners, second.partners);
    wants.push(pairWants(own, others));
    tallyDraw(tally, own, others);
  });
  return { standings, wants, tally };
}

/** Returns the cap that lowers the pair's percent, the one that holds in most draws. */
function findPairCap({ standings, wants }: PairDraws, percent: number): LevelCap | null {
  const uncapped = Float64Array.from(standings, percentAt).sort();
  if (percent >= Math.round(quantile(uncapped, 0.5))) return null;
  const caps = Array.from(standings, (standing, n) => findCap(percentAt(standing), wants[n]!));
  const count = (wanted: LevelCap): number => caps.filter((cap) => cap === wanted).length;
  return count('not open') > count('little wanted') ? 'not open' : 'little wanted';
}

/**
 * Returns a quantile by linear interpolation between neighbouring values. `sorted` must be in
 * ascending order.
 */
function quantile(sorted: Float64Array, probability: number): number {
  const place = probability * (sorted.length - 1);
  const left = Math.floor(place);
  const low = sorted[left]!;
  return low + (place - left) * ((sorted[left + 1] ?? low) - low);
}

function comparedDimensions(domain: Float64Array): Record<ComparedDimension, Estimate> {
  const roleSide = (pole: '+' | '-'): Float64Array =>
    meanDraws((['DS', 'SM'] as const).map((theme) => traitDraws(domain, traitIndex(theme, pole))));
  const intensity = (theme: Theme): Float64Array => maxDraws(domain, themeTraits[theme]);
  return {
    ds: summariseDraws(roleSide('+')),
    sm: summariseDraws(roleSide('-')),
    ve: summariseDraws(intensity('EXVOY')),
    fet: summariseDraws(intensity('FET')),
    enm: summariseDraws(intensity('ENM')),
  };
}
