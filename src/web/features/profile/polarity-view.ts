import type { Measured } from '../../../core/profile/certainty.ts';
import { deriveStand, type Stand } from '../../../core/profile/stand.ts';
import { type Certainty } from '../../../domain/certainty.ts';
import { poleNames, type PolarityTheme } from '../../../domain/themes.ts';
import * as words from './words.ts';

type Side = 'negative' | 'positive';

export interface PolarityView {
  readonly key: PolarityTheme;
  readonly negative: string;
  readonly positive: string;
  /** The positive score minus the negative one, from -100 to 100. */
  readonly estimate: Measured;
  /** The scores of both poles, from 0 to 100. */
  readonly poles: Readonly<Record<Side, Measured>>;
  /** Where the person stands; 'unknown' with too few answers. */
  readonly stand: Stand | { readonly kind: 'unknown' };
}

interface Given {
  readonly isThin: boolean;
  readonly polarity: Measured;
  readonly score: number;
  readonly poles: Readonly<Record<Side, { readonly score: number; readonly se: number }>>;
}

const toMeasured = ({ score, se }: { score: number; se: number }): Measured => ({
  value: score,
  se,
});

export function viewPolarity(key: PolarityTheme, given: Given): PolarityView {
  const poles = {
    negative: toMeasured(given.poles.negative),
    positive: toMeasured(given.poles.positive),
  };
  return {
    key,
    ...poleNames[key],
    estimate: given.polarity,
    poles,
    stand: given.isThin
      ? { kind: 'unknown' }
      : deriveStand({ polarity: given.polarity, score: given.score, poles }),
  };
}

export function describeStand({ stand, negative, positive }: PolarityView): string {
  if (stand.kind === 'both') return words.bothSides;
  if (stand.kind === 'unknown') return words.tooLittleToSay;
  if (stand.kind === 'little') return words.littleInterest;
  if (stand.kind === 'open') return words.eitherWay;
  const pole = stand.side === 'positive' ? positive : negative;
  return stand.kind === 'rather' ? words.ratherSide(pole) : pole;
}

/** The kinds of stands, most informative first. */
const tellingness = {
  pole: 0,
  both: 0,
  rather: 1,
  little: 2,
  open: 3,
  unknown: 4,
} as const satisfies Record<PolarityView['stand']['kind'], number>;
const certaintyRank = { clearly: 0, probably: 1, close: 2 } as const satisfies Record<
  Certainty,
  number
>;
const rankStand = (stand: PolarityView['stand']): number =>
  tellingness[stand.kind] * 3 + ('certainty' in stand ? certaintyRank[stand.certainty] : 0);

/** Sorts polarities by information, and keeps the order of equal ones. */
export const sortByTellingness = (readings: readonly PolarityView[]): PolarityView[] =>
  readings.toSorted((one, other) => rankStand(one.stand) - rankStand(other.stand));
