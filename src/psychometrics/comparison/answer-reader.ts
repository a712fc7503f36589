/** Looks up a respondent's answers by item id, because two respondents may differ in edition. */

import { assertAnswers, type Respondent } from '../profile/posterior.ts';

/** The answer to an item, 1..7; 0 if it was not answered or is not in the respondent's edition. */
export type AnswerReader = (id: string) => number;

/** RangeError if an answer is invalid. */
export function answerReader({ bank, answers }: Respondent): AnswerReader {
  assertAnswers(bank, answers);
  return (id) => answers[bank.indexById.get(id) ?? -1] ?? 0;
}
