/**
 * What a study asks of the instrument: one claim each, with its bar. The preregistration prints
 * this list before anybody has answered, and the report answers it line by line.
 */

import { type Theme, themeFacts, themes } from '../../../domain/themes.ts';
import type { Interval } from './statistics.ts';
import type { Study } from './study.ts';

export type Verdict = 'pass' | 'fail' | 'too few';

export type ClaimKind = keyof typeof bars;

interface Bar {
  /** The whole interval must lie above, below, or within plus and minus this value. */
  readonly side: 'above' | 'below' | 'within';
  readonly value: number;
  /** With fewer people, or pairs of measurements, nothing is judged. */
  readonly minPeople: number;
  /** The true value that the power is computed for. */
  readonly assumed: number;
}

export const bars = {
  careless: { side: 'below', value: 0.15, minPeople: 100, assumed: 0.08 },
  omega: { side: 'above', value: 0.6, minPeople: 100, assumed: 0.72 },
  fit: { side: 'within', value: 0.5, minPeople: 100, assumed: 0 },
  twins: { side: 'within', value: 0.3, minPeople: 100, assumed: 0 },
  stability: { side: 'above', value: 0.5, minPeople: 50, assumed: 0.62 },
  word: { side: 'above', value: 0.4, minPeople: 50, assumed: 0.55 },
  side: { side: 'above', value: 0.75, minPeople: 50, assumed: 0.9 },
  convergent: { side: 'above', value: 0.3, minPeople: 100, assumed: 0.5 },
  discriminant: { side: 'within', value: 0.3, minPeople: 100, assumed: 0 },
  knownGroup: { side: 'above', value: 0.3, minPeople: 100, assumed: 0.7 },
  bias: { side: 'within', value: 0.5, minPeople: 300, assumed: 0 },
} as const satisfies Record<string, Bar>;

/** What the claims of a kind are about, in tables and plots. */
export const claimNames: Readonly<Record<ClaimKind, string>> = {
  careless: 'careless answers',
  omega: 'reliability',
  fit: 'item fit',
  twins: 'twin questions',
  stability: 'figure at retest',
  word: 'word at retest',
  side: 'side at retest',
  convergent: 'convergent correlation',
  discriminant: 'discriminant correlation',
  knownGroup: 'known groups',
  bias: 'no biased question',
};

export interface Claim {
  readonly kind: ClaimKind;
  readonly theme?: Theme;
  readonly column?: string;
  readonly value?: string;
}

export function listClaims(study: Study): Claim[] {
  const perTheme = (kind: ClaimKind): Claim[] => themes.map((theme) => ({ kind, theme }));
  return [
    { kind: 'careless' },
    ...perTheme('omega'),
    ...perTheme('fit'),
    { kind: 'twins' },
    ...(study.retest > 0
      ? [...perTheme('stability'), ...perTheme('word'), { kind: 'side' as const }]
      : []),
    ...study.convergent.map((entry) => ({ kind: 'convergent' as const, ...entry })),
    ...study.discriminant.map((entry) => ({ kind: 'discriminant' as const, ...entry })),
    ...study.knownGroups.map((entry) => ({ kind: 'knownGroup' as const, ...entry })),
    ...study.biasBy.map((column) => ({ kind: 'bias' as const, column })),
  ];
}

const format = (value: number): string => value.toFixed(2).replace(/^(-?)0\./, '$1.');

/** The claim as one line, the same in the preregistration and in the report. */
export function describeClaim({ kind, theme, column, value }: Claim): string {
  const bar = format(bars[kind].value);
  const figure = theme === undefined ? '' : themeFacts[theme].name;
  const lines: Readonly<Record<ClaimKind, string>> = {
    careless: `The share of people whose answers look careless is below ${bar}`,
    omega: `${figure}: the reliability omega of its questions in Set A is above ${bar}`,
    fit: `${figure}: no question in Set A is answered differently, on average, than the model expects from the other answers, by more than ${bar}`,
    twins: `Two questions about one scene have as much in common as others of their theme and side (difference of residual correlations within ±${bar})`,
    stability: `${figure}: the figure agrees with itself at retest (ICC) above ${bar}`,
    word: `${figure}: the word for it agrees at retest (weighted kappa) above ${bar}`,
    side: `A side of a theme told with certainty is the side of the retest in a share above ${bar}`,
    convergent: `${figure}: correlates with ${column} (corrected for the figure's own error) above ${bar}`,
    discriminant: `${figure}: correlates with ${column} (corrected for the figure's own error) within ±${bar}`,
    knownGroup: `${figure}: is higher where ${column} is ${value} (Cohen's d) by more than ${bar}`,
    bias: `No question is answered differently by groups of ${column} who are alike otherwise, by more than ${bar} of an answer`,
  };
  return lines[kind];
}

/** Pass or fail only if the whole interval says so. */
export function judge(kind: ClaimKind, interval: Interval | null): Verdict {
  const { side, value, minPeople }: Bar = bars[kind];
  if (interval === null || interval.n < minPeople) return 'too few';
  const { low, high } = interval;
  if (side === 'above') return low > value ? 'pass' : high < value ? 'fail' : 'too few';
  if (side === 'below') return high < value ? 'pass' : low > value ? 'fail' : 'too few';
  if (low > -value && high < value) return 'pass';
  return low > value || high < -value ? 'fail' : 'too few';
}
