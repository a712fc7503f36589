/**
 * How two people stand to each other in a theme. A side of the other person is told only as far as
 * the reply tells it: by a named interest, the reason, or the dimensions. Pure functions.
 */

import type { Reply } from '../../contract/endpoints.ts';
import { clearlyOpenScore, drawnScore, notDrawnScore, notOpenScore } from '../../domain/scoring.ts';
import type { PoledTheme, Theme } from '../../domain/themes.ts';

type Comparison = Reply<'compareProfiles'>;
type Detail = Comparison['detail'];
export type ComparedTheme = Detail['themes'][number];
const sides = ['positive', 'negative'] as const;
export type Side = (typeof sides)[number];

/** A pole that leads by so many points is the caller's side. */
const minLead = 15;

export const otherSide = (side: Side): Side => (side === 'positive' ? 'negative' : 'positive');

/** Returns the side or sides that the caller wants; empty if unclear, or in an unpoled theme. */
function findMySides({ myPoles }: Pick<ComparedTheme, 'myPoles'>): readonly Side[] {
  if (myPoles === null) return [];
  const lead = myPoles.positive - myPoles.negative;
  const isOneSided = Math.abs(lead) >= minLead;
  const wanted = sides.filter((side) => myPoles[side] >= drawnScore);
  if (isOneSided) return wanted.filter((side) => side === (lead > 0 ? 'positive' : 'negative'));
  return wanted.length === 2 ? wanted : [];
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
  return sides.filter((side) => least(side) >= drawnScore || mustBeHigher(side));
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
  /** `isMine`: whether the caller clearly wants this side rather than the other. */
  | { readonly kind: 'same-side'; readonly side: Side; readonly isMine: boolean }
  /** Both are drawn to it, and the reply does not tell the other person's side. */
  | { readonly kind: 'which-side'; readonly mine: readonly Side[] }
  /** One is drawn to it, and the other is not. */
  | { readonly kind: 'one-sided'; readonly wantedBy: Person }
  /**
   * An interest that both have is named, and the rest tells no common wish or no side. `mine` holds
   * the caller's sides of it; empty in a theme without sides.
   */
  | { readonly kind: 'shared-interest'; readonly mine: readonly Side[] }
  /** The figures are too close to a limit to tell. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'neither' };

type Person = 'mine' | 'theirs';

export function deriveRelation(compared: ComparedTheme, comparison: Comparison): Relation {
  const named = findNamedSides(compared, comparison);
  return (
    sameSideByReason(compared, comparison.detail) ??
    sideByInterest(compared, named) ??
    relationByReason(compared, comparison.detail) ??
    sharedInterest(compared, named) ??
    relationByFigures(compared, comparison)
  );
}

/** The caller's sides of the interests that are named in a theme; null if none is named. */
function findNamedSides(
  { theme }: ComparedTheme,
  { sharedActivities }: Comparison,
): readonly Side[] | null {
  const named = sharedActivities.filter((activity) => activity.theme === theme);
  if (named.length === 0) return null;
  const isNamed = (side: Side): boolean =>
    named.some(
      ({ pole, isMutualComplementary }) => pole && (isMutualComplementary || pole === side),
    );
  return sides.filter(isNamed);
}

/**
 * A named interest tells the other person's side. One answer does not tell the caller's: that comes
 * from the caller's poles.
 */
function sideByInterest(compared: ComparedTheme, named: readonly Side[] | null): Relation | null {
  const mine = findMySides(compared);
  if (!named || mine.length === 0 || !mine.every((side) => named.includes(side))) return null;
  const [side] = mine;
  return mine.length === 2 || !side
    ? { kind: 'both' }
    : { kind: 'exchange', side, isOpenOnly: false };
}

/** An interest that is named belongs to both people, however low their scores are. */
function sharedInterest(
  { mine, theirs, myPoles }: ComparedTheme,
  named: readonly Side[] | null,
): Relation | null {
  const areBothOpen =
    Math.max(mine, theirs) >= drawnScore && Math.min(mine, theirs) >= clearlyOpenScore;
  return named && (myPoles || !areBothOpen) ? { kind: 'shared-interest', mine: named } : null;
}

/** Both want the same side, by all their answers, whatever single interest they share. */
function sameSideByReason(compared: ComparedTheme, { difference }: Detail): Relation | null {
  const side = difference?.theme === compared.theme ? difference.sharedPole : null;
  const [mine, second] = findMySides(compared);
  return side ? { kind: 'same-side', side, isMine: mine === side && !second } : null;
}

/** The reason knows of at most two themes in which the two meet. */
function relationByReason(compared: ComparedTheme, detail: Detail): Relation | null {
  const { theme, mine, theirs, myPoles } = compared;
  const mySides = findMySides(compared);
  const [side] = mySides;
  if (theme === 'EXVOY' && detail.isShowingSameSide && side && mySides.length === 1)
    return { kind: 'same-side', side, isMine: true };
  if (!detail.meetingThemes.includes(theme)) return null;
  const areBothDrawn = Math.min(mine, theirs) >= drawnScore;
  if (!myPoles) {
    if (areBothDrawn) return { kind: 'both' };
    const isOpenTold =
      Math.max(mine, theirs) >= drawnScore && Math.min(mine, theirs) >= clearlyOpenScore;
    return isOpenTold
      ? { kind: 'open', wantedBy: mine > theirs ? 'mine' : 'theirs' }
      : { kind: 'meeting', areBothDrawn: false };
  }
  // Without a wish of the caller for the other side, the two can meet in one direction only.
  if (side && mySides.length === 1 && myPoles[otherSide(side)] <= notOpenScore)
    return { kind: 'exchange', side, isOpenOnly: true };
  return { kind: 'meeting', areBothDrawn };
}

function relationByFigures(compared: ComparedTheme, comparison: Comparison): Relation {
  const { theme, mine, theirs, myPoles } = compared;
  const wanting = [mine, theirs].filter((score) => score >= drawnScore).length;
  if (wanting === 2)
    return myPoles
      ? relateSides(
          findMySides(compared),
          inferTheirSides(theme, comparison, comparison.detail.themes),
        )
      : { kind: 'both' };
  const [lower, higher] = mine < theirs ? [mine, theirs] : [theirs, mine];
  if (higher <= notDrawnScore) return { kind: 'neither' };
  if (wanting === 1) {
    const wantedBy = mine > theirs ? 'mine' : 'theirs';
    if (lower >= clearlyOpenScore && !myPoles) return { kind: 'open', wantedBy };
    if (lower <= notDrawnScore) return { kind: 'one-sided', wantedBy };
  }
  return { kind: 'undecided' };
}

function relateSides(mine: readonly Side[], theirs: readonly Side[]): Relation {
  const [side, second] = mine;
  if (second) return theirs.length === 2 ? { kind: 'both' } : { kind: 'which-side', mine };
  if (side && theirs.includes(otherSide(side)))
    return { kind: 'exchange', side, isOpenOnly: false };
  return side && theirs.includes(side)
    ? { kind: 'same-side', side, isMine: true }
    : { kind: 'which-side', mine };
}
