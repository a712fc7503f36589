/** What somebody with a share code sees of a profile, as conditions on the profile's figures. */

import { z95 } from '../../../src/domain/scoring.ts';
import { setACount } from '../../../src/domain/survey.ts';
import { themeFacts, themes, type Theme } from '../../../src/domain/themes.ts';
import {
  profileDomains,
  recordFigures,
  recordStep,
  type Profile,
  computeProfile,
  type Answers,
} from '../../../src/psychometrics/index.ts';
import { naiveItems, position, probabilities } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPerson, simulateAnswers, generator } from '../people/population.ts';
import { shippedBank as bank, studySeed } from '../people/worlds.ts';
import { solve, type View } from './solver.ts';

export const viewNames = ['record', 'tenths'] as const;
export type ViewName = (typeof viewNames)[number];

const views: Record<ViewName, (profile: Profile) => View> = {
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

export interface DisclosureTask {
  part: 'disclosure';
  chunk: number;
  view: ViewName;
  people: number;
  sweeps: number;
}

/** The number of answers that are predicted right: all 1 to 7, or only as high (5 to 7) or not. */
interface Hits {
  exact: number;
  high: number;
}

/** What is predicted of some questions of all people of a chunk. */
export interface Predictions {
  questions: number;
  /** By the true traits and the true parameters, and by the solver from the figures shown. */
  fromTraits: Hits;
  fromFigures: Hits;
}

/** All questions asked, and the core questions of the themes without poles. */
export const questionGroups = ['all', 'unpoled'] as const;
export type QuestionGroup = (typeof questionGroups)[number];

export interface DisclosureChunk {
  view: ViewName;
  people: number;
  groups: Record<QuestionGroup, Predictions>;
}

const items = naiveItems(bank.items);

/**
 * The answers follow the model with the parameters that the solver knows. With parameters that are
 * off, as in the worlds of the other parts, it would do worse.
 */
export function disclosureChunk(task: DisclosureTask): DisclosureChunk {
  const random = generator(`${studySeed}/disclosure ${task.chunk}`);
  const exposure = items.map(() => 0);
  const none = (): Predictions => ({
    questions: 0,
    fromTraits: { exact: 0, high: 0 },
    fromFigures: { exact: 0, high: 0 },
  });
  const groups = { all: none(), unpoled: none() };
  for (let n = 0; n < task.people; n++) {
    const person = drawPerson(random, 0);
    const complete = simulateAnswers(items, person, random);
    const seed = `disclosure ${task.chunk}.${n}`;
    const answers = takeSurvey(bank, complete, { exposure, seed });
    const asked = answers.flatMap((answer, i) => (answer === null ? [] : [i]));
    const view = views[task.view](computeProfile(bank, answers));
    const counts = solve({ bank, asked, view, random, sweeps: task.sweeps });
    asked.forEach((i, k) => {
      const traitShares = probabilities(items[i]!, position(items[i]!, person));
      addPrediction(groups.all, answers, i, [traitShares, counts[k]!]);
      if (isUnpoledCore(i)) addPrediction(groups.unpoled, answers, i, [traitShares, counts[k]!]);
    });
  }
  return { view: task.view, people: task.people, groups };
}

const isUnpoledCore = (i: number): boolean =>
  i < setACount && themeFacts[bank.items[i]!.category].poles === null;

/** Predicts the most frequent answer, and 'high' if it has at least half of the weight. */
function addPrediction(
  to: Predictions,
  answers: Answers,
  i: number,
  [fromTraits, fromFigures]: readonly [readonly number[], readonly number[]],
): void {
  const answer = answers[i]!;
  const add = (hits: Hits, weights: readonly number[]): void => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const high = (weights[4]! + weights[5]! + weights[6]!) / total >= 0.5;
    hits.exact += Number(weights.indexOf(Math.max(...weights)) + 1 === answer);
    hits.high += Number(high === answer >= 5);
  };
  to.questions += 1;
  add(to.fromTraits, fromTraits);
  add(to.fromFigures, fromFigures);
}
