import {
  type Certainty,
  certaintyOfInterest,
  leastCertain,
  readCertainty,
} from '../../../domain/certainty.ts';
import { minPolarityScore } from '../../../domain/scoring.ts';
import { poleNames, type PolarityTheme } from '../../../domain/themes.ts';
import * as words from './words.ts';

type Side = 'negative' | 'positive';

interface Measured {
  readonly value: number;
  readonly se: number;
}

/**
 * What a polarity says: the person's side ('pole'); the side that is the stronger one, although it
 * is not wanted itself ('rather'); both sides; little interest in the theme; or nothing yet.
 */
export type Stand =
  | { readonly kind: 'pole' | 'rather'; readonly side: Side; readonly certainty: Certainty }
  | { readonly kind: 'both'; readonly certainty: Certainty }
  | { readonly kind: 'open'; readonly certainty: 'close' }
  | { readonly kind: 'little' };

export interface PolarityReading {
  readonly key: PolarityTheme;
  readonly negative: string;
  readonly positive: string;
  /** The positive score minus the negative one, from -100 to 100. */
  readonly estimate: Measured;
  /** The scores of both poles, from 0 to 100. */
  readonly poles: Readonly<Record<Side, Measured>>;
  readonly stand: Stand;
}

interface Given {
  readonly polarity: Measured;
  readonly score: number;
  readonly poles: Readonly<Record<Side, { readonly score: number; readonly se: number }>>;
}

const open = { kind: 'open', certainty: 'close' } as const satisfies Stand;

/**
 * Both sides, if both are wanted and the leaning is not clear. A leaning to a side that is not
 * wanted counts only if it is clear (measurement §4.1).
 */
function readStand(polarity: Measured, score: number, poles: PolarityReading['poles']): Stand {
  if (score < minPolarityScore) return { kind: 'little' };
  const leaning = readCertainty(polarity);
  const side = polarity.value < 0 ? 'negative' : 'positive';
  const own = certaintyOfInterest(poles[side]);
  const both = leastCertain(
    certaintyOfInterest(poles.negative),
    certaintyOfInterest(poles.positive),
  );
  if (leaning !== 'clearly' && both !== 'close') return { kind: 'both', certainty: both };
  if (leaning !== 'close' && own !== 'close')
    return { kind: 'pole', side, certainty: leastCertain(leaning, own) };
  return leaning === 'clearly' ? { kind: 'rather', side, certainty: leaning } : open;
}

const toMeasured = ({ score, se }: { score: number; se: number }): Measured => ({
  value: score,
  se,
});

export function readPolarity(key: PolarityTheme, given: Given): PolarityReading {
  const poles = {
    negative: toMeasured(given.poles.negative),
    positive: toMeasured(given.poles.positive),
  };
  return {
    key,
    ...poleNames[key],
    estimate: given.polarity,
    poles,
    stand: readStand(given.polarity, given.score, poles),
  };
}

export function describeStand({ stand, negative, positive }: PolarityReading): string {
  if (stand.kind === 'both') return words.bothSides;
  if (stand.kind === 'little') return words.littleInterest;
  if (stand.kind === 'open') return words.eitherSide;
  const pole = stand.side === 'positive' ? positive : negative;
  return stand.kind === 'rather' ? words.ratherSide(pole) : pole;
}

/** The order of what polarities say, the most telling first. */
const tellingness = { pole: 0, both: 0, rather: 1, open: 2, little: 3 } as const satisfies Record<
  Stand['kind'],
  number
>;
const certaintyRank = { clearly: 0, probably: 1, close: 2 } as const satisfies Record<
  Certainty,
  number
>;
const rankStand = (stand: Stand): number =>
  tellingness[stand.kind] * 3 + ('certainty' in stand ? certaintyRank[stand.certainty] : 0);

/** Sorts polarities by how much they tell; those that tell as much keep their order. */
export const sortByTellingness = (readings: readonly PolarityReading[]): PolarityReading[] =>
  readings.toSorted((one, other) => rankStand(one.stand) - rankStand(other.stand));
