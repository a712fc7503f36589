/** Computes the posterior of the latent vector from a person's answers (measurement §4). */

import type { Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { assertResponse } from '../kernel/graded-response.ts';
import { invertPositiveDefinite } from '../kernel/matrix.ts';
import { type AnsweredItem, maximisePosterior } from '../kernel/posterior-mode.ts';

/** One answer (1..7, null = not answered) per item, in bank order. */
export type Answers = readonly (number | null)[];

/** A person's answers, and the edition of the bank to which they belong. */
export interface Respondent {
  bank: Bank;
  answers: Answers;
}

/** The normal approximation of a posterior at its mode. */
export interface PersonPosterior {
  /** The latent vector at the mode, 27 numbers. */
  readonly mode: Float64Array;
  /** The posterior covariance, 27 x 27, row-major. */
  readonly covariance: Float64Array;
  /** The number of answers on which the posterior is based. */
  readonly answered: number;
}

/** Throws a RangeError unless there is one answer per item, each 1..7 or null. */
export function assertAnswers(bank: Bank, answers: Answers): void {
  if (answers.length !== bank.items.length) {
    throw new RangeError(
      `There must be ${bank.items.length} answers, one per item; there are ${answers.length}.`,
    );
  }
  for (const answer of answers) if (answer !== null) assertResponse(answer);
}

/**
 * Returns the answered items among those that `isIncluded` selects. Throws a RangeError if an
 * answer is invalid.
 */
export function answeredItems(
  bank: Bank,
  answers: Answers,
  isIncluded: (index: number) => boolean,
): AnsweredItem[] {
  assertAnswers(bank, answers);
  return bank.linear.flatMap((item, i) => {
    const response = answers[i] ?? null;
    return response === null || !isIncluded(i) ? [] : [{ item, response }];
  });
}

/**
 * Computes the MAP estimate and its Laplace covariance (the inverse of the observed information)
 * from the answers to the items that `isIncluded` selects. By default it selects all items. Throws
 * a RangeError if an answer is invalid.
 */
export function scoreAnswers(
  bank: Bank,
  answers: Answers,
  isIncluded: (index: number) => boolean = () => true,
): PersonPosterior {
  const answered = answeredItems(bank, answers, isIncluded);
  const { mode, precision } = maximisePosterior(bank.prior, answered);
  const covariance = invertPositiveDefinite(precision, latentCount, 'The posterior precision');
  return { mode, covariance, answered: answered.length };
}
