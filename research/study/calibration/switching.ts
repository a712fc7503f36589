/** What does a switch to calibrated parameters change (measurement §8)? */

import {
  type Answers,
  type Bank,
  computeProfile,
  createBank,
  findTitle,
  type ItemParameters,
} from 'spark-psychometrics';
import { keepTitle } from '../../../src/core/profile/figures.ts';
import type { Locale } from '../../../src/domain/locales.ts';
import { calibrate, type Calibration } from '../../calibration/calibrate.ts';
import type { NaiveItem } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type Bar, indices, type Question, shortNumber, table } from '../question.ts';
import { answerAll } from '../sentences/people.ts';
import { drawOf, type WayName } from '../sentences/ways.ts';
import { mean } from '../statistics.ts';

/** Populations that switch, and a calibration of two languages (`null`). */
const populations = ['the model', 'shifted down', 'four camps', 'mixed habits', null] as const;
type Population = (typeof populations)[number];

interface SwitchTask {
  readonly world: number;
  readonly population: Population;
}

export interface SwitchFigures {
  readonly population: Population;
  readonly converged: boolean;
  readonly steepest: number;
  /** The share of new people whose title is another after the switch. */
  readonly changedTitles: number;
  /** By how much answers in another language move the parameters of the items that differ there. */
  readonly languageBias: number;
}

const firstWorld = 420;
const donors = 1000;
const newPeople = 400;
const inEnglish = 600;
/** How much harder every eighth item of Set A is in the other language, in the trait's unit. */
const shift = 1;
const isShifted = ({ isSetA }: NaiveItem, i: number): boolean => isSetA && i % 8 === 3;

function survey(
  { truth, asking }: { readonly truth: readonly NaiveItem[]; readonly asking: Bank },
  way: WayName,
  { count, seed }: { readonly count: number; readonly seed: string },
): Answers[] {
  const random = generator(`${studySeed}/switch ${seed}`);
  return indices(count).map((n) => {
    const complete = answerAll(truth, drawOf(way, random), random);
    return takeSurvey(asking, complete, { adaptiveLength: true, seed: `switch ${seed} ${n}` });
  });
}

const respond = (bank: Bank, all: readonly Answers[]) => all.map((answers) => ({ bank, answers }));

function fittedBank({ items, contrastVariance }: Calibration['fit'], bank: Bank): Bank {
  const parameters = items.map(({ id, a, b }): [string, ItemParameters] => [
    id,
    { a, b, status: 'calibrated' },
  ]);
  return createBank(bank.items, new Map(parameters), contrastVariance);
}

function simulate({ world, population }: SwitchTask): SwitchFigures {
  const { truth, provisional: asking } = getWorld(world);
  const seed = `${population} ${world}`;
  if (population === null) return compareLanguages({ truth, asking }, seed);
  const own = survey({ truth, asking }, population, { count: donors, seed });
  const result = calibrate(respond(asking, own), { seed });
  const none = { population, languageBias: 0, converged: false };
  if (!result.converged) return { ...none, steepest: Number.NaN, changedTitles: Number.NaN };
  const fitted = fittedBank(result.fit, asking);
  const visitors = survey({ truth, asking }, population, { count: newPeople, seed: `${seed} new` });
  const changed = visitors.map((answers) => {
    const before = findTitle(computeProfile(asking, answers).archetypes);
    const after = keepTitle(computeProfile(fitted, answers), before);
    return Number(before.join() !== after.join());
  });
  return {
    ...none,
    converged: true,
    steepest: Math.max(...result.fit.items.map(({ a }) => a)),
    changedTitles: mean(changed),
  };
}

/** Calibrates with and without people to whom six translated items say something else. */
function compareLanguages(
  { truth, asking }: { readonly truth: readonly NaiveItem[]; readonly asking: Bank },
  seed: string,
): SwitchFigures {
  const english = survey({ truth, asking }, 'the model', { count: inEnglish, seed });
  const translated = truth.map((item, i) =>
    isShifted(item, i) ? { ...item, thresholds: item.thresholds.map((b) => b + shift) } : item,
  );
  const german = survey({ truth: translated, asking }, 'the model', {
    count: donors - inEnglish,
    seed: `${seed} de`,
  });
  const languages: Locale[] = [
    ...english.map(() => 'en' as const),
    ...german.map(() => 'de' as const),
  ];
  const alone = calibrate(respond(asking, english), { seed });
  const both = calibrate(respond(asking, [...english, ...german]), { seed, languages });
  const figures = { population: null, steepest: 0, changedTitles: 0 };
  if (!alone.converged || !both.converged)
    return { ...figures, converged: false, languageBias: Number.NaN };
  const items = new Map(alone.fit.items.map((item) => [item.id, item]));
  const moved = both.fit.items
    .filter(({ id }) => truth.some((item, i) => item.id === id && isShifted(item, i)))
    .map(({ id, b }) => mean(b) - mean(items.get(id)!.b));
  return { ...figures, converged: true, languageBias: Math.abs(mean(moved)) };
}

const nameOf = (population: Population): string => population ?? '600 English and 400 translated';

const switchBars = ({ population, ...figures }: SwitchFigures): Bar[] => {
  const name = nameOf(population);
  const settled: Bar = ['11i', `${name}: converged`, { min: 1 }, Number(figures.converged)];
  return population === null
    ? [settled, ['11k', `${name}: bias of b`, { max: 0.05 }, figures.languageBias]]
    : [
        settled,
        ['11i', `${name}: steepest slope`, { max: 3.5 }, figures.steepest],
        ['11j', `${name}: titles changed`, { max: 0.35 }, figures.changedTitles],
      ];
};

const report = (all: readonly SwitchFigures[]): string[] => [
  '## A switch of parameters',
  `${donors} people of each population donate, and the fit then scores ${newPeople} others of it. A title stays while it is among the three most probable. In the last row six questions are one unit harder in a translation that 400 of the thousand answered; the bias is against a fit without them.`,
  table(
    ['Population', 'Steepest slope', 'Titles changed', 'Bias'],
    all.map(({ population, steepest, changedTitles, languageBias }) => [
      nameOf(population),
      ...(population === null
        ? ['', '', shortNumber(languageBias)]
        : [shortNumber(steepest), shortNumber(changedTitles), '']),
    ]),
  ),
];

export const switching: Question<SwitchTask, SwitchFigures, SwitchFigures[]> = {
  plan: () => populations.map((population, n) => ({ population, world: firstWorld + n })),
  effort: () => donors * 30,
  simulate,
  measure: (chunks) => [...chunks],
  bars: (all) => all.flatMap(switchBars),
  report,
};
