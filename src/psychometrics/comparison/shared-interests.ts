/**
 * What two people have in common, item by item (measurement §6). Only answers actually given count, and only interests that
 * both gave a high answer to are ever named: a one-sided interest stays undisclosed (decisions D4).
 */

import { themeFacts, type ActivityGroup } from '../../domain/themes.ts';
import { type Theme } from '../../domain/themes.ts';
import { curveAt, type BankItem } from '../bank/bank.ts';
import { contrastIndex } from '../bank/traits.ts';
import {
  assertAnswers,
  scoreAnswers,
  type PersonPosterior,
  type Respondent,
} from '../profile/posterior.ts';

export interface SharedActivity {
  group: ActivityGroup;
  /** Id of my item. */
  item: string;
  /** Id of the partner's item: the same content from the other side, or the same item. */
  complementary: string;
  /** Both of us want both sides: all four answers are high. */
  isMutualComplementary: boolean;
  isSameQuestion: boolean;
}

export interface DreamScenario {
  /** Id of my fantasy item. */
  item: string;
  complementary: string;
  /** 1..5: how far each of us wants it as an activity. */
  mineActivity: number;
  theirsActivity: number;
  /** True if at least one of the two comes from the model because the activity was not asked. */
  estimated: boolean;
}

const highAnswer = 5;
const topAnswer = 7;
const groupSize = 4;

/** Groups that are shown, and cut to four, together. */
const displayGroup = {
  DS: 'DS',
  SM: 'DS',
  VE: 'VE',
  FET: 'FET',
  ENM: 'ENM',
} as const satisfies Record<ActivityGroup, string>;

interface RankedActivity extends SharedActivity {
  lower: number;
  sum: number;
  /** The smaller of the two ids: the order of the bank, the same from both sides. */
  firstId: string;
}

/**
 * Items that I answered with 5 or more and whose complementary item the partner answered with 5 or more: at most four per
 * display group, the most wanted by both first (the lower answer, then the sum, then bank order). A pair that holds from both
 * sides is listed once, positive pole first. Swapping the two people swaps item and complementary. RangeError on bad answers.
 */
export function sharedActivities(mine: Respondent, theirs: Respondent): SharedActivity[] {
  const [myAnswer, theirAnswer] = [answerReader(mine), answerReader(theirs)];
  const activities = mine.bank.items.flatMap(
    (item) => rankedActivity(item, myAnswer, theirAnswer) ?? [],
  );
  activities.sort((a, b) => b.lower - a.lower || b.sum - a.sum || (a.firstId < b.firstId ? -1 : 1));
  const shown = new Map<string, number>();
  return activities.flatMap(({ lower: _lower, sum: _sum, firstId: _firstId, ...activity }) => {
    const group = displayGroup[activity.group];
    const before = shown.get(group) ?? 0;
    shown.set(group, before + 1);
    return before < groupSize ? [activity] : [];
  });
}

/** A respondent's answer to an item by its id; 0 where it was not answered or is not in their edition. */
type AnswerReader = (id: string) => number;

function answerReader({ bank, answers }: Respondent): AnswerReader {
  assertAnswers(bank, answers);
  return (id) => answers[bank.indexById.get(id) ?? -1] ?? 0;
}

const areHigh = (...answers: readonly number[]): boolean =>
  answers.every((answer) => answer >= highAnswer);

/** The lower of two answers, then their sum: the larger, the more both want it. */
type Strength = readonly [lower: number, sum: number];

const strengthOf = (one: number, other: number): Strength => [Math.min(one, other), one + other];

const isStronger = (one: Strength, other: Strength): boolean =>
  one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

function rankedActivity(
  { id, compareTo, category, pole }: BankItem,
  mine: AnswerReader,
  theirs: AnswerReader,
): RankedActivity | undefined {
  const group = themeFacts[category].activityGroup;
  if (group === null || !areHigh(mine(id), theirs(compareTo))) return undefined;
  const isSameQuestion = compareTo === id;
  const isMutualComplementary = !isSameQuestion && areHigh(mine(compareTo), theirs(id));
  if (isMutualComplementary && pole === '-') return undefined;
  const straight = strengthOf(mine(id), theirs(compareTo));
  const reversed = strengthOf(mine(compareTo), theirs(id));
  const [lower, sum] =
    isMutualComplementary && isStronger(reversed, straight) ? reversed : straight;
  return {
    group,
    item: id,
    complementary: compareTo,
    isMutualComplementary,
    isSameQuestion,
    lower,
    sum,
    firstId: id < compareTo ? id : compareTo,
  };
}

/**
 * Fantasies that both of us gave the highest answer, each from our own side, with how far each wants it as an activity
 * (1..5): from the activity item of the same scene and pole where it was answered, otherwise from that pole's expected
 * activity score. Those most wanted as activities come first. RangeError on bad answers.
 */
export function dreamScenarios(mine: Respondent, theirs: Respondent): DreamScenario[] {
  const [myAnswer, theirAnswer] = [answerReader(mine), answerReader(theirs)];
  const matches = mine.bank.items.filter(
    ({ id, compareTo, facet }) =>
      facet === 'F' && myAnswer(id) === topAnswer && theirAnswer(compareTo) === topAnswer,
  );
  if (matches.length === 0) return [];
  const [myActivity, theirActivity] = [activityReader(mine), activityReader(theirs)];
  return matches
    .map(({ id, compareTo }) => {
      const [me, them] = [myActivity(id), theirActivity(compareTo)];
      return {
        item: id,
        complementary: compareTo,
        mineActivity: me.outOfFive,
        theirsActivity: them.outOfFive,
        estimated: me.estimated || them.estimated,
      };
    })
    .sort((a, b) => b.mineActivity + b.theirsActivity - a.mineActivity - a.theirsActivity);
}

/** The activity value, 1..5, that belongs to a fantasy item of one person, by the item's id. */
function activityReader({
  bank,
  answers,
}: Respondent): (id: string) => { outOfFive: number; estimated: boolean } {
  let posterior: PersonPosterior | undefined;
  return (id) => {
    const index = bank.indexById.get(id)!; // both sides have answered it
    const answer = answers[bank.twin[index]!] ?? null;
    if (answer !== null)
      return { outOfFive: Math.round(1 + (4 * (answer - 1)) / 6), estimated: false };
    posterior ??= scoreAnswers(bank, answers);
    const trait = bank.trait[index]!;
    const x =
      posterior.mode[trait]! - 0.5 * posterior.mode[contrastIndex(bank.items[index]!.category)]!;
    return {
      outOfFive: Math.round(1 + (4 * curveAt(bank.curves[trait]!.activity, x)) / 100),
      estimated: true,
    };
  };
}
