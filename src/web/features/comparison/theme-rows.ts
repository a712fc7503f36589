import type { ComparedDimension } from '../../../domain/themes.ts';
import { comparedNames } from '../../../domain/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';
import type { Comparison } from './comparison-reply.ts';
import * as words from './words.ts';

/** Each tone and word applies to differences up to `max` points. */
const thresholds = [
  { max: 15, tone: 'good', word: words.close },
  { max: 30, tone: 'medium', word: words.apart },
] as const;
const aboveThresholds = { tone: 'poor', word: words.farApart } as const;

export interface Delta {
  readonly size: number;
  readonly tone: Tone;
  readonly word: string;
}

/** Replaces 'close' where it would mislead, because both people want the same side. */
export const withSameSide = (delta: Delta): Delta =>
  delta.word === thresholds[0].word ? { ...delta, word: words.sameSide } : delta;

/** Subtracts the rounded scores, so that the difference matches the two scores on the page. */
export function viewDelta(mine: number, theirs: number): Delta {
  const size = Math.abs(Math.round(mine) - Math.round(theirs));
  const { tone, word } = thresholds.find(({ max }) => size <= max) ?? aboveThresholds;
  return { size, tone, word };
}

interface RowRule {
  readonly code: string;
  readonly label: string;
  readonly mine: ComparedDimension;
  readonly theirs: ComparedDimension;
}

/** 'DS/SM' compares my DS with their SM; every other row compares like with like. */
const rules = [
  { code: 'DS/SM', label: words.domToSub, mine: 'ds', theirs: 'sm' },
  { code: 'VE', label: comparedNames.VE, mine: 've', theirs: 've' },
  { code: 'FET', label: comparedNames.FET, mine: 'fet', theirs: 'fet' },
  { code: 'ENM', label: comparedNames.ENM, mine: 'enm', theirs: 'enm' },
] as const satisfies readonly RowRule[];

/** Compares my SM with their DS. It is shown below the 'DS/SM' row. */
const reverseRule = {
  code: 'SM/DS',
  label: words.subToDom,
  mine: 'sm',
  theirs: 'ds',
} as const satisfies RowRule;

export interface PairView {
  readonly label: string;
  /** Two scores, 0 to 100, without margins. Answers could be computed back from margins (D4). */
  readonly mine: number;
  readonly theirs: number;
  readonly delta: Delta;
}

export interface RowView extends PairView {
  readonly code: string;
  readonly reverse: PairView | null;
}

function viewPair(
  { profile1, profile2, detail }: Comparison,
  { label, mine, theirs }: RowRule,
): PairView {
  const { dimension: one } = profile1.dimensions[mine];
  const { dimension: other } = profile2.dimensions[theirs];
  const delta = viewDelta(one, other);
  return {
    label,
    mine: one,
    theirs: other,
    delta: mine === 've' && detail.isShowingSameSide ? withSameSide(delta) : delta,
  };
}

export const viewThemeRows = (comparison: Comparison): RowView[] =>
  rules.map((rule) => ({
    ...viewPair(comparison, rule),
    code: rule.code,
    reverse: rule.code === 'DS/SM' ? viewPair(comparison, reverseRule) : null,
  }));
