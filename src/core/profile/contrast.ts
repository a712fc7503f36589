/** The one thing that does not fit the rest: two themes beyond the margin of their difference. */

import type { Estimate, Profile } from 'spark-psychometrics';
import type { PortraitClaim } from '../../contract/profile.ts';
import type { Certainty } from '../../domain/certainty.ts';
import { contrasts } from '../../domain/portrait.ts';
import { middleScore, z95 } from '../../domain/scoring.ts';
import { poledThemes, type Theme, themes } from '../../domain/themes.ts';
import { leastCertain } from './certainty.ts';
import { isAbove, isBelow } from './facts.ts';
import { findOwnSide, polarityOf } from './own-side.ts';

interface Candidate {
  readonly key: string;
  /** The difference in its standard errors. */
  readonly distance: number;
  readonly certainty: Certainty;
}

const distanceOf = (one: Estimate, other: Estimate): number =>
  Math.abs(one.value - other.value) / Math.hypot(one.se, other.se);

const pairsOf = <T extends Theme>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other] as const));

/** A side that is liked, in one theme, and the opposite one in another. */
function opposeSides(profile: Profile): Candidate[] {
  return pairsOf(poledThemes).flatMap(([first, second]): Candidate[] => {
    const [one, other] = [findOwnSide(profile, first), findOwnSide(profile, second)];
    const [here, there] = [polarityOf(profile, first), polarityOf(profile, second)];
    if (!one || !other || !here || !there || !(one.isLiked || other.isLiked)) return [];
    const isOpposed = one.side === 'positive' && other.side === 'negative';
    if (!isOpposed && !(one.side === 'negative' && other.side === 'positive')) return [];
    return [
      {
        key: isOpposed ? `${first}+ ${second}-` : `${first}- ${second}+`,
        distance: distanceOf(here, there),
        certainty: leastCertain(one.certainty, other.certainty),
      },
    ];
  });
}

/** A theme that is certainly liked, and another one that is certainly not. */
const opposeInterests = ({ scores }: Profile): Candidate[] =>
  pairsOf(themes)
    .filter(([one]) => isAbove(scores[one], middleScore))
    .filter(([, other]) => isBelow(scores[other], middleScore))
    .map(([one, other]) => ({
      key: `${one} ${other}`,
      distance: distanceOf(scores[one], scores[other]),
      certainty: 'clearly',
    }));

/** The widest contrast for which there is a sentence. */
function findWidest(candidates: readonly Candidate[]): PortraitClaim | null {
  const [widest] = candidates
    .flatMap(({ key, ...rest }) =>
      contrasts.flatMap((contrast) => (contrast === key ? [{ contrast, ...rest }] : [])),
    )
    .filter(({ distance }) => distance > z95)
    .toSorted((a, b) => b.distance - a.distance);
  if (widest === undefined) return null;
  const { contrast, certainty } = widest;
  return { kind: 'contrast', contrast, certainty };
}

/** Sides come first, as they say more. */
export function claimContrast(profile: Profile): PortraitClaim[] {
  const claim = findWidest(opposeSides(profile)) ?? findWidest(opposeInterests(profile));
  return claim === null ? [] : [claim];
}
