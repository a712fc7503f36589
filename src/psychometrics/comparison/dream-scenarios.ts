/** Fantasies that two people share, and how much each wants them as activities (measurement §6). */

import { curveAt } from '../bank/score-curves.ts';
import { contrastIndex } from '../bank/traits.ts';
import { scoreAnswers, type PersonPosterior, type Respondent } from '../profile/posterior.ts';
import { answerReader } from './answer-reader.ts';

export interface DreamScenario {
  /** The id of my fantasy item. */
  item: string;
  /**
   * The id of the partner's fantasy item: the same content at the opposite pole, or the same item.
   */
  complementary: string;
  /** How much each of us wants it as an activity, 1..5. */
  mineActivity: number;
  theirsActivity: number;
  /** True if the model supplied one of the two because the activity item was not answered. */
  estimated: boolean;
}

const topAnswer = 7;

/**
 * Fantasies that both of us rated with the highest answer, each at one of the two poles, sorted by
 * the sum of the two activity values. RangeError if an answer is invalid.
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

/**
 * Reads how much a person wants the activity (1..5) that belongs to a fantasy item, by the item's
 * id: the answer to the activity item of the same scene and pole, or else that pole's expected
 * activity score.
 */
function activityReader({
  bank,
  answers,
}: Respondent): (id: string) => { outOfFive: number; estimated: boolean } {
  let posterior: PersonPosterior | undefined;
  return (id) => {
    const index = bank.indexById.get(id)!; // dreamScenarios passes answered items
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
