/**
 * Which sides of a theme each person wants, as far as the reply tells. It has no pole of the other
 * person, but the dimensions of the specification bound those of two themes. Pure functions.
 */

import { drawnScore } from '../../../../../domain/scoring.ts';
import type { PoledTheme, Theme } from '../../../../../domain/themes.ts';
import type { Comparison } from '../../view-model/comparison-reply.ts';

export type ComparedTheme = NonNullable<NonNullable<Comparison['detail']>['themes']>[number];
export type Side = 'positive' | 'negative';

/** Two poles that are this many points apart are told as one side, else as both. */
const minLead = 15;

export const otherSide = (side: Side): Side => (side === 'positive' ? 'negative' : 'positive');

/** Returns the side or sides that the caller wants; empty if none, or in an unpoled theme. */
export function readMySides({ myPoles }: Pick<ComparedTheme, 'myPoles'>): readonly Side[] {
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
/**
 * An intensity is the score of the higher pole. A pole that is this many points below it cannot be
 * the higher one, whatever rounding and averaging add.
 */
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
