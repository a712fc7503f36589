/**
 * Looks up a respondent's answers by item id. Indices would not work in a comparison, because the
 * two respondents may have answered different editions of the bank.
 */

import { assertAnswers, type Respondent } from '../profile/posterior.ts';

/**
 * Returns the answer to an item, 1..7, or 0 if it was not answered or is not in the respondent's
 * edition.
 */
export type AnswerReader = (id: string) => number;

/** Creates an AnswerReader. Throws a RangeError if an answer is invalid. */
export function answerReader({ bank, answers }: Respondent): AnswerReader {
  assertAnswers(bank, answers);
  return (id) => answers[bank.indexById.get(id) ?? -1] ?? 0;
}
