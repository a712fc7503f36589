/**
 * How two people stand to each other in a theme. It tells apart what both want, what one wants to
 * give and the other to get, that both want the same side, that only one wants it, and that nobody
 * does. A side of the other person is told only as far as the reply tells it: by an interest that
 * is named, by the reason, or by the dimensions. Pure functions.
 */

import { drawnScore, openScore } from '../../../../domain/scoring.ts';
import type { Comparison } from '../view-model/comparison-reply.ts';
import {
  type ComparedTheme,
  inferTheirSides,
  otherSide,
  readMySides,
  type Side,
} from './sides/sides.ts';

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
  /** Both are drawn to it, one of them more. */
  | { readonly kind: 'more'; readonly wantedBy: Person }
  | { readonly kind: 'one-sided'; readonly wantedBy: Person; readonly isOtherOpen: boolean }
  /** The figures tell no common wish, but an interest that both have is named. */
  | { readonly kind: 'shared-interest' }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'neither' };

type Person = 'mine' | 'theirs';
type Detail = NonNullable<Comparison['detail']>;

/** Returns the relation in one of the compared themes. */
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

/** Relates the sides of two people who are both drawn to a theme. */
function relateSides(mine: readonly Side[], theirs: readonly Side[]): Relation {
  const exchanged = mine.filter((side) => theirs.includes(otherSide(side)));
  const [side] = exchanged;
  if (exchanged.length === 2) return { kind: 'both' };
  if (side) return { kind: 'exchange', side, isOpenOnly: false };
  const shared = mine.find((each) => theirs.includes(each));
  return shared ? { kind: 'same-side', side: shared } : { kind: 'which-side', mine };
}
