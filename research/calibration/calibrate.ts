/**
 * A whole calibration: filters careless answers, fits, filters again by the new parameters, and
 * fits again (measurement §8). The first filter knows only the present parameters, which are wrong
 * about honest people too; the second does not repeat its mistakes. A further fit leaves out the
 * answers to an item that measures differently in a translation.
 */

import type { Bank } from '../../packages/psychometrics/src/bank/bank.ts';
import type { Respondent } from '../../packages/psychometrics/src/profile/posterior.ts';
import type { PersonFitCuts } from '../../packages/psychometrics/src/profile/response-quality.ts';
import type { Locale } from '../../src/domain/locales.ts';
import {
  answersIn,
  calibrationData,
  commonestBank,
  filterByBank,
  filterByFit,
  type FittedParameters,
  simulateFitCuts,
  withParameters,
} from './answers.ts';
import { type LanguageTest, testLanguages } from './fairness/languages.ts';
import {
  estimateParameters,
  fitItemParameters,
  type FitOptions,
  type FitProblem,
  fullSchedule,
  type ItemFit,
  minPeople,
  type Schedule,
} from './fit.ts';

interface FilterEffect {
  readonly removedExtremes: number;
  readonly keptExtremes: number;
  readonly slopeRatio: number;
}

export interface Calibration {
  readonly fit: ItemFit;
  /** The cut of person fit that belongs to the new parameters. */
  readonly cuts: PersonFitCuts;
  /** The positions of the people whose answers were fitted. */
  readonly kept: readonly number[];
  /** The number of people that the filter removed. */
  readonly filtered: number;
  /**
   * What the filter did: the shares of answers of 1 or 7 among the people it removed and kept, and
   * by how much it changed the slopes, on average (1 if not at all). A filter that takes a style of
   * answering for carelessness shows here.
   */
  readonly filterEffect: FilterEffect;
  /** One test for each language with answers. */
  readonly languages: readonly LanguageTest[];
}

export type CalibrationResult =
  | ({ readonly converged: true } & Calibration)
  | { readonly converged: false; readonly reason: FitProblem };

export interface CalibrationOptions {
  readonly seed: string;
  /** How long the two fits run. The first only serves the second filter: no standard errors. */
  readonly schedules?: { readonly first: Schedule; readonly second: Schedule };
  /** Receives the completed share of the work, 0..1, and the name of the phase. */
  readonly onProgress?: (share: number, phase: string) => void;
  /**
   * The language in which each person answered; null if there were several. By default everybody
   * answered in English.
   */
  readonly languages?: readonly (Locale | null)[];
}

const fullSchedules = {
  first: { warmUp: 40, tail: 20, information: 0 },
  second: fullSchedule,
};
/** The shares of the work that the first fit and the fit without the filter make. */
const firstShare = 0.16;
const unfilteredShare = 0.2;

/** The language of the text that the parameters belong to. */
const reference: Locale = 'en';

/**
 * Calibrates the items of all banks (editions) that the people have answered. Items with the same
 * id are one item; the caller leaves out answers to another text. The result depends on the people,
 * their order, the seed and the schedules alone. If it has not converged, nothing must be changed.
 */
export function calibrate(
  people: readonly Respondent[],
  { seed, schedules = fullSchedules, onProgress = () => {}, languages }: CalibrationOptions,
): CalibrationResult {
  const dataOf = (kept: readonly number[]) => calibrationData(kept.map((at) => people[at]!));
  onProgress(0, 'filtering');
  const careful = filterByBank(people);
  if (careful.length < minPeople) return { converged: false, reason: 'too_few_people' };
  const first = estimateParameters(dataOf(careful), {
    seed: `${seed} first`,
    schedule: schedules.first,
    onProgress: (share) => onProgress(firstShare * share, 'first fit'),
  });
  const kept = filterByFit(first, people, `${seed} first cuts`);
  if (kept.length < minPeople) return { converged: false, reason: 'too_few_people' };
  const everyone = people.map((person, at) => ({
    ...person,
    language: languages ? (languages[at] ?? null) : reference,
  }));
  const second = fitByLanguage(
    kept.map((at) => everyone[at]!),
    {
      seed,
      schedule: schedules.second,
      from: first,
      onProgress: (share) =>
        onProgress(firstShare + (1 - firstShare - unfilteredShare) * share, 'second fit'),
    },
  );
  if (!second.converged) return { converged: false, reason: second.reason };
  const { fit, joined } = second;
  const unfiltered = estimateParameters(calibrationData(withJoinedItems(everyone, joined)), {
    seed: `${seed} unfiltered`,
    schedule: schedules.first,
    from: first,
    onProgress: (share) => onProgress(1 - unfilteredShare * (1 - share), 'fit without the filter'),
  });
  const asking = commonestBank(people);
  const fitted = withFit(asking, fit);
  return {
    converged: true,
    fit,
    cuts: simulateFitCuts(fitted, asking, `${seed} cuts`),
    kept,
    filtered: people.length - kept.length,
    filterEffect: effectOfFilter(people, kept, fit, unfiltered),
    languages: second.languages,
  };
}

const withFit = (bank: Bank, { items, contrastVariance }: ItemFit): Bank =>
  withParameters(bank, { items: new Map(items.map((item) => [item.id, item])), contrastVariance });

interface Answerer extends Respondent {
  readonly language: Locale | null;
}

/** The most fits. Each fit may let more translated items join, and reveal others that differ. */
const maxLanguageFits = 4;

/** The ids of items. */
type ItemsByLanguage = ReadonlyMap<Locale, ReadonlySet<string>>;

/**
 * Fits the answers to the English text, the reference. A translated item joins once a test has
 * found that it measures the same; until then, answers to it have no part in the common fit.
 */
function fitByLanguage(people: readonly Answerer[], options: FitOptions) {
  const asking = commonestBank(people);
  const members = people.map((person) => ({
    language: person.language,
    answers: answersIn(asking, person),
  }));
  /** The items that measure in a translation as they do in English. */
  let joined: ItemsByLanguage = new Map();
  let languages: LanguageTest[] | null = null;
  for (let fits = 1; ; fits++) {
    const included = withJoinedItems(people, joined);
    const result = fitItemParameters(calibrationData(included), {
      ...options,
      ...(fits > 1 && { onProgress: () => {} }), // the bar has passed this part
    });
    if (!result.converged) return result;
    // The last fit has no test of its own: it has the items that the test before it let join.
    if (languages && fits === maxLanguageFits) return { ...result, languages, joined };
    languages = testLanguages(
      withFit(asking, result.fit),
      members,
      pickItems(languages ?? [], true),
    );
    const before = joined;
    joined = pickItems(languages, false);
    if ([...joined].every(([language, ids]) => isSame(ids, before.get(language))))
      return { ...result, languages, joined };
  }
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The ids of the translated items that differ, or those that do not, by language. */
const pickItems = (tests: readonly LanguageTest[], isDiffering: boolean): ItemsByLanguage =>
  new Map(
    tests
      .filter(({ language }) => language !== reference)
      .map(({ language, items }) => [
        language,
        new Set(items.flatMap(({ id, own }) => ((own !== null) === isDiffering ? [id] : []))),
      ]),
  );

/** Returns the people with their answers to the English items and to those that have joined. */
function withJoinedItems(
  people: readonly Answerer[],
  joined: ItemsByLanguage,
): readonly Respondent[] {
  return people.flatMap(({ bank, answers, language }) => {
    if (language === reference) return [{ bank, answers }];
    const ids = language === null ? undefined : joined.get(language);
    if (!ids?.size) return [];
    const own = answers.map((answer, i) => (ids.has(bank.items[i]!.id) ? answer : null));
    return own.every((answer) => answer === null) ? [] : [{ bank, answers: own }];
  });
}

function effectOfFilter(
  people: readonly Respondent[],
  kept: readonly number[],
  { items }: ItemFit,
  unfiltered: FittedParameters,
): FilterEffect {
  const isKept = new Set(kept);
  const extremes = (wanted: boolean): number => {
    const given = people
      .filter((_, at) => isKept.has(at) === wanted)
      .flatMap(({ answers }) => answers.filter((answer) => answer !== null));
    return (
      given.filter((answer) => answer === 1 || answer === 7).length / Math.max(1, given.length)
    );
  };
  const logRatios = items.map(({ id, a }) => Math.log(a / unfiltered.items.get(id)!.a));
  return {
    removedExtremes: extremes(false),
    keptExtremes: extremes(true),
    slopeRatio: Math.exp(logRatios.reduce((sum, ratio) => sum + ratio / logRatios.length, 0)),
  };
}
