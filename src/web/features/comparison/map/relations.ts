/**
 * How two people stand to each other in a theme. A side of the other person is told only as far as
 * the reply tells it: by a named interest, the reason, or the dimensions. Pure functions.
 */

import { drawnScore, openScore } from '../../../../domain/scoring.ts';
import type { PoledTheme, Theme } from '../../../../domain/themes.ts';
import type { Comparison } from '../comparison-reply.ts';

export type ComparedTheme = NonNullable<NonNullable<Comparison['detail']>['themes']>[number];
export type Side = 'positive' | 'negative';

/** Two poles that are this many points apart are told as one side, else as both. */
const minLead = 15;

const otherSide = (side: Side): Side => (side === 'positive' ? 'negative' : 'positive');

/** Returns the side or sides that the caller wants; empty if none, or in an unpoled theme. */
function readMySides({ myPoles }: Pick<ComparedTheme, 'myPoles'>): readonly Side[] {
  if (myPoles === null || Math.max(myPoles.positive, myPoles.negative) < drawnScore) return [];
  const lead = myPoles.positive - myPoles.negative;
  if (Math.abs(lead) < minLead) return ['positive', 'negative'];
  return [lead > 0 ? 'positive' : 'negative'];
}

type PowerTheme = Extract<PoledTheme, 'DS' | 'SM'>;
const powerPartners = { DS: 'SM', SM: 'DS' } as const satisfies Record<PowerTheme, PowerTheme>;
const isPower = (theme: Theme): theme is PowerTheme => theme in powerPartners;

/** The rounding of the dimension, which is the mean of two poles, in points of their sum. */
const roundingOfSum = 5;
/** A pole this many points below the intensity of its theme cannot be the higher one. */
const clearlyLower = 20;

/**
 * Returns the sides of DS or SM that the other person must want. `ds` is the mean of the positive
 * poles of both themes and `sm` that of their negative poles, so that the intensities of the two
 * themes bound each pole. Empty if nothing follows, and for every other theme.
 */
export function inferTheirSides(
  theme: Theme,
  { profile2 }: Pick<Comparison, 'profile2'>,
  compared: readonly ComparedTheme[],
): readonly Side[] {
  if (!isPower(theme)) return [];
  const intensityOf = (name: Theme): number =>
    compared.find((each) => each.theme === name)?.theirs ?? 100;
  const [intensity, partner] = [intensityOf(theme), intensityOf(powerPartners[theme])];
  const means = {
    positive: profile2.dimensions.ds.dimension,
    negative: profile2.dimensions.sm.dimension,
  };
  const most = (side: Side): number => Math.min(intensity, 2 * means[side] + roundingOfSum);
  const least = (side: Side): number => 2 * means[side] - roundingOfSum - partner;
  const mustBeHigher = (side: Side): boolean =>
    most(otherSide(side)) <= intensity - clearlyLower && intensity >= drawnScore;
  return (['positive', 'negative'] as const).filter(
    (side) => least(side) >= drawnScore || mustBeHigher(side),
  );
}

export type Relation =
  /** Both are drawn to it; in a poled theme, to both of its sides. */
  | { readonly kind: 'both' }
  /** What one wants, the other is open to; the reason does not say who. */
  | { readonly kind: 'meeting'; readonly areBothDrawn: boolean }
  /** One is drawn to a theme without sides, and the other is open to it. */
  | { readonly kind: 'open'; readonly wantedBy: Person }
  /** The caller wants `side`, and the other person wants the other one, or is open to it. */
  | { readonly kind: 'exchange'; readonly side: Side; readonly isOpenOnly: boolean }
  | { readonly kind: 'same-side'; readonly side: Side }
  /** Both are drawn to it, and the reply does not tell the other person's side. */
  | { readonly kind: 'which-side'; readonly mine: readonly Side[] }
  | { readonly kind: 'more'; readonly wantedBy: Person }
  | { readonly kind: 'one-sided'; readonly wantedBy: Person; readonly isOtherOpen: boolean }
  /** The figures tell no common wish, but an interest that both have is named. */
  | { readonly kind: 'shared-interest' }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'neither' };

type Person = 'mine' | 'theirs';
type Detail = NonNullable<Comparison['detail']>;

export function readRelation(compared: ComparedTheme, comparison: Comparison): Relation {
  return (
    relationByName(compared, comparison) ??
    relationByReason(compared, comparison.detail) ??
    relationByInterest(compared, comparison) ??
    relationByFigures(compared, comparison)
  );
}

/** An interest without sides that is named belongs to both people, however low their scores are. */
function relationByInterest(
  { theme, mine, theirs }: ComparedTheme,
  { sharedActivities }: Comparison,
): Relation | null {
  const isNamed = sharedActivities.some((activity) => activity.theme === theme);
  const areBothOpen = Math.max(mine, theirs) >= drawnScore && Math.min(mine, theirs) >= openScore;
  return isNamed && !areBothOpen ? { kind: 'shared-interest' } : null;
}

/** An interest that is named tells the sides of both people. */
function relationByName(
  { theme }: ComparedTheme,
  { sharedActivities }: Comparison,
): Relation | null {
  const named = sharedActivities.filter((activity) => activity.theme === theme);
  const mySides = named.flatMap(({ pole, isMutualComplementary }) =>
    pole && !isMutualComplementary ? [pole] : [],
  );
  const [first] = mySides;
  if (named.some((activity) => activity.isMutualComplementary) || new Set(mySides).size > 1)
    return { kind: 'both' };
  return first ? { kind: 'exchange', side: first, isOpenOnly: false } : null;
}

/** The reason names the greatest difference, and at most two themes in which the two meet. */
function relationByReason(compared: ComparedTheme, detail: Detail | undefined): Relation | null {
  const { theme, mine, theirs, myPoles } = compared;
  const difference = detail?.difference?.theme === theme ? detail.difference : null;
  if (difference?.sharedPole) return { kind: 'same-side', side: difference.sharedPole };
  if (difference && difference.wantedBy !== 'both') {
    const { wantedBy } = difference;
    const [more, less] = wantedBy === 'mine' ? [mine, theirs] : [theirs, mine];
    if (less >= drawnScore && more > less) return { kind: 'more', wantedBy };
  }
  const mySides = readMySides(compared);
  if (theme === 'EXVOY' && detail?.isShowingSameSide && mySides.length === 1)
    return { kind: 'same-side', side: mySides[0]! };
  if (!detail?.meetingThemes?.includes(theme) || !myPoles) return null;
  const [side] = mySides;
  // Without a wish of the caller for the other side, the two can meet in one direction only.
  if (side && mySides.length === 1 && myPoles[otherSide(side)] < openScore)
    return { kind: 'exchange', side, isOpenOnly: true };
  return { kind: 'meeting', areBothDrawn: Math.min(mine, theirs) >= drawnScore };
}

function relationByFigures(compared: ComparedTheme, comparison: Comparison): Relation {
  const { theme, mine, theirs, myPoles } = compared;
  const wanting = [mine, theirs].filter((score) => score >= drawnScore).length;
  if (wanting === 2)
    return myPoles
      ? relateSides(
          readMySides(compared),
          inferTheirSides(theme, comparison, comparison.detail?.themes ?? []),
        )
      : { kind: 'both' };
  if (wanting === 1) {
    const wantedBy = mine >= drawnScore ? 'mine' : 'theirs';
    const isOtherOpen = Math.min(mine, theirs) >= openScore;
    return isOtherOpen && !myPoles
      ? { kind: 'open', wantedBy }
      : { kind: 'one-sided', wantedBy, isOtherOpen };
  }
  return Math.min(mine, theirs) >= openScore ? { kind: 'undecided' } : { kind: 'neither' };
}

function relateSides(mine: readonly Side[], theirs: readonly Side[]): Relation {
  const exchanged = mine.filter((side) => theirs.includes(otherSide(side)));
  const [side] = exchanged;
  if (exchanged.length === 2) return { kind: 'both' };
  if (side) return { kind: 'exchange', side, isOpenOnly: false };
  const shared = mine.find((each) => theirs.includes(each));
  return shared ? { kind: 'same-side', side: shared } : { kind: 'which-side', mine };
}
