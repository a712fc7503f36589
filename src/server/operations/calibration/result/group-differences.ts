/** Questions that groups of people with the same trait answer differently (ADR 28). */

import { ageRanges, genders } from '../../../../domain/account.ts';
import { minGroupAnswers } from '../../../../domain/scoring.ts';
import {
  bankFromParameterSet,
  differentialItemFunctioning,
} from '../../../../psychometrics/index.ts';
import type { CalibrationReport } from '../../../features/calibration/calibration.ts';
import { findEdition } from '../../../features/survey/survey.ts';
import { answersIn, type Comparison } from './fitted-person.ts';

type Differences = CalibrationReport['differences'];

/**
 * Tests every property of which two groups are large enough. Items that only some of the groups
 * have answered often enough stand in an entry of their own, which names these groups.
 */
export function findDifferences(comparison: Comparison): Differences {
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
    return group < 0 ? [] : [{ group, answers: answersIn(current, own, person.answers) }];
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
        .map(({ id, gain, logits, isNotable }) => ({ id, gain, logits: [...logits], isNotable })),
    };
  });
}
