/**
 * Worlds in which people do not share the product's model: other ways of choosing an answer, other
 * populations. Each world draws people, and gives the probabilities of their seven answers.
 */

import { themes, isPoled } from '../../../src/domain/themes.ts';
import {
  type NaiveItem,
  probabilities,
  type ResponseCurves,
  traitCount,
  traitNames,
  traitTheme,
} from '../../second-model/model.ts';
import { drawPerson, drawVanillaPerson, type Random } from '../people/population.ts';
import { indices } from '../question.ts';

type Chances = readonly number[];

/** Returns the probabilities of the answers 1 to 7 at a place on the scale of an item. */
type Habit = (item: NaiveItem, x: number, index: number) => Chances;

export interface Person {
  readonly latent: readonly number[];
  readonly habit: Habit;
  /** How the person answers with care; a habit is part of a person, carelessness is not. */
  readonly careful: Habit;
  readonly day: Day;
}

export interface Way {
  readonly drawLatent: (random: Random) => number[];
  readonly drawHabit: (random: Random) => Habit;
  readonly isCareless?: true;
  readonly day?: Day;
}

/** How a person differs from day to day, in prior standard deviations. */
interface Day {
  /** Of a state, which varies like people do. */
  readonly state: number;
  /** Of a mood, which lifts or lowers all traits together. */
  readonly mood: number;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The middle of the answer 4. */
const middleOf = ({ thresholds }: ResponseCurves): number => (thresholds[2]! + thresholds[3]!) / 2;

const byModel: Habit = (item, x) => probabilities(item, x);

/** Decides at each answer whether to go on to the next one (Tutz 1990). */
const sequential: Habit = ({ slope, thresholds }, x) => {
  let reached = 1;
  const chances = thresholds.map((b) => {
    const further = reached * logistic(slope * (x - b + 0.6));
    const stays = reached - further;
    reached = further;
    return stays;
  });
  return [...chances, reached];
};

/** Weighs all seven answers at once (Masters 1982). */
const partialCredit: Habit = ({ slope, thresholds }, x) => {
  const steps = thresholds.map((b) => 0.7 * slope * (x - b));
  const weights = [0, ...steps.map((_, k) => steps.slice(0, k + 1).reduce((a, b) => a + b, 0))].map(
    Math.exp,
  );
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / total);
};

/** Finds mild questions dull from a distance above them on (Roberts et al. 2000). */
const idealPoint: Habit = (item, x) => {
  const peak = middleOf(item) + 2;
  return probabilities(item, peak - Math.abs(x - peak));
};

const withThresholds = (item: NaiveItem, thresholds: readonly number[], x: number): Chances =>
  probabilities({ slope: item.slope, thresholds }, x);

/** Has thresholds of one's own, the same for every question. */
function drawOwnThresholds(random: Random): Habit {
  const shifts = indices(6).map(() => 0.4 * random.normal());
  return (item, x) =>
    withThresholds(
      item,
      item.thresholds.map((b, k) => b + shifts[k]!).toSorted((a, b) => a - b),
      x,
    );
}

/** Knows three answers only: 1, 4 and 7. */
const threePoint: Habit = (item, x) => {
  const [a, b, c, d, e, f, g] = probabilities(item, x) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [a + b, 0, 0, c + d + e, 0, 0, f + g];
};

/** Agrees, or disagrees, with everything a little more. */
function drawAcquiescence(random: Random): Habit {
  const shift = 0.5 * random.normal();
  return (item, x) => probabilities(item, x + shift);
}

/** Draws all thresholds together, or apart. */
function drawExtremity(random: Random): Habit {
  const factor = Math.exp(0.5 * random.normal());
  return (item, x) => {
    const middle = middleOf(item);
    return withThresholds(
      item,
      item.thresholds.map((b) => middle + (b - middle) / factor),
      x,
    );
  };
}

/** Has a liking of one's own for each scene, which its two questions share. */
function drawScenes(random: Random): Habit {
  const likings = new Map<number, number>();
  return (item, x, index) => {
    const scene = Math.min(index, item.partner);
    const liking = likings.get(scene) ?? 0.6 * random.normal();
    likings.set(scene, liking);
    return probabilities(item, x + liking);
  };
}

const evenly = (...answers: readonly number[]): Chances =>
  indices(7).map((k) => (answers.includes(k + 1) ? 1 / answers.length : 0));

/** The seven kinds of careless answering: the chances of each answer, whatever the question. */
export const carelessKinds = {
  'all seven': evenly(1, 2, 3, 4, 5, 6, 7),
  'around 4': [0.01, 0.06, 0.24, 0.38, 0.24, 0.06, 0.01],
  'only 5 to 7': evenly(5, 6, 7),
  'only 4 to 6': evenly(4, 5, 6),
  'only 3 to 5': evenly(3, 4, 5),
  'only 1 to 3': evenly(1, 2, 3),
  'coin flip of 1 and 7': evenly(1, 7),
} as const satisfies Record<string, Chances>;

const carelessShare = 0.2;

/** Answers every fifth question in one of the careless ways. */
function drawPartlyCareless(random: Random): Habit {
  const kinds: readonly Chances[] = Object.values(carelessKinds);
  const careless = kinds[random.below(kinds.length)]!;
  return (item, x) =>
    probabilities(item, x).map(
      (chance, k) => (1 - carelessShare) * chance + carelessShare * careless[k]!,
    );
}

const mixedHabits: readonly Way['drawHabit'][] = [
  () => byModel,
  () => sequential,
  () => partialCredit,
  () => idealPoint,
  drawOwnThresholds,
  () => threePoint,
  drawAcquiescence,
  drawExtremity,
  drawScenes,
];

const fromPrior = (random: Random): number[] => drawPerson(random, 0);

const traits = indices(traitCount);

/** Divides all traits by one factor, so that they follow t distributions with four degrees. */
function drawHeavyTails(random: Random): number[] {
  const chiSquare = indices(4).reduce((sum) => sum + random.normal() ** 2, 0);
  const factor = Math.sqrt(4 / chiSquare / 2);
  return fromPrior(random).map((value) => value * factor);
}

/** Leaders, followers, people of soft play only, and people who like nearly everything. */
function drawCamp(random: Random): number[] {
  const camp = random.below(4);
  if (camp === 2) return drawVanillaPerson(random);
  const lift = (trait: number): number => {
    if (camp === 3) return 1;
    const pole = traitNames[trait]!.slice(-1);
    if (pole === '0' || traitTheme(trait) === 'EXVOY') return 0;
    return (pole === '+') === (camp === 0) ? 1 : -1.2;
  };
  const narrow = fromPrior(random);
  return narrow.map((value, i) => (i < traitCount ? 0.7 * value + lift(i) : value));
}

const noShare = 0.35;
/** The level at which nearly every answer is 1 or 2. */
const flatNo = -3;

/** Has a flat no to one side in every third theme with sides, whatever the other side is. */
function drawFlatNo(random: Random): number[] {
  const latent = fromPrior(random);
  for (const trait of traits)
    if (isPoled(traitTheme(trait)) && random.uniform() < noShare) latent[trait] = flatNo;
  return latent;
}

const drawIndependent = (random: Random): number[] => [
  ...traits.map(() => random.normal()),
  ...themes.map(() => 0.6 * random.normal()),
];

const shiftedBy =
  (shift: number) =>
  (random: Random): number[] =>
    drawPerson(random, shift);

const asModel: Way = { drawLatent: fromPrior, drawHabit: () => byModel };
const answering = (drawHabit: Way['drawHabit']): Way => ({ ...asModel, drawHabit });
const living = (drawLatent: Way['drawLatent']): Way => ({ ...asModel, drawLatent });

const withThreePoints = answering(() => threePoint);
const withMixedHabits = answering((random) =>
  mixedHabits[random.below(mixedHabits.length)]!(random),
);

const ways = {
  'the model': asModel,
  sequential: answering(() => sequential),
  'partial credit': answering(() => partialCredit),
  'ideal point': answering(() => idealPoint),
  'own thresholds': answering(drawOwnThresholds),
  'three points': withThreePoints,
  acquiescence: answering(drawAcquiescence),
  extremity: answering(drawExtremity),
  'scene effects': answering(drawScenes),
  'mixed habits': withMixedHabits,
  'a fifth careless': { ...asModel, drawHabit: drawPartlyCareless, isCareless: true },
  'a state a day': { ...asModel, day: { state: 0.3, mood: 0 } },
  'habits and a state': { ...withMixedHabits, day: { state: 0.3, mood: 0 } },
  'three points and a state': { ...withThreePoints, day: { state: 0.3, mood: 0 } },
  'a mood a day': { ...asModel, day: { state: 0, mood: 0.5 } },
  'heavy tails': living(drawHeavyTails),
  'four camps': living(drawCamp),
  'flat no': living(drawFlatNo),
  'independent traits': living(drawIndependent),
  'shifted down': living(shiftedBy(0.9)),
  'shifted up': living(shiftedBy(-0.9)),
  reserved: living(shiftedBy(1.6)),
} as const satisfies Record<string, Way>;
export type WayName = keyof typeof ways;
/** Here only a change is judged: a mood this strong is not in any other sentence. */
export const moodyWay: WayName = 'a mood a day';

/** The worlds in which everybody answers on two days. */
export const repeatedWays: ReadonlySet<WayName> = new Set([
  'the model',
  'three points',
  'mixed habits',
  'a state a day',
  'habits and a state',
  'three points and a state',
  'a mood a day',
] as const);

export const wayNames = Object.keys(ways) as readonly WayName[]; // as: keys of a literal object

export function drawOf(name: WayName, random: Random): Person {
  const { drawLatent, drawHabit, isCareless, day = { state: 0, mood: 0 } }: Way = ways[name];
  const habit = drawHabit(random);
  return { latent: drawLatent(random), habit, careful: isCareless ? byModel : habit, day };
}
