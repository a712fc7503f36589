/** Records the scores that the product reports for a person, with the person's true scores. */

import { polarityThemes, themes } from '../../../src/domain/themes.ts';
import { computeProfile, type Answers, type Bank } from '../../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { latentCount, traitCount } from '../../second-model/model.ts';
import { type ProfileScores } from '../../second-model/profile.ts';
import { type Exposure, restrictAnswers } from '../people/forms.ts';
import { type Random } from '../people/population.ts';
import { type Scoring, type World } from '../people/worlds.ts';
import { type Sums, mean, observe } from '../statistics.ts';

/** How far a population's 17 traits lie below the prior's mean, in prior standard deviations. */
export const populations = { usual: 0, reserved: 0.9, 'very reserved': 2.2 } as const;
export type Population = keyof typeof populations;

export interface Person {
  world: World;
  latent: number[];
  answers: number[];
  truth: ProfileScores;
  random: Random;
}

/**
 * The seed for choosing a person's items, and the exposure counts for each way of choosing them.
 */
export interface Attempt {
  seed: string;
  exposure(name: string): Exposure;
}

export interface PrecisionChunk {
  sums: Sums;
  /** The length of each person's adaptive Set B. */
  lengths: Record<Scoring, number[]>;
  /**
   * For each person, the mean standard error of the polarities: as predicted when Set B is chosen,
   * and as reported after it is answered.
   */
  polaritySe: Record<Scoring, [predicted: number, reported: number][]>;
  /** The share of the answer 1 ('Hard No!') among the answers to Set A. */
  hardNo: Record<Population, number>;
  /** The true intensities of the ten themes, of all people in one list. */
  intensities: Record<Population, number[]>;
}

/** The sign of a polarity is recorded only if the true polarity is above 20 or below -20 points. */
const minSignedPolarity = 20;

/**
 * Records the estimates and standard errors of the profile, and of the 17 traits from which it is
 * computed.
 */
export function recordProfile(
  { latent, truth }: Person,
  bank: Bank,
  sums: Sums,
  [condition, answers]: [string, Answers],
): void {
  const { mode, covariance } = scoreAnswers(bank, answers);
  for (let t = 0; t < traitCount; t++) {
    const se = Math.sqrt(covariance[t * latentCount + t]!);
    observe(sums, `${condition}|theta|${t}`, { value: mode[t]!, se }, latent[t]!);
  }
  const profile = computeProfile(bank, answers);
  themes.forEach((theme, i) => {
    const { fantasy, activity, gap } = profile.facets[theme];
    observe(sums, `${condition}|intensity|${theme}`, profile.scores[theme], truth.intensity[i]!);
    observe(sums, `${condition}|fantasy|${theme}`, fantasy, truth.fantasy[i]!);
    observe(sums, `${condition}|activity|${theme}`, activity, truth.activity[i]!);
    observe(sums, `${condition}|gap|${theme}`, gap, truth.gap[i]!);
  });
  polarityThemes.forEach((theme, i) => {
    const { value, se } = profile.polarities[theme];
    const real = truth.polarity[i]!;
    observe(sums, `${condition}|polarity|${theme}`, { value, se }, real);
    if (Math.abs(real) > minSignedPolarity)
      observe(sums, `${condition}|sign|${theme}`, { value: Math.sign(value), se }, Math.sign(real));
  });
  Object.values(profile.factors).forEach((estimate, i) =>
    observe(sums, `${condition}|area|${i}`, estimate, truth.area[i]!),
  );
}

/**
 * Records the mean answer to the questions of each trait, the simple alternative to the model. Its
 * scale differs from that of the truth, so only its correlation with the truth is meaningful.
 */
export function recordRawMeans(
  { world: { truth }, latent, answers }: Person,
  sums: Sums,
  chosen: readonly number[],
): void {
  const given = restrictAnswers(answers, chosen);
  for (let t = 0; t < traitCount; t++) {
    const own = truth.flatMap((item, i) => (item.trait === t ? (given[i] ?? []) : []));
    observe(sums, `raw means 48+15 D-optimal|theta|${t}`, { value: mean(own), se: 0 }, latent[t]!);
  }
}
