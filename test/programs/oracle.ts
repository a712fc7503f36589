/**
 * Attacks the comparison with accounts that anybody can create, within the default rate limits,
 * and counts how many items of each simulated person they read: `npm run program -- oracle
 * --people 60 --detail few`. The app runs in this process, with a clock that the program moves.
 * The exit code is 1 if more than six items of a person are read with the choice 'few', if any
 * item is read with 'fit', or if accounts without answers keep a friend from comparing.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CompareDetail,
  compareDetails,
  defaultCompareDetail,
  maxNamedItems,
} from '../../src/domain/comparing.ts';
import { minHighAnswer } from '../../src/domain/survey.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { simulatePerson } from '../support/people/simulated-person.ts';
import type { AnswerFunction } from '../support/server/make-user.ts';
import { openTestApp, type TestApp } from '../support/server/test-app.ts';
import { type Account, createFinished } from './oracle/account.ts';
import {
  accountsPerDay,
  blockFriends,
  listAttacks,
  type Outcome,
  runAttack,
} from './oracle/attacks.ts';
import { coreItems } from './oracle/designs.ts';

interface OracleOptions {
  readonly people: number;
  readonly detail: CompareDetail;
  readonly fleetSize: number;
}

export interface AttackResult extends Omit<Outcome, 'read'> {
  readonly name: string;
  readonly accounts: number;
  readonly answerSets: number;
  /** Per person: how many items were read, and how many of them belong to Set A. */
  readonly items: readonly number[];
  readonly core: readonly number[];
  /**
   * The share of the core answers, 0 to 1, about which it is right to say that an item that was
   * read was answered with at least 5, and any other with less.
   */
  readonly toldApart: number;
}

export interface OracleResult {
  readonly attacks: readonly AttackResult[];
  readonly blockedFriends: number;
  /** How many core answers of a person are at least 5, on average. */
  readonly highAnswers: number;
  /** The share of core answers that is told apart without any comparison. */
  readonly guessed: number;
}

export const attackedApp = { rateLimitScale: 1 } as const;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / Math.max(1, numbers.length);

const isHigh = (answer: AnswerFunction, id: string): boolean => answer(id) >= minHighAnswer;

/** The share of core answers for which the more frequent of high and low is right. */
const guessMajority = (people: readonly AnswerFunction[]): number =>
  mean(
    coreItems.map(({ id }) => {
      const share = mean(people.map((person) => Number(isHigh(person, id))));
      return Math.max(share, 1 - share);
    }),
  );

export async function attackComparisons(
  spark: TestApp,
  { people: count, detail, fleetSize }: OracleOptions,
): Promise<OracleResult> {
  const people = Array.from({ length: count }, (_, i) => simulatePerson(`victim ${i}`));
  const victims: Account[] = [];
  for (const person of people) {
    const victim = await createFinished(spark, person);
    const body = { compareDetail: detail };
    await spark.call('updateOptionalInfo', { token: victim.token, body });
    victims.push(victim);
  }
  const coreIds = new Set(coreItems.map(({ id }) => id));
  const attacks: AttackResult[] = [];
  for (const attack of listAttacks(fleetSize)) {
    const { read, ...counts } = await runAttack(spark, attack, victims);
    attacks.push({
      ...counts,
      name: attack.name,
      accounts: attack.accounts.length,
      answerSets: attack.accounts.flat().length,
      items: read.map(({ size }) => size),
      core: read.map((ids) => [...ids].filter((id) => coreIds.has(id)).length),
      toldApart: mean(
        people.flatMap((person, i) =>
          coreItems.map(({ id }) => Number(read[i]?.has(id) === isHigh(person, id))),
        ),
      ),
    });
  }
  return {
    attacks,
    blockedFriends: await blockFriends(spark, victims),
    highAnswers: mean(
      people.map((person) => coreItems.filter(({ id }) => isHigh(person, id)).length),
    ),
    guessed: guessMajority(people),
  };
}

const maxReadItems = { fit: 0, few: maxNamedItems, all: Infinity } as const;

/** Returns one sentence for each bar that the result misses. */
export function findLeaks(
  { attacks, blockedFriends }: OracleResult,
  detail: CompareDetail,
): string[] {
  const max = maxReadItems[detail];
  const leaks = attacks
    .map(({ name, items }) => ({ name, worst: Math.max(...items) }))
    .filter(({ worst }) => worst > max)
    .map(({ name, worst }) => `${name}: ${worst} items of a person were read, allowed are ${max}.`);
  const blocked = `A friend was kept from comparing with ${blockedFriends} people by accounts without answers.`;
  return blockedFriends > 0 ? [...leaks, blocked] : leaks;
}

const formatCounts = (counts: readonly number[]): string =>
  `${mean(counts).toFixed(1)} (at most ${Math.max(...counts)})`;

function printResult({ attacks, highAnswers, guessed, blockedFriends }: OracleResult): void {
  console.table(
    Object.fromEntries(
      attacks.map((attack) => [
        attack.name,
        {
          accounts: attack.accounts,
          'answer sets': attack.answerSets,
          'items read': formatCounts(attack.items),
          'core items read': formatCounts(attack.core),
          'told high from low': `${(attack.toldApart * coreItems.length).toFixed(1)} of ${coreItems.length}`,
          refused: `${attack.refused} of ${attack.comparisons}`,
          withheld: JSON.stringify(attack.withheld),
        },
      ]),
    ),
  );
  console.log(
    `A person answered ${highAnswers.toFixed(1)} of the ${coreItems.length} core questions high. Without comparing, ${(guessed * coreItems.length).toFixed(1)} of ${coreItems.length} core answers are told apart. Friends kept from comparing: ${blockedFriends}.`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '60' },
      detail: { type: 'string', default: defaultCompareDetail },
      accounts: { type: 'string', default: String(3 * accountsPerDay) },
    },
  });
  const detail = compareDetails.find((each) => each === values.detail);
  const [people, fleetSize] = [Number(values.people), Number(values.accounts)];
  if (!detail || !(people >= 1 && people <= 1000) || !(fleetSize >= 1 && fleetSize <= 200))
    throw new Error(
      'npm run program -- oracle [--people 1-1000] [--detail fit|few|all] [--accounts 1-200]',
    );
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
  const db = openSqlite(folder);
  const spark = await openTestApp({ ...attackedApp, folder, db });
  try {
    const result = await attackComparisons(spark, { people, detail, fleetSize });
    printResult(result);
    const leaks = findLeaks(result, detail);
    for (const leak of leaks) console.log(leak);
    process.exitCode = leaks.length > 0 ? 1 : 0;
  } finally {
    await spark.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await main();
