/** Results over time: each earlier result, and the changes since. */

import type { Reply } from '../../contract/endpoints.ts';
import {
  type Bank,
  computeChange,
  type Respondent,
  traitScores,
} from '../../psychometrics/index.ts';
import { type Attempt, modelAnswers } from './attempt.ts';
import { findEdition, type ItemBank } from './bank.ts';

type History = Reply<'profileHistory'>;
type Result = History['results'][number];

export interface FormerAttempt extends Pick<Attempt, 'edition' | 'answers'> {
  readonly startedDay: string;
}

/** Returns the present result last; none before the first survey is finished. */
export function deriveHistory(
  bank: Pick<ItemBank, 'editions'>,
  present: FormerAttempt | undefined,
  earlier: readonly FormerAttempt[],
): History {
  if (!present) return { results: [] };
  const toRespondent = (attempt: FormerAttempt): Respondent => ({
    bank: findEdition(bank, attempt.edition).model,
    answers: modelAnswers(attempt),
  });
  const last = toRespondent(present);
  const scale = last.bank;
  return {
    results: [
      ...earlier.map((attempt): Result => {
        const respondent = toRespondent(attempt);
        const change = computeChange(respondent, last, scale);
        return deriveResult(attempt.startedDay, respondent, scale, change);
      }),
      deriveResult(present.startedDay, last, scale, null),
    ],
  };
}

const deriveResult = (
  startedDay: string,
  respondent: Respondent,
  scale: Bank,
  change: Result['change'],
): Result => ({
  startedDay,
  traits: traitScores(respondent, scale).map(({ value, ...trait }) => ({ ...trait, score: value })),
  change,
});
