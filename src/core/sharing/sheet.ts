/** The rules of an agreement: which of two people's marks both may see. */

import { type Bank, findSharedItems, type SharedItem } from 'spark-psychometrics';
import {
  type AftercareNeed,
  aftercareNeeds,
  type AgreementMark,
  type Sentence,
  type StopSignal,
  stopSignals,
} from '../../domain/agreement.ts';
import type { LimitCheck } from '../survey/hard-limits.ts';

export const roles = ['inviter', 'joiner'] as const;
export type Role = (typeof roles)[number];

export const otherRole = { inviter: 'joiner', joiner: 'inviter' } as const satisfies Record<
  Role,
  Role
>;

/** The marks, choices and sentence that one person has sent for a round. */
export interface Given {
  /** Only 'yes' and 'talk', by the person's own question about the interest. */
  readonly marks: readonly { readonly itemId: string; readonly mark: AgreementMark }[];
  readonly added: readonly string[];
  readonly stopSignals: readonly StopSignal[];
  readonly aftercare: readonly AftercareNeed[];
  readonly sentence: Sentence | null;
}

/** The agreement of two people. Of its parts only the sentences show their author. */
export interface Sheet {
  readonly agreedDay: string;
  readonly yes: readonly SharedItem[];
  readonly talk: readonly SharedItem[];
  readonly stopSignals: readonly { readonly signal: StopSignal; readonly isBoth: boolean }[];
  readonly aftercare: readonly { readonly need: AftercareNeed; readonly isBoth: boolean }[];
  readonly sentences: Readonly<Record<Role, Sentence | null>>;
}

/** Returns the question of the person with this role, then the other person's side of it. */
export const orderSides = (
  { item, complementary, isMutual }: SharedItem,
  role: Role,
): readonly [own: string, others: string] =>
  role === 'joiner' && !isMutual ? [complementary, item] : [item, complementary];

/** Whether adding a question would repeat an interest of the reading. */
export const isInReading = (items: readonly SharedItem[], role: Role, itemId: string): boolean =>
  items.some((item) => {
    const [own, others] = orderSides(item, role);
    return own === itemId || (item.isMutual && others === itemId);
  });

/** Returns the stored form of a person's marks, in which 'notNow' and no mark are the same. */
export function keepGiven(items: readonly SharedItem[], role: Role, sent: Given): Given {
  const marks = new Map(sent.marks.map(({ itemId, mark }) => [itemId, mark]));
  return {
    ...sent,
    marks: items.flatMap((item) => {
      const [itemId] = orderSides(item, role);
      const mark = marks.get(itemId);
      return mark === undefined || mark === 'notNow' ? [] : [{ itemId, mark }];
    }),
    stopSignals: stopSignals.filter((signal) => sent.stopSignals.includes(signal)),
    aftercare: aftercareNeeds.filter((need) => sent.aftercare.includes(need)),
  };
}

interface Round {
  /** Every edition. */
  readonly banks: readonly Bank[];
  /** The interests of the reading. */
  readonly items: readonly SharedItem[];
  readonly given: Readonly<Record<Role, Given>>;
  readonly agreedDay: string;
}

/** Unites the choices of both, in the order of the whole list. */
function unite<T>(all: readonly T[], one: readonly T[], other: readonly T[]) {
  const chosen = all.filter((each) => one.includes(each) || other.includes(each));
  return chosen.map((each) => ({ each, isBoth: one.includes(each) && other.includes(each) }));
}

/** Returns the interests that both have added, each from their own side, once for all editions. */
function findAdded(banks: readonly Bank[], given: Round['given']): SharedItem[] {
  const [mine, theirs] = [new Set(given.inviter.added), new Set(given.joiner.added)];
  const found = banks.flatMap((bank) =>
    findSharedItems({ bank, open: mine }, { bank, open: theirs }),
  );
  return [...new Map(found.map((item) => [`${item.item} ${item.complementary}`, item])).values()];
}

/**
 * Returns the interests that both have marked 'yes', and those that both have marked or added and
 * at least one wants to talk about. A wish of only one of the two leaves no trace.
 */
export function makeSheet({ banks, items, given, agreedDay }: Round): Sheet {
  const { inviter, joiner } = given;
  const readMarks = (item: SharedItem): (AgreementMark | undefined)[] =>
    roles.map((role) => {
      const [own] = orderSides(item, role);
      return given[role].marks.find(({ itemId }) => itemId === own)?.mark;
    });
  const wanted = items.filter((item) =>
    readMarks(item).every((mark) => mark === 'yes' || mark === 'talk'),
  );
  const yes = wanted.filter((item) => readMarks(item).every((mark) => mark === 'yes'));
  return {
    agreedDay,
    yes,
    talk: [...wanted.filter((item) => !yes.includes(item)), ...findAdded(banks, given)],
    stopSignals: unite(stopSignals, inviter.stopSignals, joiner.stopSignals).map(
      ({ each, isBoth }) => ({ signal: each, isBoth }),
    ),
    aftercare: unite(aftercareNeeds, inviter.aftercare, joiner.aftercare).map(
      ({ each, isBoth }) => ({ need: each, isBoth }),
    ),
    sentences: { inviter: inviter.sentence, joiner: joiner.sentence },
  };
}

/** Leaves out interests with a side that touches a limit. */
export const withoutLimited = (items: readonly SharedItem[], isLimited: LimitCheck): SharedItem[] =>
  items.filter(({ item, complementary }) => !isLimited(item) && !isLimited(complementary));

export const sheetWithout = (sheet: Sheet, isLimited: LimitCheck): Sheet => ({
  ...sheet,
  yes: withoutLimited(sheet.yes, isLimited),
  talk: withoutLimited(sheet.talk, isLimited),
});

/**
 * Returns a person's marks without those that touch a limit. The other person's additions stay,
 * because their absence would reveal the limit; they can match nothing any more.
 */
export function givenWithout(given: Given, isLimited: LimitCheck, isOwnLimit: boolean): Given {
  return {
    ...given,
    marks: given.marks.filter(({ itemId }) => !isLimited(itemId)),
    added: isOwnLimit ? given.added.filter((itemId) => !isLimited(itemId)) : given.added,
  };
}
