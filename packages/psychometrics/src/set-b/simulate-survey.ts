import { isCoreItem } from '../bank/bank-item.ts';
import type { Bank } from '../bank/bank.ts';
import { type ResponseStyle, answerInStyle } from '../bank/response-style.ts';
import { setBTargetCount } from '../facts/survey.ts';
import { drawCategory, predictorAt } from '../kernel/graded-response.ts';
import type { Answers } from '../profile/posterior.ts';
import { selectSetB } from './set-b.ts';

/**
 * Simulates an honest survey of a person (27 numbers), with answers drawn by the parameters of
 * `truth`. The bank `asking`, which has the same items, chooses Set B. `style` is the person's
 * style of answering, if any.
 */
export function simulateSurvey(
  truth: Bank,
  asking: Bank,
  person: Float64Array,
  { uniform, seed, style }: { uniform: () => number; seed: string; style?: ResponseStyle },
): Answers {
  const styled = style && answerInStyle(truth, person, uniform, style);
  const complete = truth.linear.map((item, i) =>
    isCoreItem(truth.items[i]!)
      ? (styled?.[i] ?? drawCategory(item.intercepts, predictorAt(item, person), uniform()))
      : null,
  );
  const setA = complete.map((answer, i) =>
    truth.items[i]!.form === 'standard-48' ? answer : null,
  );
  const setB = selectSetB(asking, setA, {
    targetCount: setBTargetCount.default,
    adaptiveLength: true,
    seed,
  });
  return setA.map((answer, i) => (setB.includes(truth.items[i]!.id) ? complete[i]! : answer));
}
