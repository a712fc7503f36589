/** Rounds of ten questions that sharpen a finished profile. */

import type { Reply } from '../../../contract/endpoints.ts';
import { type Certainty, readCertainty } from '../../../domain/certainty.ts';
import { middleScore, minPolarityScore, z95 } from '../../../domain/scoring.ts';
import { roundLength } from '../../../domain/survey.ts';
import { record, type Theme, themes } from '../../../domain/themes.ts';
import {
  computeProfile,
  countLeft,
  type Profile,
  scoreErrors,
  selectRound,
} from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { conflict } from '../../platform/refusal.ts';
import { accessFor, type AttemptAccess } from './attempt/attempt-row.ts';
import * as attempts from './attempt/attempt-store.ts';
import {
  type Attempt,
  listUnanswered,
  modelAnswers,
  openRound,
  afterRounds,
  beforeOpenRound,
  hasProfile,
} from './attempt/attempt.ts';
import { choiceSeed } from './attempt/choice-seed.ts';
import { noProfile, type SurveyDeps } from './attempt/survey-deps.ts';
import { findEdition } from './bank/bank.ts';
import type { Edition } from './bank/edition.ts';

type Rounds = Reply<'roundStatus'>;

const toTenth = (value: number): number => Math.round(10 * value) / 10;

function presentRounds(edition: Edition, attempt: Attempt): Rounds {
  const { layout, model } = edition;
  const finished = beforeOpenRound(layout, attempt);
  const open = openRound(attempt);
  const results = stepLengths(finished.rounds.length).map((length) =>
    afterRounds(layout, finished, length),
  );
  const [before, after] = [results.at(-2), results.at(-1)!];
  const unanswered = listUnanswered(layout, attempt.answers, open).length;
  return {
    left: countLeft(model, modelAnswers(attempt)) - unanswered,
    open: open.length > 0 ? { answered: open.length - unanswered, total: open.length } : null,
    steps: results.map((result) => readMargin(edition, result)),
    ...(before ? compareKnowledge(edition, before, after) : { nowClear: [], stillOpen: [] }),
  };
}

/** Returns 0, 10, 20 and so on up to the length of all rounds. */
const stepLengths = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / roundLength) + 1 }, (_, n) =>
    Math.min(n * roundLength, length),
  );

/** The mean 95 % margin of the theme scores, as the profile showed it then. */
function readMargin({ model }: Edition, attempt: Attempt): Rounds['steps'][number] {
  const answers = modelAnswers(attempt);
  const errors = scoreErrors(model, answers);
  const total = themes.reduce((sum, theme) => sum + errors[theme], 0);
  return {
    answered: answers.filter((answer) => answer !== null).length,
    margin: toTenth((z95 * total) / themes.length),
  };
}

/** Whether a theme draws the person, or clearly leans to a side. */
function readKnowledge({ model }: Edition, attempt: Attempt): Record<Theme, Certainty> {
  const { scores, polarities } = computeProfile(model, modelAnswers(attempt));
  const sides: Partial<Profile['scores']> = polarities;
  return record(themes, (theme) => {
    const interest = readCertainty(scores[theme], middleScore);
    const side = sides[theme];
    const hasSide = side !== undefined && scores[theme].value >= minPolarityScore;
    return hasSide && readCertainty(side) === 'clearly' ? 'clearly' : interest;
  });
}

function compareKnowledge(edition: Edition, before: Attempt, after: Attempt) {
  const [then, now] = [readKnowledge(edition, before), readKnowledge(edition, after)];
  return {
    nowClear: themes.filter((theme) => now[theme] === 'clearly' && then[theme] !== 'clearly'),
    stillOpen: themes.filter((theme) => now[theme] === 'close'),
  };
}

type RoundDeps = Pick<SurveyDeps, 'db' | 'bank'>;

const noMoreQuestions = () =>
  conflict('You have answered every question that can make your profile surer.');

/**
 * Opens the next ten questions, or returns the round that is open. Refuses with `not_found` without
 * a profile, and with `conflict` during a retake or if no question is left.
 */
export async function beginRound(deps: RoundDeps, caller: Caller): Promise<Reply<'beginRound'>> {
  const access = accessFor(deps, caller);
  const attempt = await deps.db.write(async (tx) => {
    const current = await attempts.lockAttempt(tx, access, undefined);
    if (current && hasProfile(current)) return openRoundOf(deps, tx, access, current);
    if (!(await attempts.findFinishedAttempt(tx, access))) throw noProfile();
    throw conflict('Please finish the survey that you have begun first.');
  });
  return presentRounds(findEdition(deps.bank, attempt.edition), attempt);
}

async function openRoundOf(
  { bank }: RoundDeps,
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
): Promise<Attempt> {
  if (attempt.state === 'ROUND_ACTIVE') return attempt;
  const { model } = findEdition(bank, attempt.edition);
  const chosen = selectRound(model, modelAnswers(attempt), {
    seed: choiceSeed(access, attempt, 'round'),
  });
  if (chosen.length === 0) throw noMoreQuestions();
  const rounds = [...attempt.rounds, ...chosen];
  const opened = await attempts.updateAttempt(tx, access, attempt, {
    state: 'ROUND_ACTIVE',
    rounds,
  });
  if (!opened) throw conflict('The survey has moved on in another window. Please load it again.');
  return opened;
}

/** Refuses with `not_found` without a profile. */
export async function roundStatus(deps: RoundDeps, caller: Caller): Promise<Reply<'roundStatus'>> {
  const access = accessFor(deps, caller);
  const attempt = await deps.db.read(async (tx) => {
    const current = await attempts.findCurrentAttempt(tx, access);
    return current && hasProfile(current) ? current : attempts.findFinishedAttempt(tx, access);
  });
  if (!attempt) throw noProfile();
  return presentRounds(findEdition(deps.bank, attempt.edition), attempt);
}
