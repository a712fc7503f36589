import { legacyDimensionNames, type ComparedDimension } from '../../../../domain/themes.ts';
import type { Comparison } from '../view-model/comparison-reply.ts';
import { readDelta, withSameSide, type Delta } from './delta.ts';
import * as words from './words.ts';

interface RowRule {
  readonly code: string;
  readonly label: string;
  readonly mine: ComparedDimension;
  readonly theirs: ComparedDimension;
}

/**
 * The rows of the comparison. 'DS/SM' compares my DS with their SM; every other row compares the
 * same dimension of both people (spec §2).
 */
const rules = [
  { code: 'DS/SM', label: words.domToSub, mine: 'ds', theirs: 'sm' },
  { code: 'VE', label: legacyDimensionNames.VE, mine: 've', theirs: 've' },
  { code: 'FET', label: legacyDimensionNames.FET, mine: 'fet', theirs: 'fet' },
  { code: 'ENM', label: legacyDimensionNames.ENM, mine: 'enm', theirs: 'enm' },
] as const satisfies readonly RowRule[];

/** Compares my SM with their DS. It is shown below the 'DS/SM' row. */
const reverseRule = {
  code: 'SM/DS',
  label: words.subToDom,
  mine: 'sm',
  theirs: 'ds',
} as const satisfies RowRule;

export interface PairReading {
  readonly label: string;
  /** The two scores, from 0 to 100, without margins (product decisions D4). */
  readonly mine: number;
  readonly theirs: number;
  readonly delta: Delta;
}

export interface RowReading extends PairReading {
  readonly code: string;
  readonly reverse: PairReading | null;
}

function readPair(
  { profile1, profile2, detail }: Comparison,
  { label, mine, theirs }: RowRule,
): PairReading {
  const { dimension: one } = profile1.dimensions[mine];
  const { dimension: other } = profile2.dimensions[theirs];
  const delta = readDelta(one, other);
  return {
    label,
    mine: one,
    theirs: other,
    delta: mine === 've' && detail?.isShowingSameSide ? withSameSide(delta) : delta,
  };
}

export const readThemeRows = (comparison: Comparison): RowReading[] =>
  rules.map((rule) => ({
    ...readPair(comparison, rule),
    code: rule.code,
    reverse: rule.code === 'DS/SM' ? readPair(comparison, reverseRule) : null,
  }));
