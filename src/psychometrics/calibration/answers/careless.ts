/** Whether a copy of answers looks careless, even if it lacks answers to former texts. */

import type { Bank } from '../../bank/bank.ts';
import { isMisfit, personFitCuts } from '../../profile/person-fit-cuts.ts';
import { personFit, type PersonFit } from '../../profile/person-fit.ts';
import type { Answers } from '../../profile/posterior.ts';
import { responseQuality } from '../../profile/response-quality.ts';

/** With fewer answers person fit says too little. A finished survey has at least 63. */
const minJudgedAnswers = 40;

/**
 * Judges a finished survey as `responseQuality` does, and one that lacks answers by what is left of
 * it: otherwise one reworded question of Set A would let every random answerer into the fit. `cuts`
 * belong to the parameters of the bank.
 */
export function looksCareless(
  bank: Bank,
  answers: Answers,
  cuts: PersonFit = personFitCuts,
): boolean {
  const setA = bank.items.flatMap(({ form }, i) =>
    form === 'standard-48' && answers[i] !== null ? [i] : [],
  );
  const { flags, personFit: judged } = responseQuality(bank, answers, setA, cuts);
  if (flags.length > 0) return true;
  const given = answers.filter((answer) => answer !== null).length;
  return judged === null && given >= minJudgedAnswers && isMisfit(personFit(bank, answers), cuts);
}
