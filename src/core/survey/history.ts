/** Results over time: each earlier result, and the changes since. */

import { type Bank, computeChange, type Respondent, traitScores } from 'spark-psychometrics';
import type { Reply } from '../../contract/endpoints.ts';
import type { Theme } from '../../domain/themes.ts';
import { type Attempt, modelAnswers } from './attempt.ts';
import { findEdition, type ItemBank } from './bank.ts';
import { findThinThemes, type ThinThemes } from './thin-themes.ts';

type History = Reply<'profileHistory'>;
type Result = History['results'][number];

export interface FormerAttempt extends Pick<Attempt, 'edition' | 'answers'> {
  readonly startedDay: string;
}

interface Former {
  readonly respondent: Respondent;
  readonly thin: ThinThemes;
}

interface OfTheme {
  readonly theme: Theme;
}

/** Returns the present result last; none before the first survey is finished. */
export function deriveHistory(
  bank: Pick<ItemBank, 'editions'>,
  present: FormerAttempt | undefined,
  earlier: readonly FormerAttempt[],
): History {
  if (!present) return { results: [] };
  const read = (attempt: FormerAttempt): Former => {
    const edition = findEdition(bank, attempt.edition);
    return {
      respondent: { bank: edition.model, answers: modelAnswers(attempt) },
      thin: findThinThemes(edition, attempt),
    };
  };
  const last = read(present);
  const scale = last.respondent.bank;
  return {
    results: [
      ...earlier.map((attempt): Result => {
        const former = read(attempt);
        const change = computeChange(former.respondent, last.respondent, scale);
        const isTold = ({ theme }: OfTheme) => ![...former.thin, ...last.thin].includes(theme);
        const told = { ...change, traits: change.traits.filter(isTold) };
        return deriveResult(attempt.startedDay, former, scale, told);
      }),
      deriveResult(present.startedDay, last, scale, null),
    ],
  };
}

/** Leaves out the themes about which there was too little to say. */
function deriveResult(
  startedDay: string,
  { respondent, thin }: Former,
  scale: Bank,
  change: Result['change'],
): Result {
  return {
    startedDay,
    traits: traitScores(respondent, scale)
      .filter(({ theme }) => !thin.includes(theme))
      .map(({ value, ...trait }) => ({ ...trait, score: value })),
    change,
  };
}
