/** The attacks on the comparison, and what each of them reads of every victim. */

import type { WithholdReason } from '../../../src/domain/comparing.ts';
import { simulatePerson } from '../../support/people/simulated-person.ts';
import type { AnswerFunction } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { type Account, compare, createAccount, createFinished, retake } from './account.ts';
import { allSevenDesign, bluntDesigns, keenDesign, plausibleDesigns } from './designs.ts';
import { readDisclosedItems } from './disclosure.ts';

/** The answer sets of one account: that of its first survey, then those of its retakes. */
type AnswerSets = readonly [AnswerFunction, ...AnswerFunction[]];

export interface Attack {
  readonly name: string;
  readonly accounts: readonly AnswerSets[];
}

/** How many accounts compare with one person on the same day, within the owner's limit of 20. */
export const accountsPerDay = 20;
/** An account may take the survey four times in 30 days. */
const maxAnswerSets = 4;

const splitDesigns = (designs: readonly AnswerFunction[]): AnswerSets[] =>
  Array.from({ length: Math.ceil(designs.length / maxAnswerSets) }, (_, i) => {
    const [first = allSevenDesign, ...others] = designs.slice(
      i * maxAnswerSets,
      (i + 1) * maxAnswerSets,
    );
    return [first, ...others];
  });

/**
 * Returns the attacks. The last one uses `fleetSize` accounts that look like honest people: each
 * begins with a design or with everything, and continues as somebody else.
 */
export function listAttacks(fleetSize: number): Attack[] {
  const begin = [...plausibleDesigns, keenDesign];
  return [
    { name: 'one account, 7 throughout', accounts: [[allSevenDesign]] },
    {
      name: 'designed accounts',
      accounts: bluntDesigns.map((design): AnswerSets => [design]),
    },
    { name: 'two accounts with retakes', accounts: splitDesigns(bluntDesigns) },
    {
      name: 'many plausible accounts',
      accounts: Array.from({ length: fleetSize }, (_, i): AnswerSets => [
        begin[i % begin.length] ?? keenDesign,
        begin[(i + 1) % begin.length] ?? keenDesign,
        simulatePerson(`attacker ${i}`),
      ]),
    },
  ];
}

export interface Outcome {
  /** For each victim, the ids of the items that were read. */
  readonly read: readonly ReadonlySet<string>[];
  readonly comparisons: number;
  readonly refused: number;
  readonly withheld: Readonly<Partial<Record<WithholdReason, number>>>;
}

const daySeconds = 86_400;
/** An honest caller waits this long after the survey, because fresh answers name nothing. */
const waitSeconds = 300;

/** Runs an attack against all victims. Every victim's limits are fresh when it begins. */
export async function runAttack(
  spark: TestApp,
  { accounts }: Attack,
  victims: readonly Account[],
): Promise<Outcome> {
  const read = victims.map(() => new Set<string>());
  const withheld: Partial<Record<WithholdReason, number>> = {};
  let [comparisons, refused] = [0, 0];

  const compareWithAll = async (account: Account): Promise<void> => {
    for (const [i, victim] of victims.entries()) {
      const { reply } = await compare(spark, account, victim);
      comparisons += 1;
      if (reply === null) refused += 1;
      const reason = reply?.detail?.withheld;
      if (reason) withheld[reason] = (withheld[reason] ?? 0) + 1;
      for (const id of reply ? readDisclosedItems(reply) : []) read[i]?.add(id);
    }
  };

  for (let first = 0; first < accounts.length; first += accountsPerDay) {
    spark.moveClock(daySeconds);
    const today = accounts.slice(first, first + accountsPerDay);
    const open: Account[] = [];
    for (const [i, sets] of today.entries()) open[i] = await createFinished(spark, sets[0]);
    for (let round = 0; round < maxAnswerSets; round += 1) {
      for (const [i, account] of open.entries()) {
        const answer = today[i]?.[round];
        if (round > 0 && answer) await retake(spark, account, answer);
      }
      spark.moveClock(waitSeconds);
      for (const [i, account] of open.entries())
        if (today[i]?.[round]) await compareWithAll(account);
    }
  }
  return { read, comparisons, refused, withheld };
}

/**
 * Lets 20 accounts without answers compare with every victim, and then a friend with a finished
 * survey. Returns how many victims the friend could not compare with.
 */
export async function blockFriends(spark: TestApp, victims: readonly Account[]): Promise<number> {
  spark.moveClock(daySeconds);
  const friend = await createFinished(spark, simulatePerson('friend'));
  for (let i = 0; i < accountsPerDay; i += 1) {
    const stranger = await createAccount(spark);
    for (const victim of victims) await compare(spark, stranger, victim);
  }
  spark.moveClock(waitSeconds);
  let blocked = 0;
  for (const victim of victims)
    if ((await compare(spark, friend, victim)).status !== 200) blocked += 1;
  return blocked;
}
