/** How likely a study of a given size passes a claim, if the instrument is as good as assumed. */

import { z95 } from '../../../domain/scoring.ts';
import { biasFactor, comparedQuestions } from './bias.ts';
import { bars, type ClaimKind } from './claims.ts';
import { fitFactor } from './fit.ts';
import type { Study } from './study.ts';

/** The standard normal distribution function (Abramowitz & Stegun 1964, 26.2.17). */
function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const tail = density * terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return x >= 0 ? 1 - tail : tail;
}

/** What the power takes for granted: of a figure, of a theme in Set A, of an answer in points. */
const figureReliability = 0.75;
const questionsPerTheme = 5;
const answerSd = 1.6;

/** The distances between the assumed value and the bar in standard errors of the estimate. */
const distances: Readonly<Record<ClaimKind, (n: number) => number>> = {
  careless(n) {
    const { assumed, value } = bars.careless;
    return (value - assumed) / Math.sqrt((assumed * (1 - assumed)) / n);
  },
  omega(n) {
    const { assumed, value } = bars.omega;
    const k = questionsPerTheme;
    return Math.log((1 - value) / (1 - assumed)) / Math.sqrt((2 * k) / ((k - 1) * (n - 2)));
  },
  fit: (n) => bars.fit.value / (answerSd / Math.sqrt(n)),
  twins: (n) => correlationDistance('twins', n),
  stability: (n) => correlationDistance('stability', n),
  word: (n) => correlationDistance('word', n),
  side(n) {
    const { assumed, value } = bars.side;
    return (assumed - value) / Math.sqrt((assumed * (1 - assumed)) / n);
  },
  convergent: (n) => correlationDistance('convergent', n, Math.sqrt(figureReliability)),
  discriminant: (n) => correlationDistance('discriminant', n, Math.sqrt(figureReliability)),
  knownGroup(n) {
    const { assumed, value } = bars.knownGroup;
    return (assumed - value) / Math.sqrt(4 / n + assumed ** 2 / (2 * n));
  },
  bias: (n) => bars.bias.value / (answerSd * Math.sqrt(4 / n)),
};

function correlationDistance(kind: ClaimKind, n: number, divisor = 1): number {
  const { assumed, value } = bars[kind];
  return Math.abs(Math.atanh(assumed * divisor) - Math.atanh(value * divisor)) * Math.sqrt(n - 3);
}

const needsRetest = (kind: ClaimKind): boolean => ['stability', 'word', 'side'].includes(kind);

/** The probability that the claim passes; 0 for fewer people than its bar needs. */
export function powerOf(kind: ClaimKind, study: Pick<Study, 'people' | 'retest'>): number {
  const n = needsRetest(kind) ? study.retest : study.people;
  if (n < bars[kind].minPeople) return 0;
  const distance = distances[kind](n);
  const within = (factor: number) => Math.max(0, 2 * normalShare(distance - factor) - 1);
  if (kind === 'bias') return within(biasFactor) ** comparedQuestions;
  if (kind === 'fit') return within(fitFactor) ** questionsPerTheme;
  return bars[kind].side === 'within' ? within(z95) : normalShare(distance - z95);
}
