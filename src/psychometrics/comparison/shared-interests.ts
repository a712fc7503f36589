/**
 * What two people have in common, item by item (measurement §6). Only answers actually given count, and only interests that
 * both gave a high answer to are ever named: a one-sided interest stays undisclosed (decisions D4).
 */

import { themeFacts, type ActivityGroup } from '../../domain/themes.ts';
import { type Theme } from '../../domain/themes.ts';
import { curveAt, type Bank } from '../bank/bank.ts';
import { contrastIndex } from '../bank/traits.ts';
import {
  assertAnswers,
  scoreAnswers,
  type Answers,
  type PersonPosterior,
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
  place: number;
}

/**
 * Items that I answered with 5 or more and whose complementary item the partner answered with 5 or more: at most four per
 * display group, the most wanted by both first (the lower answer, then the sum, then bank order). A pair that holds from both
 * sides is listed once, positive pole first. Swapping the two people swaps item and complementary. RangeError on bad answers.
 */
export function sharedActivities(bank: Bank, mine: Answers, theirs: Answers): SharedActivity[] {
  assertAnswers(bank, mine);
  assertAnswers(bank, theirs);
  const activities = bank.items.flatMap(
    (_, index) => rankedActivity(bank, mine, theirs, index) ?? [],
  );
  activities.sort((a, b) => b.lower - a.lower || b.sum - a.sum || a.place - b.place);
  const shown = new Map<string, number>();
  return activities.flatMap(({ lower: _lower, sum: _sum, place: _place, ...activity }) => {
    const group = displayGroup[activity.group];
    const before = shown.get(group) ?? 0;
    shown.set(group, before + 1);
    return before < groupSize ? [activity] : [];
  });
}

function bothHigh(mine: Answers, theirs: Answers, index: number, partner: number): boolean {
  return (mine[index] ?? 0) >= highAnswer && (theirs[partner] ?? 0) >= highAnswer;
}

function rankedActivity(
  bank: Bank,
  mine: Answers,
  theirs: Answers,
  index: number,
): RankedActivity | undefined {
  const partner = bank.partner[index]!;
  const item = bank.items[index]!;
  const group = themeFacts[item.category].activityGroup;
  if (group === null || !bothHigh(mine, theirs, index, partner)) return undefined;
  const isSameQuestion = partner === index;
  const isMutualComplementary = !isSameQuestion && bothHigh(mine, theirs, partner, index);
  if (isMutualComplementary && item.pole === '-') return undefined;
  const strength = (i: number, j: number): readonly [number, number] => {
    const answers = [mine[i] ?? 0, theirs[j] ?? 0] as const;
    return [Math.min(...answers), answers[0] + answers[1]];
  };
  const [straight, reversed] = [strength(index, partner), strength(partner, index)];
  const reversedIsStronger =
    reversed[0] > straight[0] || (reversed[0] === straight[0] && reversed[1] > straight[1]);
  const [lower, sum] = isMutualComplementary && reversedIsStronger ? reversed : straight;
  return {
    group,
    item: item.id,
    complementary: item.compareTo,
    isMutualComplementary,
    isSameQuestion,
    lower,
    sum,
    place: Math.min(index, partner),
  };
}

/**
 * Fantasies that both of us gave the highest answer, each from our own side, with how far each wants it as an activity
 * (1..5): from the activity item of the same scene and pole where it was answered, otherwise from that pole's expected
 * activity score. Those most wanted as activities come first. RangeError on bad answers.
 */
export function dreamScenarios(bank: Bank, mine: Answers, theirs: Answers): DreamScenario[] {
  assertAnswers(bank, mine);
  assertAnswers(bank, theirs);
  const matches = bank.items.flatMap((item, index) => {
    const isShared = mine[index] === topAnswer && theirs[bank.partner[index]!] === topAnswer;
    return item.facet === 'F' && isShared ? [index] : [];
  });
  if (matches.length === 0) return [];
  const myActivity = activityReader(bank, mine);
  const theirActivity = activityReader(bank, theirs);
  return matches
    .map((index) => {
      const [me, them] = [myActivity(index), theirActivity(bank.partner[index]!)];
      return {
        item: bank.items[index]!.id,
        complementary: bank.items[index]!.compareTo,
        mineActivity: me.outOfFive,
        theirsActivity: them.outOfFive,
        estimated: me.estimated || them.estimated,
      };
    })
    .sort((a, b) => b.mineActivity + b.theirsActivity - a.mineActivity - a.theirsActivity);
}

/** The activity value, 1..5, that belongs to a fantasy item of one person. */
function activityReader(
  bank: Bank,
  answers: Answers,
): (index: number) => { outOfFive: number; estimated: boolean } {
  let posterior: PersonPosterior | undefined;
  return (index) => {
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
