/**
 * Summarises a comparison by theme, as the basis of the text that explains it. It distinguishes
 * wishes that the other person is open to, wishes of both for the same side, and wishes of one
 * person alone. It never contains an item.
 */

import { complementaryTrait, themeTraits, traitCount, traits, type Pole } from '../bank/traits.ts';
import { middleScore, openScore } from '../facts/scoring.ts';
import { record, themes, type Theme } from '../facts/themes.ts';
import {
  baselineFulfilment,
  baselineNeed,
  mutualFulfilment,
  need,
  openness,
  minTotalNeed,
} from './compatibility.ts';

export interface Contributions {
  /**
   * At most two themes in which, very probably, one person is open to the other's wish. The ones
   * that stand out most against the reference people come first. None of them is the theme of the
   * difference.
   */
  meetingThemes: Theme[];
  /**
   * The theme in which the two stand furthest apart, measured against the reference people: among
   * unmet wishes of at least 5 % of a person's needs, outside the themes in which the two meet.
   * Null if there is none.
   */
  greatestDifference: Difference | null;
  /**
   * For each person: the percentage (0..100) of this person's wishes that the other one is open to.
   * Null for a person who wants almost nothing in the survey.
   */
  openness: Record<'mine' | 'theirs', number | null>;
  /** Whether one person wants most themes of the survey, and the other almost none. */
  areWorldsApart: boolean;
  /**
   * The themes in which, very probably, both people want the same side, and in which they do not
   * meet. A theme in which only one of them wants a side is never among these.
   */
  sameSideThemes: Theme[];
}

export interface Difference {
  theme: Theme;
  pole: Pole;
  /** The person with the unmet wish. */
  side: 'mine' | 'theirs';
  /** The percentage (0..100) of this person's needs that the wish makes up. */
  amount: number;
  /** 'same side' if the other person, very probably, wants the same pole; else 'one-sided'. */
  kind: 'same side' | 'one-sided';
}

/** Both limits are on a scale from 0 to 100. */
const minContribution = 1;
const minUnmet = 5;
/** The text makes only statements that are at least this probable. */
const minProbability = 0.7;
/**
 * One person wants a trait more than the other if their domain scores are this many standard
 * deviations of the reference people apart.
 */
const minLead = 0.5;
/**
 * If two people both lead, or both follow, they mostly do so in several themes at once. DS is their
 * best name, so it goes first unless another theme sets the two clearly further apart.
 */
const roleAdvantage = 0.5;
/** A person wants a trait above this domain score / 100, which is the answer 4. */
const minWanted = middleScore / 100;
/**
 * The reason names the side that both people want, so each must want it clearly: above this domain
 * score / 100, between the answers 4 and 5.
 */
const minNamedSide = 0.6;
/** A person is open to a trait from this domain score / 100 on. */
const minOpen = openScore / 100;
/** A person with unmet wishes in this many themes wants most themes of the survey. */
const mostThemes = 7;

/** One person's needs, summed over draws. */
interface Side {
  /** The needs, and the parts of them that the other person is open to; all traits. */
  need: number;
  fulfilled: number;
  /** The unfulfilled part of the need in each trait, as a share of the person's total need. */
  readonly unmet: Float64Array;
  /** The fulfilled and the unfulfilled parts of the needs in one draw; overwritten by the next. */
  readonly parts: Float64Array;
  readonly gaps: Float64Array;
}

/** Sums over draws; each array has one entry per trait. */
export interface Tally {
  /** The themes that count. */
  readonly compared: readonly Theme[];
  draws: number;
  /** The trait's contributions to the mutual fulfilment R. Each draw adds 0..1. */
  readonly fulfilled: Float64Array;
  readonly sides: Readonly<Record<'mine' | 'theirs', Side>>;
  /** The number of draws in which both people clearly want the trait. */
  readonly bothWant: Float64Array;
  /** The number of draws in which one person is open to a side that the other wants. */
  readonly drawsWithMeeting: Record<Theme, number>;
}

/** Returns a tally for a comparison of the given themes. */
export function emptyTally(compared: readonly Theme[] = themes): Tally {
  const perTrait = (): Float64Array => new Float64Array(traitCount);
  const side = (): Side => ({
    need: 0,
    fulfilled: 0,
    unmet: perTrait(),
    parts: perTrait(),
    gaps: perTrait(),
  });
  return {
    compared,
    draws: 0,
    fulfilled: perTrait(),
    sides: { mine: side(), theirs: side() },
    bothWant: perTrait(),
    drawsWithMeeting: record(themes, () => 0),
  };
}

/** Adds one draw to the tally: 17 domain scores / 100 of each person. */
export function tallyDraw(tally: Tally, mine: Float64Array, theirs: Float64Array): void {
  tally.draws += 1;
  const half = mutualFulfilment(mine, theirs) / 2;
  tallySide(tally, half, 'mine', [mine, theirs]);
  tallySide(tally, half, 'theirs', [theirs, mine]);
  for (let k = 0; k < traitCount; k++)
    if (mine[k]! > minNamedSide && theirs[k]! > minNamedSide) tally.bothWant[k]! += 1;
  for (const theme of tally.compared) {
    const isMet = themeTraits[theme].some((k) => {
      const [one, other] = [mine[k]!, theirs[complementaryTrait[k]!]!];
      return Math.max(one, other) > minWanted && Math.min(one, other) > minOpen;
    });
    if (isMet) tally.drawsWithMeeting[theme] += 1;
  }
}

function tallySide(
  tally: Tally,
  half: number,
  name: 'mine' | 'theirs',
  [own, other]: readonly [Float64Array, Float64Array],
): void {
  const side = tally.sides[name];
  let total = 0;
  let fulfilled = 0;
  for (let k = 0; k < traitCount; k++) {
    const wanted = need(own[k]!);
    const part = wanted * openness(other[complementaryTrait[k]!]!);
    total += wanted;
    fulfilled += part;
    side.parts[k] = part;
    side.gaps[k] = wanted - part;
  }
  side.need += total;
  side.fulfilled += fulfilled;
  for (let k = 0; k < traitCount; k++) {
    tally.fulfilled[k]! +=
      (half * side.parts[k]!) / (fulfilled + baselineNeed * baselineFulfilment);
    side.unmet[k]! += side.gaps[k]! / (total + baselineNeed);
  }
}

/**
 * A person's wants compared with the reference people: the domain score of each trait in standard
 * deviations above their mean.
 */
export type RelativeScores = readonly number[];

/** Summarises a tally, whose first person is `mine`. */
export function summariseContributions(
  tally: Tally,
  relative: Record<'mine' | 'theirs', RelativeScores>,
): Contributions {
  const { fulfilled, sides, draws } = tally;
  const sumOf = (values: Float64Array, theme: Theme): number =>
    (100 * themeTraits[theme].reduce((sum, k) => sum + values[k]!, 0)) / draws;
  const standOut = (theme: Theme): number =>
    Math.max(
      ...themeTraits[theme].map(
        (k) => relative.mine[k]! + relative.theirs[complementaryTrait[k]!]!,
      ),
    );
  const own = { mine: shareOpenTo(sides.mine, draws), theirs: shareOpenTo(sides.theirs, draws) };
  const unmetThemes = themes.filter((theme) =>
    [sides.mine, sides.theirs].some(({ unmet }) => sumOf(unmet, theme) >= minUnmet),
  );
  return {
    meetingThemes: themes
      .filter((theme) => sumOf(fulfilled, theme) >= minContribution && wishIsMet(tally, theme))
      .sort((a, b) => standOut(b) - standOut(a))
      .slice(0, 2),
    greatestDifference: findGreatestDifference(tally, relative),
    openness: own,
    areWorldsApart:
      (own.mine === null) !== (own.theirs === null) && unmetThemes.length >= mostThemes,
    sameSideThemes: themes.filter(
      (theme) =>
        !wishIsMet(tally, theme) && themeTraits[theme].some((k) => areOnSameSide(tally, k)),
    ),
  };
}

/** Whether, very probably, one person is open to the other's wish in the theme. */
const wishIsMet = ({ drawsWithMeeting, draws }: Tally, theme: Theme): boolean =>
  drawsWithMeeting[theme] / draws >= minProbability;

/** Whether both people, very probably, clearly want the trait, which is one side of a theme. */
const areOnSameSide = ({ bothWant, draws }: Tally, k: number): boolean =>
  traits[k]!.pole !== '0' && bothWant[k]! / draws >= minProbability;

function shareOpenTo({ need: total, fulfilled }: Side, draws: number): number | null {
  return total / draws < minTotalNeed ? null : (100 * fulfilled) / total;
}

function findGreatestDifference(
  tally: Tally,
  relative: Record<'mine' | 'theirs', RelativeScores>,
): Difference | null {
  const { sides, draws } = tally;
  const candidates = traits.flatMap(({ theme, pole }, k) =>
    (wishIsMet(tally, theme) ? [] : (['mine', 'theirs'] as const)).map((side) => {
      const other = side === 'mine' ? 'theirs' : 'mine';
      const isSameSide = areOnSameSide(tally, k);
      return {
        theme,
        pole,
        side,
        amount: (100 * sides[side].unmet[k]!) / draws,
        kind: isSameSide ? ('same side' as const) : ('one-sided' as const),
        distance:
          relative[side][k]! -
          relative[other][complementaryTrait[k]!]! +
          (isSameSide && theme === 'DS' ? roleAdvantage : 0),
        lead: relative[side][k]! - relative[other][k]!,
      };
    }),
  );
  const [greatest] = candidates
    .filter(
      ({ amount, kind, lead }) => amount >= minUnmet && (kind === 'same side' || lead >= minLead),
    )
    .sort((a, b) => b.distance - a.distance);
  if (!greatest) return null;
  const { distance: _distance, lead: _lead, ...difference } = greatest;
  return difference;
}
