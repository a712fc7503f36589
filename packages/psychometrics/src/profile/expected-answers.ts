/** What the model expects of an answer, given all other answers of the same person. */

import type { Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { predictorVariance } from '../kernel/d-optimal.ts';
import { expectedCategory, predictorAt } from '../kernel/graded-response.ts';
import { hermiteRule } from '../kernel/hermite-rule.ts';
import { type Answers, scoreAnswers } from './posterior.ts';

/**
 * Returns the expected answer, 1 to 7, to each answered item among `asked`, by index; the answer
 * itself does not count. Throws a RangeError if an answer is invalid.
 */
export function expectedAnswers(
  bank: Bank,
  answers: Answers,
  asked: readonly number[],
): Map<number, number> {
  const answered = asked.filter((index) => (answers[index] ?? null) !== null);
  return new Map(
    answered.map((index) => {
      const item = bank.linear[index]!;
      const { mode, covariance } = scoreAnswers(bank, answers, (other) => other !== index);
      const sd = Math.sqrt(predictorVariance(covariance, latentCount, item));
      const at = (node: number) =>
        expectedCategory(item.intercepts, predictorAt(item, mode) + node * sd);
      return [index, hermiteRule.reduce((sum, [node, weight]) => sum + weight * at(node), 0)];
    }),
  );
}
