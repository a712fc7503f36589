import type { Bank } from '../../../packages/psychometrics/src/bank/bank.ts';
import type { Answers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { selectSetB } from '../../../packages/psychometrics/src/set-b/set-b.ts';
import { isSetA } from './synthetic-bank.ts';

/** Returns those of a person's 128 answers that a survey of adaptive length asks for. */
export function takeSurvey(bank: Bank, answers: Answers, seed: string): (number | null)[] {
  const setA = answers.map((answer, i) => (isSetA(bank, i) ? answer : null));
  const options = { targetCount: 15, adaptiveLength: true, seed };
  const setB = new Set(selectSetB(bank, setA, options));
  return answers.map((answer, i) => setA[i] ?? (setB.has(bank.items[i]!.id) ? answer : null));
}
