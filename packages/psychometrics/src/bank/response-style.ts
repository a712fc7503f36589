/** Response styles: habits of answering that are not carelessness (measurement §7). */

import { drawCategory, predictorAt, scaleThresholds } from '../kernel/graded-response.ts';
import { normalSource } from '../kernel/random.ts';
import type { Bank } from './bank.ts';

export interface ResponseStyle {
  /** How much closer together the person's thresholds lie; above 1, answers are extreme. */
  readonly factor: number;
  /** The standard deviation of the shared part of a pair of questions, besides their trait. */
  readonly pairSd: number;
}

/** The standard deviation of the logarithm of `factor` (Jin & Wang 2014). */
export const styleSd = 0.3;
const pairSd = 0.4;

/** Draws the style of an honest person. */
export const drawStyle = (normal: () => number): ResponseStyle => ({
  factor: Math.exp(styleSd * normal()),
  pairSd,
});

/** Simulates answers to all items by a person (27 numbers) with a style of answering. */
export function answerInStyle(
  bank: Bank,
  person: Float64Array,
  uniform: () => number,
  { factor, pairSd: sd }: ResponseStyle,
): number[] {
  const normal = normalSource(uniform);
  const effects = bank.items.map(() => sd * normal());
  return bank.linear.map((item, i) =>
    drawCategory(
      scaleThresholds(item.intercepts, factor),
      predictorAt(item, person) + item.slopes[0]! * effects[Math.min(i, bank.partner[i]!)]!,
      uniform(),
    ),
  );
}
