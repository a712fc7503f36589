/** What the new parameters would change for some of the people. */

import { themes } from '../../../../domain/themes.ts';
import {
  bankFromParameterSet,
  byFirstProbability,
  computeProfile,
  looksCareless,
  type Profile,
  seededUniform,
} from '../../../../psychometrics/index.ts';
import type { CalibrationReport } from '../../../features/calibration/calibration.ts';
import { findEdition } from '../../../features/survey/survey.ts';
import type { Comparison } from './fitted-person.ts';

const maxPeople = 500;

interface PersonChange {
  /** The absolute change of each theme's score, in points. */
  readonly points: readonly number[];
  readonly hasOtherArchetype: boolean;
  readonly isFlaggedPresent: boolean;
  readonly isFlaggedNew: boolean;
}

export function findConsequences(comparison: Comparison): CalibrationReport['consequences'] {
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
        before: present.editionOf(edition),
        after: bankFromParameterSet(findEdition(bank, edition).model, set),
      },
    ]),
  );
  return drawSome(people, set.seed).map(({ edition, answers }) => {
    const { before, after } = editions.get(edition)!;
    const [old, next] = [computeProfile(before, answers), computeProfile(after, answers)];
    return {
      points: themes.map((theme) => Math.abs(next.scores[theme].value - old.scores[theme].value)),
      hasOtherArchetype: firstArchetype(old) !== firstArchetype(next),
      isFlaggedPresent: looksCareless(before, answers, present.cuts),
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
