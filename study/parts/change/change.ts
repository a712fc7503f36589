/**
 * People who take the survey twice: some as they were, some changed in one trait, some a little in
 * all (measurement §4.7).
 */

import { z95 } from '../../../src/domain/scoring.ts';
import {
  computeChange,
  type Bank,
  type Change,
  type Respondent,
} from '../../../src/psychometrics/index.ts';
import { scoresOnAllItems } from '../../naive/domains.ts';
import { traitCount } from '../../naive/model.ts';
import { chooseByProduct, restrictAnswers } from '../../people/forms.ts';
import { drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator, type Random } from '../../people/random.ts';
import { getWorld, studySeed, type Scoring, type World } from '../../people/worlds.ts';

export interface ChangeTask {
  part: 'change';
  world: number;
  chunk: number;
  people: number;
}

/** 'one' and 'two': one trait changes by one or two standard deviations; 'drift': all by .5 SD. */
export const changeKinds = ['none', 'one', 'two', 'drift'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Counts over the traits that changed; over all traits, where none or all of them did. */
export interface ChangeCounts {
  people: number;
  traits: number;
  /** Traits whose own test, uncorrected, finds a change; in changed ones, of the right sign. */
  found: number;
  /** Traits that are told, of the right sign in changed ones. */
  told: number;
  /** Intervals that contain the true change. */
  covered: number;
  /** People of whom any change is told. */
  anyTold: number;
  /** People of whom an exchange of the dates does not negate everything exactly. */
  unequal: number;
  /** The sum of the least visible changes, in points. */
  leastVisible: number;
}

export type ChangeChunk = Record<Scoring, Record<ChangeKind, ChangeCounts>>;

const driftSd = 0.5;

interface Pair {
  readonly earlier: readonly number[];
  readonly later: readonly number[];
  /** The traits that are counted. */
  readonly counted: readonly number[];
}

export function changeChunk({ world: index, chunk, people }: ChangeTask): ChangeChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/change ${index}.${chunk}`);
  const result: ChangeChunk = { calibrated: emptyCounts(), provisional: emptyCounts() };
  for (let n = 0; n < people; n++) {
    const earlier = drawPerson(random, 0);
    for (const kind of changeKinds) {
      const pair = changePerson(earlier, kind, random);
      for (const scoring of ['calibrated', 'provisional'] as const) {
        const bank = world[scoring];
        const seed = `${index}.${chunk}.${n} ${kind}`;
        const one = takeSurvey(world, bank, pair.earlier, { random, seed: `${seed} earlier` });
        const two = takeSurvey(world, bank, pair.later, { random, seed: `${seed} later` });
        countChange(result[scoring][kind], world, pair, [one, two]);
      }
    }
  }
  return result;
}

function takeSurvey(
  { truth }: World,
  bank: Bank,
  person: readonly number[],
  { random, seed }: { random: Random; seed: string },
): Respondent {
  const answers = simulateAnswers(truth, person, random);
  const exposure = truth.map(() => 0);
  const options = { targetCount: 15, adaptiveLength: true, seed };
  return {
    bank,
    answers: restrictAnswers(answers, chooseByProduct(bank, answers, exposure, options)),
  };
}

const emptyCounts = (): Record<ChangeKind, ChangeCounts> => ({
  none: noCounts(),
  one: noCounts(),
  two: noCounts(),
  drift: noCounts(),
});

const noCounts = (): ChangeCounts => ({
  people: 0,
  traits: 0,
  found: 0,
  told: 0,
  covered: 0,
  anyTold: 0,
  unequal: 0,
  leastVisible: 0,
});

function changePerson(earlier: readonly number[], kind: ChangeKind, random: Random): Pair {
  const all = Array.from({ length: traitCount }, (_, trait) => trait);
  if (kind === 'none') return { earlier, later: earlier, counted: all };
  if (kind === 'drift') {
    const drift = drawPerson(random, 0);
    const later = earlier.map((value, i) => value + driftSd * drift[i]!);
    return { earlier, later, counted: all };
  }
  const size = (kind === 'one' ? 1 : 2) * (random.uniform() < 0.5 ? 1 : -1);
  const changed = random.below(traitCount);
  const later = earlier.map((value, i) => (i === changed ? value + size : value));
  return { earlier, later, counted: [changed] };
}

function countChange(
  counts: ChangeCounts,
  { truth: items }: World,
  { earlier, later, counted }: Pair,
  [one, two]: readonly [Respondent, Respondent],
): void {
  const change = computeChange(one, two, one.bank);
  const [before, after] = [earlier, later].map((person) => scoresOnAllItems(items, person));
  counts.people += 1;
  counts.anyTold += Number(change.traits.some(({ isTold }) => isTold));
  counts.unequal += Number(!isNegated(change, computeChange(two, one, one.bank)));
  counts.leastVisible += change.leastVisible;
  for (const trait of counted) {
    const { low, high, z, isTold } = change.traits[trait]!;
    const truth = after![trait]! - before![trait]!;
    const isRight = truth === 0 || Math.sign(z) === Math.sign(truth);
    counts.traits += 1;
    counts.found += Number(Math.abs(z) > z95 && isRight);
    counts.told += Number(isTold && isRight);
    counts.covered += Number(low <= truth && truth <= high);
  }
}

function isNegated(change: Change, exchanged: Change): boolean {
  return (
    change.chance === exchanged.chance &&
    change.leastVisible === exchanged.leastVisible &&
    change.traits.every(({ value, low, high, z, isTold }, i) => {
      const other = exchanged.traits[i]!;
      return (
        value === -other.value &&
        low === -other.high &&
        high === -other.low &&
        z === -other.z &&
        isTold === other.isTold
      );
    })
  );
}
