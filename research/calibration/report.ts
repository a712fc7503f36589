/** What an administrator reads about a calibration before switching to its set. */

import { findEdition, type ItemBank } from '../../src/core/survey/bank.ts';
import { ageRanges, genders } from '../../src/domain/account.ts';
import { driftErrors, minGroupAnswers } from '../../src/domain/scoring.ts';
import { themes } from '../../src/domain/themes.ts';
import {
  type Bank,
  bankFromParameterSet,
  byFirstProbability,
  computeProfile,
  type ParameterSet,
  type Profile,
  seededUniform,
  traits,
} from '../../src/psychometrics/index.ts';
import type { CalibrationReport } from '../../src/server/features/calibration/calibration.ts';
import type { Donation } from '../../src/server/features/donations/donations.ts';
import { answersIn, looksCareless } from './answers.ts';
import type { Calibration } from './calibrate.ts';
import { differentialItemFunctioning } from './fairness/differential-item-functioning.ts';
import type { ItemFit } from './fit.ts';

/** Those whose answers were fitted, and the parameters of both sides. */
interface Comparison {
  readonly people: readonly Donation[];
  /** With the starting values. */
  readonly bank: ItemBank;
  /** With the parameters that score everybody at present. */
  readonly present: ItemBank;
  readonly set: ParameterSet;
}

interface ReportInput extends Comparison {
  readonly calibration: Calibration;
  /** The copies that could be opened, and those that could not. */
  readonly read: number;
  readonly unreadable: number;
}

export function makeReport(input: ReportInput): CalibrationReport {
  const { calibration, present, read, unreadable } = input;
  const { people, acceptance, remainingStep, drift } = calibration.fit;
  return {
    comparedWith: present.parameterSet,
    people: { read, unreadable, filtered: calibration.filtered, fitted: people },
    filterEffect: calibration.filterEffect,
    fit: { acceptance, remainingStep, drift },
    ...compareParameters(calibration.fit, present.current.model),
    differences: findDifferences(input),
    languages: describeLanguages(input),
    consequences: findConsequences(input),
  };
}

/**
 * Compares a fit with the parameters in use. A trait has shifted by the mean change of its
 * thresholds: so far the population lies below the zero of the present parameters. What an item has
 * moved beyond that, or in its slope, is its own. Questions that the current edition no longer asks
 * are left out.
 */
export function compareParameters(
  { items }: Pick<ItemFit, 'items'>,
  present: Bank,
): Pick<CalibrationReport, 'items' | 'traits'> {
  const compared = items.flatMap((item) => {
    const index = present.indexById.get(item.id);
    if (index === undefined) return [];
    const { slopes, intercepts } = present.linear[index]!;
    const presentSlope = slopes[0]!;
    const presentLocation = -mean(Array.from(intercepts)) / presentSlope;
    return [{ item, trait: present.trait[index]!, presentSlope, presentLocation }];
  });
  const shifts = new Map(
    compared.map(({ trait }) => {
      const own = compared.filter((other) => other.trait === trait);
      return [trait, mean(own.map(({ item, presentLocation }) => mean(item.b) - presentLocation))];
    }),
  );
  return {
    items: compared.map(({ item, trait, presentSlope, presentLocation }) => {
      const { id, a, b, aError, locationError, answers } = item;
      const location = mean(b);
      const shift = location - presentLocation - shifts.get(trait)!;
      return {
        id,
        answers,
        slope: a,
        slopeError: aError,
        presentSlope,
        location,
        locationError,
        presentLocation,
        shift,
        drifts:
          Math.max(Math.abs(a - presentSlope) / aError, Math.abs(shift) / locationError) >
          driftErrors,
      };
    }),
    traits: [...shifts].map(([index, shift]) => {
      const { theme, pole } = traits[index]!;
      return { theme, pole, shift };
    }),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Differences = CalibrationReport['differences'];

/**
 * Tests every property of which two groups are large enough. Items that only some of the groups
 * have answered often enough stand in an entry of their own, which names these groups.
 */
function findDifferences(comparison: Comparison): Differences {
  return [
    ...testGroups(comparison, 'ageRange', ageRanges, (groups) => ({ by: 'ageRange', groups })),
    ...testGroups(comparison, 'gender', genders, (groups) => ({ by: 'gender', groups })),
  ];
}

function testGroups<G extends string>(
  { people, bank, set }: Comparison,
  property: 'ageRange' | 'gender',
  values: readonly G[],
  describe: (groups: G[]) => Differences[number]['groups'],
): Differences {
  const large = values.filter(
    (value) => people.filter((person) => person[property] === value).length >= minGroupAnswers,
  );
  if (large.length < 2) return [];
  const current = bankFromParameterSet(bank.current.model, set);
  const members = people.flatMap((person) => {
    const group = large.findIndex((value) => value === person[property]);
    const own = findEdition(bank, person.edition).model;
    return group < 0
      ? []
      : [{ group, answers: answersIn(current, { bank: own, answers: person.answers }) }];
  });
  const tested = differentialItemFunctioning(
    current,
    members.map(({ answers }) => answers),
    members.map(({ group }) => group),
  );
  return [...new Set(tested.map(({ groups }) => groups.join()))].map((key) => {
    const items = tested.filter(({ groups }) => groups.join() === key);
    return {
      groups: describe(items[0]!.groups.map((group) => large[group]!)),
      tested: items.length,
      items: items
        .filter(({ isDetected }) => isDetected)
        .map(({ id, points, isNotable }) => ({ id, points: [...points], isNotable })),
    };
  });
}

function describeLanguages({ calibration, people }: ReportInput): CalibrationReport['languages'] {
  return {
    mixed: people.filter(({ languages }) => languages.length > 1).length,
    tests: calibration.languages.map(({ items, ...test }) => ({
      ...test,
      items: items.map(({ own, ...item }) => ({
        ...item,
        own: own && { a: own.a, b: [...own.b] },
      })),
    })),
  };
}

const maxPeople = 500;

interface PersonChange {
  /** The absolute change of each theme's score, in points. */
  readonly points: readonly number[];
  readonly hasOtherArchetype: boolean;
  readonly isFlaggedPresent: boolean;
  readonly isFlaggedNew: boolean;
}

function findConsequences(comparison: Comparison): CalibrationReport['consequences'] {
  const changes = compareAll(comparison);
  const points = changes.flatMap((change) => change.points).toSorted((a, b) => a - b);
  const share = (holds: (change: PersonChange) => boolean): number =>
    changes.filter(holds).length / Math.max(1, changes.length);
  return {
    people: changes.length,
    meanChange: points.reduce((sum, value) => sum + value, 0) / Math.max(1, points.length),
    change90: points[Math.floor(0.9 * points.length)] ?? 0,
    over5: share((change) => change.points.some((value) => value > 5)),
    over10: share((change) => change.points.some((value) => value > 10)),
    otherArchetype: share(({ hasOtherArchetype }) => hasOtherArchetype),
    flaggedPresent: share(({ isFlaggedPresent }) => isFlaggedPresent),
    flaggedNew: share(({ isFlaggedNew }) => isFlaggedNew),
  };
}

function compareAll({ people, bank, present, set }: Comparison): PersonChange[] {
  const editions = new Map(
    [...new Set(people.map(({ edition }) => edition))].map((edition) => [
      edition,
      {
        before: findEdition(present, edition),
        after: bankFromParameterSet(findEdition(bank, edition).model, set),
      },
    ]),
  );
  return drawSome(people, set.seed).map(({ edition, answers }) => {
    const { before, after } = editions.get(edition)!;
    const [old, next] = [computeProfile(before.model, answers), computeProfile(after, answers)];
    return {
      points: themes.map((theme) => Math.abs(next.scores[theme].value - old.scores[theme].value)),
      hasOtherArchetype: firstArchetype(old) !== firstArchetype(next),
      isFlaggedPresent: looksCareless(before.model, answers, before.personFitCuts),
      isFlaggedNew: looksCareless(after, answers, set.cuts.personFit),
    };
  });
}

const firstArchetype = ({ archetypes }: Profile) => byFirstProbability(archetypes)[0];

/** Draws people at random, the same ones for the same seed. */
function drawSome<P>(people: readonly P[], seed: string): P[] {
  const uniform = seededUniform(`${seed} consequences`);
  return people
    .map((person) => ({ person, place: uniform() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, maxPeople)
    .map(({ person }) => person);
}
