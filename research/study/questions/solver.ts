/**
 * An attack on the figures that a share code shows: it looks for answers that lead to them. The
 * solver knows the model, the parameters and which questions were asked. It samples answer patterns
 * from their probability under the model, given that they lead to the figures (simulated annealing,
 * then Metropolis sampling), and predicts each answer from the sampled patterns. Up to the error of
 * sampling, no other prediction from the same figures is right more often.
 */

import { computeProfile, type Bank, type Profile } from 'spark-psychometrics';
import { latentCount } from '../../../packages/psychometrics/src/bank/traits.ts';
import {
  observedInformation,
  scoreFunction,
  predictorAt,
} from '../../../packages/psychometrics/src/kernel/graded-response.ts';
import {
  invertPositiveDefinite,
  logDeterminant,
} from '../../../packages/psychometrics/src/kernel/matrix.ts';
import {
  logPosterior,
  type AnsweredItem,
  maximisePosterior,
} from '../../../packages/psychometrics/src/kernel/posterior-mode.ts';
import type { Random } from '../people/population.ts';
import { expectedFigures, type ExpectedFigures } from './expected-figures.ts';

/**
 * The figures shown about one person. A pattern of answers agrees with them if each of its
 * statistics is within `halfStep` of the figure shown.
 */
export interface View {
  shown: readonly number[];
  halfStep: number;
  /** The number of sweeps after which the solver recomputes its approximation error. */
  exactEvery: number;
  /** The statistics of another profile. */
  exact(profile: Profile): number[];
  approximate(figures: ExpectedFigures): number[];
}

interface Attack {
  bank: Bank;
  /** The indices of the questions that were asked. */
  asked: readonly number[];
  view: View;
  random: Random;
  /** One sweep proposes as many changes as there are questions. */
  sweeps: number;
}

/** For each question asked: how often each answer (index 0 to 6) was sampled. */
type AnswerCounts = number[][];

const startAnswer = 4;
/** The share of the sweeps that cools down and is not counted. */
const coolingShare = 0.4;
/** How far from the figures, in points, patterns still count at the start and at the end. */
const startTolerance = 8;
const endTolerance = 0.25;

/** A pattern of answers, its posterior and its figures. */
interface State {
  answered: { item: AnsweredItem['item']; response: number }[];
  mode: Float64Array;
  covariance: Float64Array;
  /** The log probability of the pattern under the model, up to a constant. */
  logProbability: number;
  logDeterminant: number;
  figures: number[];
}

export function solve(attack: Attack): AnswerCounts {
  const { asked, random, sweeps, view } = attack;
  let state = exactState(
    attack,
    asked.map(() => startAnswer),
  );
  let offsets = figureOffsets(attack, state);
  const counts: AnswerCounts = asked.map(() => [0, 0, 0, 0, 0, 0, 0]);
  const cooling = Math.floor(coolingShare * sweeps);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const progress = Math.min(1, sweep / cooling);
    const tolerance = startTolerance * (endTolerance / startTolerance) ** progress;
    for (let n = 0; n < asked.length; n++) {
      const proposed = propose(attack, state);
      if (!proposed) continue;
      const gain =
        proposed.logProbability -
        state.logProbability -
        penalty(attack, proposed.figures, offsets, tolerance) +
        penalty(attack, state.figures, offsets, tolerance);
      if (Math.log(1 - random.uniform()) < gain) state = proposed;
      if (sweep >= cooling) countAnswers(counts, state);
    }
    if (sweep % view.exactEvery > 0) continue;
    state = exactState(attack, responses(state));
    offsets = figureOffsets(attack, state);
  }
  return counts;
}

function countAnswers(counts: AnswerCounts, { answered }: State): void {
  answered.forEach(({ response }, i) => {
    counts[i]![response - 1]! += 1;
  });
}

const responses = ({ answered }: State): number[] => answered.map(({ response }) => response);

function exactState({ bank, asked, view }: Attack, answers: readonly number[]): State {
  const answered = asked.map((i, n) => ({ item: bank.linear[i]!, response: answers[n]! }));
  const { mode, precision } = maximisePosterior(bank.prior, answered);
  const covariance = invertPositiveDefinite(precision, latentCount, 'The posterior precision');
  const logDet = logDeterminant(covariance, latentCount, 'The posterior covariance');
  return {
    answered,
    mode,
    covariance,
    logDeterminant: logDet,
    logProbability: logPosterior(bank.prior, answered, mode) + logDet / 2,
    figures: view.approximate(expectedFigures(bank, mode, covariance)),
  };
}

/** Returns the exact figures minus the approximate ones. */
function figureOffsets({ bank, asked, view }: Attack, state: State): number[] {
  const answers = bank.items.map((): number | null => null);
  asked.forEach((i, n) => {
    answers[i] = state.answered[n]!.response;
  });
  return view.exact(computeProfile(bank, answers)).map((value, j) => value - state.figures[j]!);
}

/** Proposes another answer to one question, or a shift between two questions of one trait. */
function propose(attack: Attack, state: State): State | null {
  const { asked, bank, random } = attack;
  const one = random.below(asked.length);
  const step = random.uniform() < 0.5 ? 1 : -1;
  const changes = new Map([[one, step * (1 + random.below(2))]]);
  if (random.uniform() < 0.6) {
    const alike = asked.flatMap((i, n) =>
      n !== one && bank.theme[i] === bank.theme[asked[one]!] ? [n] : [],
    );
    if (alike.length > 0) changes.set(alike[random.below(alike.length)]!, -step);
  }
  const answers = responses(state);
  for (const [n, change] of changes) {
    answers[n]! += change;
    if (answers[n]! < 1 || answers[n]! > 7) return null;
  }
  let next = state;
  for (const n of changes.keys()) next = changeAnswer(next, n, answers[n]!);
  return finish(attack, next);
}

/** Moves the posterior by one Newton step after the change of one answer. */
function changeAnswer(state: State, n: number, response: number): State {
  const { item, response: before } = state.answered[n]!;
  const x = predictorAt(item, state.mode);
  const gradient =
    scoreFunction(item.intercepts, x, response) - scoreFunction(item.intercepts, x, before);
  const information =
    observedInformation(item.intercepts, x, response) -
    observedInformation(item.intercepts, x, before);
  const direction = new Float64Array(latentCount);
  const [d0, d1] = [item.dimensions[0]!, item.dimensions[1]!];
  const [s0, s1] = [item.slopes[0]!, item.slopes[1]!];
  for (let i = 0; i < latentCount; i++)
    direction[i] =
      state.covariance[i * latentCount + d0]! * s0 + state.covariance[i * latentCount + d1]! * s1;
  const variance = direction[d0]! * s0 + direction[d1]! * s1;
  const scale = 1 + information * variance;
  const mode = state.mode.map((value, i) => value + (direction[i]! * gradient) / scale);
  const covariance = new Float64Array(state.covariance.length);
  for (let i = 0; i < latentCount; i++) {
    const factor = (information / scale) * direction[i]!;
    for (let j = 0; j < latentCount; j++) {
      const at = i * latentCount + j;
      covariance[at] = state.covariance[at]! - factor * direction[j]!;
    }
  }
  return {
    ...state,
    answered: state.answered.with(n, { item, response }),
    mode,
    covariance,
    logDeterminant: state.logDeterminant - Math.log(scale),
  };
}

function finish({ bank, view }: Attack, state: State): State {
  return {
    ...state,
    logProbability: logPosterior(bank.prior, state.answered, state.mode) + state.logDeterminant / 2,
    figures: view.approximate(expectedFigures(bank, state.mode, state.covariance)),
  };
}

/** How improbable the figures are, by how far each lies outside the step of the one shown. */
function penalty(
  { view: { shown, halfStep } }: Attack,
  figures: readonly number[],
  offsets: readonly number[],
  tolerance: number,
): number {
  let squares = 0;
  for (let j = 0; j < figures.length; j++) {
    const distance = Math.abs(figures[j]! + offsets[j]! - shown[j]!);
    squares += Math.max(0, distance - halfStep) ** 2;
  }
  return squares / (2 * tolerance ** 2);
}
