/** Where a person stands between the two sides of a theme (measurement §4.1). */

import type { Certainty } from '../../domain/certainty.ts';
import { minPolarityScore } from '../../domain/scoring.ts';
import { certaintyOfInterest, deriveCertainty, leastCertain, type Measured } from './certainty.ts';

type Side = 'negative' | 'positive';

/**
 * The person's side ('pole'); the side that is the stronger one, although it is not wanted itself
 * ('rather'); both sides; little interest in either side; or not much between them ('open').
 */
export type Stand =
  | { readonly kind: 'pole' | 'rather'; readonly side: Side; readonly certainty: Certainty }
  | { readonly kind: 'both'; readonly certainty: Certainty }
  | { readonly kind: 'open' }
  | { readonly kind: 'little' };

interface Measures {
  /** The positive score minus the negative one, from -100 to 100. */
  readonly polarity: Measured;
  /** The score of the theme. */
  readonly score: number;
  readonly poles: Readonly<Record<Side, Measured>>;
}

/** Below this score a side counts as little liked. */
const littleLiked = 40;

/**
 * A side is named from this many standard errors of the tendency on: with one, it was wrong for a
 * quarter of people who know three answers only.
 */
const minLeaning = 1.25;

/**
 * Both sides, if both are wanted without a clear leaning. A leaning to a side that is not wanted
 * counts only if it is clear, in a theme of some interest.
 */
export function deriveStand({ polarity, score, poles }: Measures): Stand {
  const leaning = deriveCertainty(polarity);
  const side = polarity.value < 0 ? 'negative' : 'positive';
  const own = certaintyOfInterest(poles[side]);
  const both = leastCertain(
    certaintyOfInterest(poles.negative),
    certaintyOfInterest(poles.positive),
  );
  if (leaning !== 'clearly' && both !== 'close') return { kind: 'both', certainty: both };
  if (Math.abs(polarity.value) >= minLeaning * polarity.se && own !== 'close')
    return { kind: 'pole', side, certainty: leastCertain(leaning, own) };
  if (score < minPolarityScore) return { kind: 'little' };
  if (leaning === 'clearly') return { kind: 'rather', side, certainty: leaning };
  const higher = Math.max(poles.negative.value, poles.positive.value);
  return { kind: higher < littleLiked ? 'little' : 'open' };
}
