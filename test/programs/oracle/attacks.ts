import type { WithholdReason } from '../../../src/domain/comparing.ts';
import { simulatePerson } from '../../support/people/simulated-person.ts';
import { type AnswerFunction, retake } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import {
  type Account,
  compare,
  createAccount,
  createFinished,
  readDisclosedItems,
} from './account.ts';
import { allSevenDesign, bluntDesigns, keenDesign, plausibleDesigns } from './designs.ts';

/** The answer sets of one account: that of its first survey, then those of its retakes. */
type AnswerSets = readonly [AnswerFunction, ...AnswerFunction[]];

export interface Attack {
  readonly name: string;
  readonly accounts: readonly AnswerSets[];
}

/** How many accounts compare with one person on the same day, within the owner's limit of 20. */
export const accountsPerDay = 20;
/** One account may compare with 20 people a day. */
const peoplePerDay = 20;
/** An account may take the survey four times in 30 days. */
const maxAnswerSets = 4;

const splitDesigns = (designs: readonly AnswerFunction[]): AnswerSets[] =>
  chunk(designs, maxAnswerSets).map(([first = allSevenDesign, ...others]) => [first, ...others]);

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
  readonly read: readonly ReadonlySet<string>[];
  readonly comparisons: number;
  readonly refused: number;
  readonly withheld: Readonly<Partial<Record<WithholdReason, number>>>;
}

const daySeconds = 86_400;
/** An honest caller waits this long after the survey, because fresh answers name nothing. */
const waitSeconds = 300;

const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );

/**
 * Runs an attack against all victims. Every 20 of them meet attackers of their own, and limits that
 * are fresh.
 */
export async function runAttack(
  spark: TestApp,
  { accounts }: Attack,
  victims: readonly Account[],
): Promise<Outcome> {
  const read = new Map(victims.map((victim) => [victim, new Set<string>()]));
  const withheld: Partial<Record<WithholdReason, number>> = {};
  let [comparisons, refused] = [0, 0];

  const compareWithAll = async (account: Account, group: readonly Account[]): Promise<void> => {
    for (const victim of group) {
      const { reply } = await compare(spark, account, victim);
      comparisons += 1;
      if (reply === null) refused += 1;
      const reason = reply?.detail?.withheld;
      if (reason) withheld[reason] = (withheld[reason] ?? 0) + 1;
      for (const id of reply ? readDisclosedItems(reply) : []) read.get(victim)?.add(id);
    }
  };

  for (const group of chunk(victims, peoplePerDay))
    for (const today of chunk(accounts, accountsPerDay)) {
      spark.moveClock(daySeconds);
      const open: Account[] = [];
      for (const [first] of today) open.push(await createFinished(spark, first));
      for (let round = 0; round < maxAnswerSets; round += 1) {
        for (const [i, account] of open.entries()) {
          const answer = today[i]?.[round];
          if (round > 0 && answer) await retake(spark, account, answer);
        }
        spark.moveClock(waitSeconds);
        for (const [i, account] of open.entries())
          if (today[i]?.[round]) await compareWithAll(account, group);
      }
    }
  return { read: [...read.values()], comparisons, refused, withheld };
}

/**
 * Lets 20 accounts without answers compare with every victim, and then a friend with a finished
 * survey. Returns how many victims the friend could not compare with.
 */
export async function blockFriends(spark: TestApp, victims: readonly Account[]): Promise<number> {
  let blocked = 0;
  for (const group of chunk(victims, peoplePerDay)) {
    spark.moveClock(daySeconds);
    const friend = await createFinished(spark, simulatePerson('friend'));
    for (let i = 0; i < accountsPerDay; i += 1) {
      const stranger = await createAccount(spark);
      for (const victim of group) await compare(spark, stranger, victim);
    }
    spark.moveClock(waitSeconds);
    for (const victim of group)
      if ((await compare(spark, friend, victim)).status !== 200) blocked += 1;
  }
  return blocked;
}
