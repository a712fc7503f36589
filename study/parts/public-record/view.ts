/** What somebody with a share code sees of a profile, as conditions on the profile's figures. */

import { z95 } from '../../../src/domain/scoring.ts';
import { themeFacts, themes, type Theme } from '../../../src/domain/themes.ts';
import {
  profileDomains,
  recordFigures,
  recordStep,
  type Profile,
} from '../../../src/psychometrics/index.ts';
import type { ExpectedFigures } from './expected-figures.ts';

/**
 * The figures that somebody sees of one person. A pattern of answers agrees with them if each of
 * its statistics is within `halfStep` of the one shown.
 */
export interface View {
  shown: readonly number[];
  halfStep: number;
  /** How much a deviation counts, one number per statistic; 1 for all if absent. */
  weights?: readonly number[];
  /** After so many sweeps the solver computes the error of its approximation anew. */
  exactEvery: number;
  /** The statistics of another profile. */
  exact(profile: Profile): number[];
  approximate(figures: ExpectedFigures): number[];
}

export const viewNames = ['record', 'tenths'] as const;
export type ViewName = (typeof viewNames)[number];

export const views: Record<ViewName, (profile: Profile) => View> = {
  record: viewRecord,
  tenths: viewTenths,
};

/**
 * The public record: the traits and the intensities in steps of 5. Where fantasy and activity are
 * the same, their difference is within its margin; elsewhere half of it is shown in steps of 5.
 */
function viewRecord(profile: Profile): View {
  const halfStep = recordStep / 2;
  const { themes: byTheme, traits } = recordFigures(profile);
  const halfGap = (theme: Theme): number => (byTheme[theme].fantasy - byTheme[theme].activity) / 2;
  const gapStatistic = (theme: Theme, gap: number, se: number): number =>
    halfGap(theme) === 0 ? (halfStep * gap) / (z95 * se) : gap / 2;
  return {
    halfStep,
    exactEvery: 10,
    shown: [
      ...themes.map((theme) => (byTheme[theme].fantasy + byTheme[theme].activity) / 2),
      ...traits,
      ...themes.map(halfGap),
    ],
    exact: (other) => [
      ...themes.map((theme) => other.scores[theme].value),
      ...profileDomains(other),
      ...themes.map((theme) => {
        const { value, se } = other.facets[theme].gap;
        return gapStatistic(theme, value, se);
      }),
    ],
    approximate: ({ fantasy, activity, gapSe, traits: expected }) => [
      ...themes.map((_, n) => (fantasy[n]!.mean + activity[n]!.mean) / 2),
      ...expected,
      ...themes.map((theme, n) =>
        gapStatistic(theme, fantasy[n]!.mean - activity[n]!.mean, gapSe[n]!),
      ),
    ],
  };
}

/**
 * The public profile of the first edition: tenths, with standard errors. The solver attacks the
 * themes without poles, whose answers act on these figures directly, and lets the others count
 * less.
 */
function viewTenths(profile: Profile): View {
  const exact = ({ facets }: Profile): number[] =>
    themes.flatMap((theme) => {
      const { fantasy, activity } = facets[theme];
      return [fantasy.value, fantasy.se, activity.value, activity.se];
    });
  return {
    halfStep: 0.05,
    exactEvery: 3,
    weights: themes.flatMap((theme) => {
      const weight = themeFacts[theme].poles === null ? 2 : 0.15;
      return [weight, weight, weight, weight];
    }),
    exact,
    shown: exact(profile).map((value) => Math.round(10 * value) / 10),
    approximate: ({ fantasy, activity }) =>
      themes.flatMap((_, n) =>
        [fantasy[n]!, activity[n]!].flatMap(({ mean, variance }) => [mean, Math.sqrt(variance)]),
      ),
  };
}
