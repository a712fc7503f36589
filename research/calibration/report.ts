/** The report about a calibration, for the operator's decision to use its set. */

import {
  type Bank,
  bankFromParameterSet,
  byFirstProbability,
  computeProfile,
  type ParameterSet,
  type Profile,
  seededUniform,
  traits,
} from 'spark-psychometrics';
import { findEdition, type ItemBank } from '../../src/core/survey/bank.ts';
import { ageRanges, genders } from '../../src/domain/account.ts';
import { themes } from '../../src/domain/themes.ts';
import type { Donation } from '../../src/server/features/donations/donations.ts';
import { answersIn, looksCareless } from './answers.ts';
import type { Calibration } from './calibrate.ts';
import { differentialItemFunctioning } from './fairness/differential-item-functioning.ts';
import type { ItemFit } from './fit.ts';

/** A question has drifted if its slope or place moves by more standard errors. */
export const driftErrors = 3;

/** In smaller groups a test finds next to nothing, and its silence would look like fairness. */
export const minGroupPeople = 500;
/** The study's power at that size: in groups whose means differ, and in others. */
export const powerAtMinGroup = { least: 0.417, most: 0.833 } as const;

/** Those whose answers were fitted, and the parameters of both sides. */
interface Comparison {
  readonly people: readonly Donation[];
  /** With the starting values. */
  readonly bank: ItemBank;
  /** With the parameters in use. */
  readonly present: ItemBank;
  readonly set: ParameterSet;
}

interface ReportInput extends Comparison {
  readonly calibration: Calibration;
  /** The copies that could be opened, and those that could not. */
  readonly read: number;
  readonly unreadable: number;
}

export type CalibrationReport = ReturnType<typeof makeReport>;

export function makeReport(input: ReportInput) {
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
export function compareParameters({ items }: Pick<ItemFit, 'items'>, present: Bank) {
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

/**
 * Tests every property of which two groups are large enough. Items that only some of the groups
 * have answered often enough stand in an entry of their own, which names these groups.
 */
const findDifferences = (comparison: Comparison) => [
  ...testGroups(comparison, 'ageRange', ageRanges),
  ...testGroups(comparison, 'gender', genders),
];

function testGroups(
  { people, bank, set }: Comparison,
  property: 'ageRange' | 'gender',
  values: readonly string[],
) {
  const large = values.filter(
    (value) => people.filter((person) => person[property] === value).length >= minGroupPeople,
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
      property,
      groups: items[0]!.groups.map((group) => large[group]!),
      tested: items.length,
      items: items
        .filter(({ isDetected }) => isDetected)
        .map(({ id, points, isNotable }) => ({ id, points: [...points], isNotable })),
    };
  });
}

function describeLanguages({ calibration, people }: ReportInput) {
  return {
    mixed: people.filter(({ languages }) => languages.length > 1).length,
    tests: calibration.languages,
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

function findConsequences(comparison: Comparison) {
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
