/**
 * A flat no to one side of a theme, whatever the other side is (measurement §4). The normal prior
 * knows none: it takes somebody who likes one side to like the other one at least a little.
 */

import type { Bank } from '../bank/bank.ts';
import { latentDraws } from '../bank/latent-draws.ts';
import { latentCount, themeTraits } from '../bank/traits.ts';
import { themes, isPoled } from '../facts/themes.ts';
import { logCategoryProbability, predictorAt } from '../kernel/graded-response.ts';
import type { AnsweredItem } from '../kernel/posterior-mode.ts';
import {
  type Answers,
  answeredItems,
  drawCount,
  fixedNormalVectors,
  type PersonPosterior,
  scoreAnswers,
} from './posterior.ts';

/** The prior share of sides that are a flat no, a judgement until data speak [provisional]. */
const noShare = 0.15;
/** The level of a flat no: nearly every answer is 1. */
const noLevel = -3;
/** A flat no is possible only where no answer to the side is above this. */
const highestNo = 2;
/** One answer alone is no pattern. */
const minAnswers = 2;

const sides: readonly number[] = themes.filter(isPoled).flatMap((theme) => themeTraits[theme]);

/**
 * Scores the answers with a prior in which every side may also be a flat no. Its posterior is a
 * mixture; the result has the mean and covariance of the mixture.
 */
export function scorePerson(bank: Bank, answers: Answers): PersonPosterior {
  const plain = scoreAnswers(bank, answers);
  const suspected = sides.flatMap((trait) => suspectNo(bank, answers, trait) ?? []);
  if (suspected.length === 0) return plain;
  const mode = Float64Array.from(plain.mode);
  const covariance = Float64Array.from(plain.covariance);
  const at = (i: number, j: number): number => i * latentCount + j;
  // A flat no to a side says nothing about all others.
  for (const { trait, chance, others } of suspected)
    for (let i = 0; i < latentCount; i++) {
      if (i === trait) continue;
      mode[i]! += chance * (others.mode[i]! - plain.mode[i]!);
      for (let j = 0; j < latentCount; j++)
        if (j !== trait)
          covariance[at(i, j)]! +=
            chance * (others.covariance[at(i, j)]! - plain.covariance[at(i, j)]!);
    }
  for (const { trait, chance } of suspected) {
    const [level, variance] = [mode[trait]!, covariance[at(trait, trait)]!];
    for (let j = 0; j < latentCount; j++) {
      covariance[at(trait, j)]! *= 1 - chance;
      covariance[at(j, trait)]! *= 1 - chance;
    }
    mode[trait] = chance * noLevel + (1 - chance) * level;
    covariance[at(trait, trait)] = (1 - chance) * (variance + chance * (level - noLevel) ** 2);
  }
  return { ...plain, mode, covariance };
}

/**
 * Returns the posterior for a comparison: the mean of the mixture, with the covariance of the
 * normal posterior, since a pair's posterior needs one that is nowhere wider than the prior.
 */
export const scoreForPair = (bank: Bank, answers: Answers): PersonPosterior => ({
  ...scoreAnswers(bank, answers),
  mode: scorePerson(bank, answers).mode,
});

interface Suspicion {
  readonly trait: number;
  /** The posterior probability that the side is a flat no, 0..1. */
  readonly chance: number;
  /** The posterior from all answers to other sides. */
  readonly others: PersonPosterior;
}

/**
 * Compares how likely the answers to a side are for a flat no, and for what all other answers let
 * expect of the side. Returns null if the answers exclude a flat no.
 */
function suspectNo(bank: Bank, answers: Answers, trait: number): Suspicion | null {
  const own = answeredItems(bank, answers, (index) => bank.trait[index] === trait);
  if (own.length < minAnswers || own.some(({ response }) => response > highestNo)) return null;
  const others = scoreAnswers(bank, answers, (index) => bank.trait[index] !== trait);
  const draws = latentDraws(others, fixedNormalVectors());
  const latent = new Float64Array(latentCount);
  let expected = 0;
  for (let r = 0; r < drawCount; r++) {
    for (let i = 0; i < latentCount; i++) latent[i] = draws[i * drawCount + r]!;
    expected += likelihoodOf(own, latent) / drawCount;
  }
  const flat = new Float64Array(latentCount);
  flat[trait] = noLevel;
  const no = noShare * likelihoodOf(own, flat);
  return { trait, chance: no / (no + (1 - noShare) * expected), others };
}

const likelihoodOf = (answered: readonly AnsweredItem[], latent: Float64Array): number =>
  Math.exp(
    answered.reduce(
      (sum, { item, response }) =>
        sum + logCategoryProbability(item.intercepts, predictorAt(item, latent), response),
      0,
    ),
  );
