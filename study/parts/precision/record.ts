/**
 * Records the scores that the product reports for a person, together with the person's true scores.
 */

import { polarityThemes, themes } from '../../../src/domain/themes.ts';
import { computeProfile, type Answers, type Bank } from '../../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { latentCount, traitCount } from '../../naive/model.ts';
import { restrictAnswers } from '../../people/forms.ts';
import { mean } from '../statistics.ts';
import { observe, type Sums } from '../sums.ts';
import type { Person } from './person.ts';

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
