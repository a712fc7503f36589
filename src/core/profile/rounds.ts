/** The gain in certainty from rounds of ten questions. */

import { computeProfile, listLeft, type Profile, scoreErrors } from 'spark-psychometrics';
import type { Reply } from '../../contract/endpoints.ts';
import { type Certainty } from '../../domain/certainty.ts';
import { middleScore, minPolarityScore, z95 } from '../../domain/scoring.ts';
import { roundLength } from '../../domain/survey.ts';
import { record, type Theme, themes } from '../../domain/themes.ts';
import {
  afterRounds,
  type Attempt,
  beforeOpenRound,
  listUnanswered,
  modelAnswers,
  openRound,
  passedIndices,
} from '../survey/attempt.ts';
import type { Edition } from '../survey/bank.ts';
import { findThinThemes } from '../survey/thin-themes.ts';
import { deriveCertainty } from './certainty.ts';

type Rounds = Reply<'roundStatus'>;

const toTenth = (value: number): number => Math.round(10 * value) / 10;

export function deriveRounds(edition: Edition, attempt: Attempt): Rounds {
  const { layout, model } = edition;
  const finished = beforeOpenRound(layout, attempt);
  const open = openRound(attempt);
  const results = stepLengths(finished.rounds.length).map((length) =>
    afterRounds(layout, finished, length),
  );
  const [before, after] = [results.at(-2), results.at(-1)!];
  const left = listLeft(model, modelAnswers(attempt), passedIndices(attempt));
  const unanswered = listUnanswered(layout, attempt.answers, open).length;
  return {
    left: left.filter((id) => !open.includes(id)).length,
    open: open.length > 0 ? { answered: open.length - unanswered, total: open.length } : null,
    steps: results.map((result) => deriveMargin(edition, result)),
    ...(before ? compareKnowledge(edition, before, after) : { nowClear: [], stillOpen: [] }),
  };
}

/** Returns 0, 10, 20 and so on up to the length of all rounds. */
const stepLengths = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / roundLength) + 1 }, (_, n) =>
    Math.min(n * roundLength, length),
  );

/** The mean 95 % margin of the theme scores that the profile showed at that time. */
function deriveMargin({ model }: Edition, attempt: Attempt): Rounds['steps'][number] {
  const answers = modelAnswers(attempt);
  const errors = scoreErrors(model, answers);
  const total = themes.reduce((sum, theme) => sum + errors[theme], 0);
  return {
    answered: answers.filter((answer) => answer !== null).length,
    margin: toTenth((z95 * total) / themes.length),
  };
}

/** Whether a theme draws the person, or clearly leans to a side. */
function deriveKnowledge({ model }: Edition, attempt: Attempt): Record<Theme, Certainty> {
  const { scores, polarities } = computeProfile(model, modelAnswers(attempt));
  const sides: Partial<Profile['scores']> = polarities;
  return record(themes, (theme) => {
    const interest = deriveCertainty(scores[theme], middleScore);
    const side = sides[theme];
    const hasSide = side !== undefined && scores[theme].value >= minPolarityScore;
    return hasSide && deriveCertainty(side) === 'clearly' ? 'clearly' : interest;
  });
}

function compareKnowledge(edition: Edition, before: Attempt, after: Attempt) {
  const [then, now] = [deriveKnowledge(edition, before), deriveKnowledge(edition, after)];
  const thin = findThinThemes(edition, after);
  const said = themes.filter((theme) => !thin.includes(theme));
  return {
    nowClear: said.filter((theme) => now[theme] === 'clearly' && then[theme] !== 'clearly'),
    stillOpen: said.filter((theme) => now[theme] === 'close'),
  };
}
