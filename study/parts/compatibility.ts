/** Pairs of known people compared twice, from two independent sets of answers (measurement §6, §9, §10.8). */

import { compatibilityLevels } from '../../src/domain/scoring.ts';
import { compareProfiles, sharedActivities, type Answers } from '../../src/psychometrics/index.ts';
import { compatibility, complement } from '../naive/compare.ts';
import { traits } from '../naive/model.ts';
import { only, productChoice, type Exposure } from '../people/forms.ts';
import { answersOf, drawMatch, drawPerson, truthOf } from '../people/population.ts';
import { generator } from '../people/random.ts';
import { studySeed, worldOf, type Scoring, type World } from '../people/worlds.ts';
import { populations, type Population } from './precision.ts';
import { correlation } from './sums.ts';

export interface CompatibilityTask {
  part: 'compatibility';
  world: number;
  chunk: number;
  pairs: number;
  matches: number;
}

/** One pair under one condition: what is true, and what the two administrations say. */
export interface PairRecord {
  match: boolean;
  truth: number;
  percent: [number, number];
  interval: [number, number];
  level: [number, number];
}

/** Ordinary profile correlations of the 48 raw answers, which other programs call similarity. */
export interface PeerRecord {
  match: boolean;
  truth: number;
  /** Of equal questions. */
  same: [number, number];
  /** Of each answer with the other's answer from the opposite side. */
  complementary: [number, number];
}

export const compatibilityConditions = [
  'calibrated 48',
  'calibrated 48+15',
  'calibrated 48+25',
  'provisional 48+15',
  'provisional 48+adaptive length',
] as const;
export type CompatibilityCondition = (typeof compatibilityConditions)[number];

export interface CompatibilityChunk {
  records: Record<CompatibilityCondition, PairRecord[]>;
  peers: PeerRecord[];
  /** Pairs whose result changed with the order of the two, or when asked again. */
  asymmetric: number;
  unrepeated: number;
  /** Shared activities named without both having answered 5 or more, or not found again from the other side. */
  disclosed: number;
  /** Index at the true scores of random pairs of each population: no estimation in it. */
  trueIndex: Record<Population, number[]>;
}

interface Administration {
  complete: number[];
  given: Record<CompatibilityCondition, Answers>;
}

export function compatibilityChunk({
  world: index,
  chunk,
  pairs,
  matches,
}: CompatibilityTask): CompatibilityChunk {
  const world = worldOf(index);
  const random = generator(`${studySeed}/pairs ${index}.${chunk}`);
  const exposure = world.truth.map(() => 0);
  const result: CompatibilityChunk = {
    records: {
      'calibrated 48': [],
      'calibrated 48+15': [],
      'calibrated 48+25': [],
      'provisional 48+15': [],
      'provisional 48+adaptive length': [],
    },
    peers: [],
    asymmetric: 0,
    unrepeated: 0,
    disclosed: 0,
    trueIndex: { usual: [], reserved: [], 'very reserved': [] },
  };
  for (let n = 0; n < pairs + matches; n++) {
    const match = n >= pairs;
    const one = drawPerson(random, 0);
    const other = match ? drawMatch(random, one) : drawPerson(random, 0);
    const [mine, theirs] = [one, other].map((latent) =>
      truthOf(world.truth, latent).domain.map((d) => d / 100),
    );
    const truth = compatibility(mine!, theirs!);
    const administer = (latent: number[], seed: string): Administration =>
      administration(world, answersOf(world.truth, latent, random), { seed, exposure });
    const sides = [one, other].map((latent, who) =>
      [0, 1].map((time) => administer(latent, `${index}.${chunk}.${n}.${who}.${time}`)),
    );
    for (const condition of compatibilityConditions) {
      const bank = world[condition.split(' ')[0] as Scoring]; // as: every condition begins with a scoring
      const compared = [0, 1].map((time) =>
        compareProfiles(
          { bank, answers: sides[0]![time]!.given[condition], key: `a${n}` },
          { bank, answers: sides[1]![time]!.given[condition], key: `b${n}` },
        ),
      );
      const [first, second] = [compared[0]!, compared[1]!];
      result.records[condition].push({
        match,
        truth,
        percent: [first.percent, second.percent],
        interval: first.interval,
        level: [
          compatibilityLevels.indexOf(first.level),
          compatibilityLevels.indexOf(second.level),
        ],
      });
    }
    for (const population of match ? [] : (Object.keys(populations) as Population[])) {
      // as: its own keys
      const [mine, theirs] = [one, other].map((latent) =>
        scoresBelow(world, latent, populations[population]),
      );
      result.trueIndex[population].push(compatibility(mine!, theirs!));
    }
    result.peers.push(peer(world, [sides[0]!, sides[1]!], { match, truth }));
    checkLaws(
      world,
      [sides[0]![0]!.given['provisional 48+15'], sides[1]![0]!.given['provisional 48+15']],
      result,
    );
  }
  return result;
}

/** True domain scores / 100 of a person whose traits are all lowered. */
function scoresBelow(world: World, latent: readonly number[], shift: number): number[] {
  return truthOf(
    world.truth,
    latent.map((value, i) => (i < traits ? value - shift : value)),
  ).domain.map((d) => d / 100);
}

function administration(
  world: World,
  complete: number[],
  { seed, exposure }: { seed: string; exposure: Exposure },
): Administration {
  const after = (scoring: Scoring, targetCount: number, adaptiveLength: boolean): Answers =>
    only(
      complete,
      productChoice(world[scoring], complete, exposure, { targetCount, adaptiveLength, seed }),
    );
  return {
    complete,
    given: {
      'calibrated 48': only(complete),
      'calibrated 48+15': after('calibrated', 15, false),
      'calibrated 48+25': after('calibrated', 25, false),
      'provisional 48+15': after('provisional', 15, false),
      'provisional 48+adaptive length': after('provisional', 15, true),
    },
  };
}

function peer(
  world: World,
  sides: readonly [Administration[], Administration[]],
  about: { match: boolean; truth: number },
): PeerRecord {
  const setA = world.truth.flatMap((item, i) => (item.isSetA ? [i] : []));
  const both = (time: number, placeOf: (i: number) => number): number =>
    correlation(
      setA.map((i) => sides[0][time]!.complete[i]!),
      setA.map((i) => sides[1][time]!.complete[placeOf(i)]!),
    );
  const twice = (placeOf: (i: number) => number): [number, number] => [
    both(0, placeOf),
    both(1, placeOf),
  ];
  return { ...about, same: twice((i) => i), complementary: twice((i) => world.truth[i]!.partner) };
}

/** Symmetry bit for bit, repetition, and that only what both want is ever named. */
function checkLaws(
  world: World,
  [mine, theirs]: readonly [Answers, Answers],
  result: CompatibilityChunk,
): void {
  const bank = world.provisional;
  const [me, them] = [
    { bank, answers: mine, key: 'me' },
    { bank, answers: theirs, key: 'them' },
  ];
  const straight = compareProfiles(me, them);
  const turned = compareProfiles(them, me);
  const shown = (r: typeof straight, mineFirst: boolean): string =>
    JSON.stringify([
      r.percent,
      r.interval,
      r.level,
      r.neighbourLevel,
      r.contributions.fulfilment,
      mineFirst
        ? [r.dimensions.mine, r.dimensions.theirs]
        : [r.dimensions.theirs, r.dimensions.mine],
    ]);
  if (shown(straight, true) !== shown(turned, false)) result.asymmetric += 1;
  if (JSON.stringify(compareProfiles(me, them)) !== JSON.stringify(straight))
    result.unrepeated += 1;
  const activities = sharedActivities({ bank, answers: mine }, { bank, answers: theirs });
  const place = (id: string): number => bank.items.findIndex((item) => item.id === id);
  const isOneSided = activities.some(
    ({ item, complementary }) =>
      (mine[place(item)] ?? 0) < 5 || (theirs[place(complementary)] ?? 0) < 5,
  );
  if (
    isOneSided ||
    sharedActivities({ bank, answers: theirs }, { bank, answers: mine }).length !==
      activities.length
  )
    result.disclosed += 1;
}

/** Archetypes of measurement §6 at exact domain scores / 100: name, both people, the prototype's percent. */
export function archetypes(): {
  name: string;
  first: number[];
  second: number[];
  target: number;
}[] {
  const person = (positive: number, negative: number, unpoled: number): number[] =>
    Array.from({ length: traits }, (_, k) =>
      complement(k) === k ? unpoled : complement(k) > k ? positive : negative,
    );
  const [leader, follower, both] = [
    person(0.7, 0.05, 0.3),
    person(0.05, 0.7, 0.3),
    person(0.65, 0.65, 0.3),
  ];
  const [uninterested, neutral] = [person(0.05, 0.05, 0.05), person(0.5, 0.5, 0.5)];
  return [
    { name: 'leader and follower', first: leader, second: follower, target: 93 },
    { name: 'two switches', first: both, second: both, target: 93 },
    { name: 'leader and switch', first: leader, second: both, target: 68 },
    { name: 'two uninterested people', first: uninterested, second: uninterested, target: 64 },
    { name: 'two neutral people', first: neutral, second: neutral, target: 64 },
    { name: 'uninterested and leader', first: uninterested, second: leader, target: 34 },
    { name: 'two leaders', first: leader, second: leader, target: 20 },
  ];
}
