/**
 * The entrance for people who have answers by question: what the product does with answers in bank
 * order, in four calls (README.md).
 */

import type { Bank } from './bank/bank.ts';
import { compareProfiles, type CompareResult } from './comparison/compare.ts';
import { setBTargetCount } from './facts/survey.ts';
import type { Answers } from './profile/posterior.ts';
import { computeProfile, type Profile } from './profile/profile.ts';
import { responseQuality, type ResponseQuality } from './profile/response-quality.ts';
import { selectRound } from './set-b/select-round.ts';
import { selectSetB, type SetBOptions } from './set-b/set-b.ts';

/** 1..7, or null for a question that was passed; a question that was not asked is absent. */
export type AnswersById = Readonly<Record<string, number | null>>;

function inBankOrder({ items, indexById }: Bank, answers: AnswersById): Answers {
  const unknown = Object.keys(answers).find((id) => !indexById.has(id));
  if (unknown !== undefined) throw new RangeError(`The bank has no question ${unknown}.`);
  return items.map(({ id }) => answers[id] ?? null);
}

/** Every call throws a RangeError for an unknown question or an answer other than 1..7 or null. */
export const score = (bank: Bank, answers: AnswersById): Profile =>
  computeProfile(bank, inBankOrder(bank, answers));

export const compare = (bank: Bank, mine: AnswersById, theirs: AnswersById): CompareResult =>
  compareProfiles(
    { bank, answers: inBankOrder(bank, mine) },
    { bank, answers: inBankOrder(bank, theirs) },
  );

/** `asked` has the ids of Set A in the order of asking; by default, bank order. */
export const checkResponses = (
  bank: Bank,
  answers: AnswersById,
  asked?: readonly string[],
): ResponseQuality =>
  responseQuality(
    bank,
    inBankOrder(bank, answers),
    asked?.map((id) => bank.indexById.get(id)!),
  );

type NextOptions = Pick<SetBOptions, 'seed'> &
  Partial<Pick<SetBOptions, 'targetCount' | 'adaptiveLength'>>;

/**
 * Returns the ids to ask next: what is open of Set A, after it Set B, after that a round of up to
 * ten. Call it again once all of them are answered or passed. Equal input gives equal questions.
 */
export function nextItems(bank: Bank, answers: AnswersById, options: NextOptions): string[] {
  const given = inBankOrder(bank, answers);
  const isOpen = ({ id }: { readonly id: string }): boolean => !Object.hasOwn(answers, id);
  const setA = bank.items.filter(({ form }) => form === 'standard-48');
  const open = setA.filter(isOpen);
  if (open.length > 0) return open.map(({ id }) => id);
  const passed = new Set(
    bank.items.flatMap((item, i) => (isOpen(item) || given[i] !== null ? [] : [i])),
  );
  if (Object.keys(answers).length > setA.length)
    return selectRound(bank, given, { seed: options.seed, passed });
  const { default: targetCount } = setBTargetCount;
  return selectSetB(bank, given, { targetCount, adaptiveLength: false, ...options, passed });
}
