import type { Reply } from '../../../../contract/endpoints.ts';
import { z95 } from '../../../../domain/scoring.ts';
import { roundLength } from '../../../../domain/survey.ts';
import { type Theme, themes } from '../../../../domain/themes.ts';
import { countLeft, scoreErrors } from '../../../../psychometrics/index.ts';
import { type Attempt, listUnanswered, modelAnswers } from '../attempt/attempt.ts';
import { openRound } from '../attempt/open-round.ts';
import { afterRounds, beforeOpenRound } from '../attempt/rounds.ts';
import type { Edition } from '../bank/edition.ts';

type Rounds = Reply<'roundStatus'>;

/** The profile names at most so many themes that a round made surer. */
const maxSurer = 3;
/** A margin that narrows by less, in points, is not named; whole points then differ. */
const minGain = 1;

const toTenth = (value: number): number => Math.round(10 * value) / 10;

/** Returns the rounds of a finished attempt as the API shows them to its owner. */
export function presentRounds(edition: Edition, attempt: Attempt): Rounds {
  const { layout, model } = edition;
  const finished = beforeOpenRound(layout, attempt);
  const open = openRound(attempt);
  const steps = stepLengths(finished.rounds.length).map((length) =>
    readMargins(edition, afterRounds(layout, finished, length)),
  );
  const [before, after] = [steps.at(-2), steps.at(-1)!];
  const unanswered = listUnanswered(layout, attempt.answers, open).length;
  return {
    left: countLeft(model, modelAnswers(attempt)) - unanswered,
    open: open.length > 0 ? { answered: open.length - unanswered, total: open.length } : null,
    steps: steps.map(({ answered, mean }) => ({ answered, margin: toTenth(mean) })),
    surer: before ? listSurer(before, after) : [],
  };
}

/** Returns 0, 10, 20 and so on up to the length of all rounds. */
const stepLengths = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / roundLength) + 1 }, (_, n) =>
    Math.min(n * roundLength, length),
  );

interface Margins {
  readonly answered: number;
  readonly byTheme: Readonly<Record<Theme, number>>;
  readonly mean: number;
}

/** Computes the 95 % margins of the theme scores, as the profile showed them at that moment. */
function readMargins({ model }: Edition, attempt: Attempt): Margins {
  const answers = modelAnswers(attempt);
  const errors = scoreErrors(model, answers);
  const total = themes.reduce((sum, theme) => sum + errors[theme], 0);
  return {
    answered: answers.filter((answer) => answer !== null).length,
    byTheme: errors,
    mean: (z95 * total) / themes.length,
  };
}

const listSurer = (before: Margins, after: Margins): Rounds['surer'] =>
  themes
    .map((category) => ({
      category,
      before: z95 * before.byTheme[category],
      after: z95 * after.byTheme[category],
    }))
    .filter((theme) => theme.before - theme.after >= minGain)
    .toSorted((one, other) => other.before - other.after - (one.before - one.after))
    .slice(0, maxSurer)
    .map(({ category, ...margins }) => ({
      category,
      before: toTenth(margins.before),
      after: toTenth(margins.after),
    }));
