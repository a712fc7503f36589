/** The questions, grouped into studies that run and store their results together. */

import { groupDifferences } from './calibration/group-differences.ts';
import { recovery } from './calibration/recovery.ts';
import { switching } from './calibration/switching.ts';
import { bankVersion, fixedProfile, studySeed } from './people/worlds.ts';
import { type Bar, judge, type JudgedBar, type Question } from './question.ts';
import { carelessness } from './questions/carelessness.ts';
import { change } from './questions/change.ts';
import { compatibility } from './questions/compatibility.ts';
import { deeper } from './questions/deeper.ts';
import { disclosure } from './questions/disclosure.ts';
import { facets } from './questions/facets.ts';
import { levels } from './questions/levels.ts';
import { order } from './questions/order.ts';
import { passing } from './questions/passing.ts';
import { precision, precisionSize } from './questions/precision.ts';
import { quality } from './questions/quality.ts';
import { recordPairs } from './questions/record-pairs.ts';
import { setBExposure, setBRules } from './questions/set-b.ts';
import { shortForm } from './questions/short-form.ts';
import { startingValues } from './questions/starting-values.ts';
import { texts } from './questions/texts.ts';
import { titles } from './questions/titles.ts';
import { typical } from './questions/typical-pairs.ts';
import { levelChances } from './sentences/level-chances.ts';
import { sentences } from './sentences/sentences.ts';
import { type PlannedTask, runTasks } from './threads.ts';

/** What `npm run study` runs. */
const main = {
  precision,
  facets,
  setBRules,
  setBExposure,
  compatibility,
  typical,
  levels,
  recordPairs,
  disclosure,
  quality,
  carelessness,
  startingValues,
  shortForm,
  order,
  titles,
  texts,
};
/** What it runs after that, or by name. */
const named = {
  sentences: { sentences, levelChances },
  change: { change },
  deeper: { deeper },
  passing: { passing },
  calibration: { recovery, groupDifferences, switching },
};

const questions = {
  ...main,
  ...named.sentences,
  ...named.change,
  ...named.deeper,
  ...named.passing,
  ...named.calibration,
};
type Questions = typeof questions;
type Name = keyof Questions;
export const studies = { main, ...named };
export type StudyName = keyof typeof studies;

/** The page of the method shows these figures; the path is relative to this folder. */
export const methodologyFigures = '../../src/web/features/methodology/study.json';

// as: the keys of literal objects
const namesOf = (study: StudyName) => Object.keys(studies[study]) as Name[];

/** A task of one question. */
export interface Task {
  name: Name;
  task: unknown;
}

// as: questions take the tasks, chunks and figures that they have made themselves
const find = (name: Name) => questions[name] as unknown as Question<unknown, unknown, unknown>;

export const simulate = ({ name, task }: Task): unknown => find(name).simulate(task);

type Figures<N extends Name> = { [Own in N]: ReturnType<Questions[Own]['measure']> };

/** The stored results of a study. */
export interface Study {
  about: {
    date: string;
    seed: string;
    durationSeconds: number;
    bank: string;
    /** The profile of a fixed pattern of answers. */
    profile: number[];
    node: string;
    /** Of the question of precision, which has the most people. */
    size: typeof precisionSize.full;
  };
  bars: JudgedBar[];
  figures: Partial<Figures<Name>>;
}
export type MainStudy = Study & { figures: Figures<keyof typeof main> };

/** Runs all questions of a study. `onProgress` receives the share of the work that is done. */
export async function runStudy(
  study: StudyName,
  isQuick: boolean,
  onProgress: (share: number) => void,
): Promise<Study> {
  const started = performance.now();
  const names = namesOf(study);
  const planned: PlannedTask<Task>[] = names.flatMap((name) =>
    find(name)
      .plan(isQuick)
      .map((task) => ({ task: { name, task }, effort: find(name).effort(task) })),
  );
  const results = await runTasks(planned, onProgress);
  const measure = (name: Name): unknown =>
    find(name).measure(results.filter((_, i) => planned[i]!.task.name === name));
  const figures: Study['figures'] = Object.fromEntries(names.map((name) => [name, measure(name)]));
  return {
    about: {
      date: new Date().toISOString().slice(0, 10),
      seed: studySeed,
      durationSeconds: Math.round((performance.now() - started) / 1000),
      bank: bankVersion,
      profile: fixedProfile(),
      node: process.versions.node,
      size: precisionSize[isQuick ? 'quick' : 'full'],
    },
    bars: judge(barsOf(study, figures), isQuick),
    figures,
  };
}

/** Returns the bars of a study, from figures that were just measured or stored. */
export const barsOf = (study: StudyName, figures: Study['figures']): Bar[] =>
  namesOf(study).flatMap((name) => find(name).bars(figures[name]));

/** Returns the paragraphs of all questions of a study. */
export const reportOf = (study: StudyName, figures: Study['figures']): string[] =>
  namesOf(study).flatMap((name) => find(name).report(figures[name]));
