/**
 * Finds the fantasies that two people share, and how much each wants the corresponding activity
 * (measurement §6).
 */

import type { Bank } from '../bank/bank.ts';
import { curveAt } from '../bank/score-curves.ts';
import { contrastIndex } from '../bank/traits.ts';
import { scoreAnswers, type PersonPosterior, type Respondent } from '../profile/posterior.ts';
import { answerReader } from './compare.ts';

export interface DreamScenario {
  /** The id of the fantasy item that the first person (`mine`) answered. */
  item: string;
  /**
   * The id of the fantasy item that the second person (`theirs`) answered: the same content at the
   * opposite pole, or the same item in an unpoled theme.
   */
  complementary: string;
  /** How much each person wants the corresponding activity, 1..5. */
  mineActivity: number;
  theirsActivity: number;
  /**
   * True if the model estimated at least one of the two values, because the person did not answer
   * the activity item.
   */
  estimated: boolean;
}

export const topAnswer = 7;

/**
 * Returns the fantasy items that `mine` gave the highest answer and whose complementary item
 * `theirs` gave the highest answer. As in sharedActivities, items with a `side` are left out. They
 * are sorted by the sum of the two activity values, largest first. `limits` holds the ids that
 * either person marked as a hard limit. A fantasy is omitted if it is one, or if its activity is
 * one, because a scenario shows the answer to the activity. Throws a RangeError if an answer is
 * invalid.
 */
export function dreamScenarios(
  mine: Respondent,
  theirs: Respondent,
  limits: ReadonlySet<string> = new Set(),
): DreamScenario[] {
  const [myAnswer, theirAnswer] = [answerReader(mine), answerReader(theirs)];
  const isLimited = ({ bank }: Respondent, id: string): boolean =>
    limits.has(id) || limits.has(activityId(bank, id) ?? '');
  const matches = mine.bank.items.filter(
    ({ id, compareTo, facet, side }) =>
      facet === 'F' &&
      !side &&
      myAnswer(id) === topAnswer &&
      theirAnswer(compareTo) === topAnswer &&
      !isLimited(mine, id) &&
      !isLimited(theirs, compareTo),
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

/** Returns the id of a fantasy item's activity, or undefined if the bank has no such item. */
const activityId = ({ items, indexById, twin }: Bank, id: string): string | undefined =>
  items[twin[indexById.get(id) ?? -1] ?? -1]?.id;

/**
 * Returns a function that takes the id of a fantasy item and returns how much the person wants the
 * corresponding activity, as a whole number from 1 to 5. The number is the rescaled answer to the
 * item's twin or, if there is no such answer, the rescaled expected score on the trait's activity
 * items.
 */
function activityReader({
  bank,
  answers,
}: Respondent): (id: string) => { outOfFive: number; estimated: boolean } {
  let posterior: PersonPosterior | undefined;
  return (id) => {
    const index = bank.indexById.get(id)!; // dreamScenarios passes ids of this bank only
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
