/** Which answers can a holder of a share code compute back from the public record? */

import {
  profileDomains,
  recordFigures,
  recordStep,
  type Profile,
  computeProfile,
} from 'spark-psychometrics';
import { z95 } from '../../../src/domain/scoring.ts';
import { setACount } from '../../../src/domain/survey.ts';
import { record, themeFacts, themes, type Theme } from '../../../src/domain/themes.ts';
import { naiveItems, position, probabilities } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { shippedBank as bank, studySeed } from '../people/worlds.ts';
import { type Bar, indices, percent, type Question } from '../question.ts';
import { type Figure, jackknifeFigure, sum } from '../statistics.ts';
import { solve, type View } from './solver.ts';

/**
 * The public record as conditions on the figures of a profile: the traits and the intensities in
 * steps of 5. Where fantasy and activity are the same, their difference is within its margin;
 * elsewhere half of it is shown in steps of 5.
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

interface DisclosureTask {
  chunk: number;
  people: number;
  sweeps: number;
}

/** All questions asked, and the core questions of the themes without poles. */
const groups = {
  all: 'all questions',
  unpoled: 'core questions of themes without poles',
} as const;
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[]; // as: the keys of a literal object

/**
 * The number of answers that are predicted right: all 1 to 7, or only as high (5 to 7) or not. By
 * the true traits and the true parameters, and by the solver from the figures shown.
 */
const counted = ['questions', 'exactTraits', 'highTraits', 'exactFigures', 'highFigures'] as const;
type Predictions = Record<(typeof counted)[number], number>;

type DisclosureChunk = { people: number } & Record<Group, Predictions>;

const items = naiveItems(bank.items);

/**
 * The answers follow the model with the parameters that the solver knows. With parameters that are
 * off, as in the worlds of other questions, it would do worse.
 */
function simulate({ chunk, people, sweeps }: DisclosureTask): DisclosureChunk {
  const random = generator(`${studySeed}/disclosure ${chunk}`);
  const result = { people, ...record(groupNames, () => record(counted, () => 0)) };
  for (const n of indices(people)) {
    const person = drawPerson(random, 0);
    const complete = simulateAnswers(items, person, random);
    const answers = takeSurvey(bank, complete, { seed: `disclosure ${chunk}.${n}` });
    const asked = answers.flatMap((answer, i) => (answer === null ? [] : [i]));
    const view = viewRecord(computeProfile(bank, answers));
    const counts = solve({ bank, asked, view, random, sweeps });
    asked.forEach((i, k) => {
      const fromTraits = predict(
        probabilities(items[i]!, position(items[i]!, person)),
        complete[i]!,
      );
      const fromFigures = predict(counts[k]!, complete[i]!);
      for (const group of groupNames) {
        if (group === 'unpoled' && !isUnpoledCore(i)) continue;
        const to: Predictions = result[group];
        to.questions += 1;
        to.exactTraits += fromTraits.exact;
        to.highTraits += fromTraits.high;
        to.exactFigures += fromFigures.exact;
        to.highFigures += fromFigures.high;
      }
    });
  }
  return result;
}

const isUnpoledCore = (i: number): boolean =>
  i < setACount && themeFacts[bank.items[i]!.category].poles === null;

/** Predicts the most frequent answer, and 'high' if it has at least half of the weight. */
function predict(weights: readonly number[], answer: number): { exact: number; high: number } {
  const isHigh = (weights[4]! + weights[5]! + weights[6]!) / sum(weights) >= 0.5;
  return {
    exact: Number(weights.indexOf(Math.max(...weights)) + 1 === answer),
    high: Number(isHigh === answer >= 5),
  };
}

/** Shares of answers that are predicted right, 0 to 1, and the gain of the solver in points. */
interface GroupFigures {
  exactFromTraits: number;
  highFromTraits: number;
  exactGain: Figure;
  highGain: Figure;
}

type DisclosureFigures = { people: number } & Record<Group, GroupFigures>;

function measure(chunks: readonly DisclosureChunk[]): DisclosureFigures {
  const figures = (group: Group): GroupFigures => {
    const total = (some: typeof chunks, name: keyof Predictions): number =>
      sum(some.map((chunk) => chunk[group][name]));
    const ratio = (some: typeof chunks, name: keyof Predictions): number =>
      total(some, name) / total(some, 'questions');
    const gain = (kind: 'exact' | 'high'): Figure =>
      jackknifeFigure(
        chunks,
        (some) => 100 * (ratio(some, `${kind}Figures`) - ratio(some, `${kind}Traits`)),
      );
    return {
      exactFromTraits: ratio(chunks, 'exactTraits'),
      highFromTraits: ratio(chunks, 'highTraits'),
      exactGain: gain('exact'),
      highGain: gain('high'),
    };
  };
  return { people: sum(chunks.map(({ people }) => people)), ...record(groupNames, figures) };
}

const bars = (figures: DisclosureFigures): Bar[] =>
  groupNames.flatMap((group, n): Bar[] => {
    const what = `computed back from a record, ${groups[group]}, points above the best prediction from true traits`;
    const limits = { max: 5, margin: 6 };
    return [
      [`m9${'bd'[n]}`, `exact answers ${what}`, limits, figures[group].exactGain],
      [`m9${'ce'[n]}`, `high or low ${what}`, limits, figures[group].highGain],
    ];
  });

const report = ({ people, all }: DisclosureFigures): string[] => [
  `A solver that knows the model, the true parameters and which questions were asked computes answers back from what a share code shows (${people} people, bars m9b to m9e). From the true traits alone somebody guesses ${percent(all.exactFromTraits)} of answers exactly.`,
];

export const disclosure: Question<DisclosureTask, DisclosureChunk, DisclosureFigures> = {
  plan: (isQuick) =>
    indices(isQuick ? 4 : 25).map((chunk) =>
      isQuick ? { chunk, people: 3, sweeps: 150 } : { chunk, people: 4, sweeps: 500 },
    ),
  effort: ({ people, sweeps }) => people * sweeps * 2,
  simulate,
  measure,
  bars,
  report,
};
