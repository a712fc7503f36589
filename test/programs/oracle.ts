/**
 * Attacks the comparison with accounts that anybody can create, within the default rate limits,
 * and counts how many items of each simulated person they read: `npm run program -- oracle
 * --people 60 --detail few`. The app runs in this process, with a clock that the program moves.
 * The exit code is 1 if more than six items of a person are read with the choice 'few', if any
 * item is read with 'fit', or if accounts without answers keep a friend from comparing. It is 1 as
 * well if a shared reading names an interest to which not both people have said yes.
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
  withholdReasons,
} from '../../src/domain/comparing.ts';
import { minHighAnswer } from '../../src/domain/survey.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { simulatePerson } from '../support/people/simulated-person.ts';
import type { AnswerFunction } from '../support/server/make-user.ts';
import { openTestApp, type TestApp } from '../support/server/test-app.ts';
import { type Account, chooseDetail, createFinished } from './oracle/account.ts';
import {
  accountsPerDay,
  blockFriends,
  listAttacks,
  type Outcome,
  runAttack,
} from './oracle/attacks.ts';
import { coreItems } from './oracle/designs.ts';
import { attackReadings, findReadingLeaks } from './oracle/readings.ts';

interface OracleOptions {
  readonly people: number;
  readonly detail: CompareDetail;
  /** How many accounts the last attack uses. */
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
  readonly isDetailKnown: boolean;
  readonly attacks: readonly AttackResult[];
  /** How many people a friend could not compare with. */
  readonly blockedFriends: number;
  /** How many core answers of a person are at least 5, on average. */
  readonly highAnswers: number;
  /** The share of core answers that is told apart without any comparison. */
  readonly guessed: number;
}

/** The settings of the app under attack: default limits, and one trusted proxy. */
export const attackedApp = { rateLimitScale: 1, trustProxy: 1 } as const;

/** How many people the attacks on shared readings are played against. */
const maxReadingVictims = 20;

/** One account may compare with 20 people a day. */
const maxVictims = 20;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

const isHigh = (answer: AnswerFunction, id: string): boolean => answer(id) >= minHighAnswer;

/** The share of core answers for which the more frequent of high and low is right. */
const guessMajority = (people: readonly AnswerFunction[]): number =>
  mean(
    coreItems.map(({ id }) => {
      const share = mean(people.map((person) => Number(isHigh(person, id))));
      return Math.max(share, 1 - share);
    }),
  );

type GroupResult = Omit<OracleResult, 'highAnswers' | 'guessed'>;

/** Runs all attacks against at most 20 people. */
async function attackPeople(
  spark: TestApp,
  people: readonly AnswerFunction[],
  { detail, fleetSize }: OracleOptions,
): Promise<GroupResult> {
  const victims: Account[] = [];
  let isDetailKnown = true;
  for (const person of people) {
    const victim = await createFinished(spark, person);
    if (!(await chooseDetail(spark, victim, detail))) isDetailKnown = false;
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
  return { isDetailKnown, attacks, blockedFriends: await blockFriends(spark, victims) };
}

/** Merges the results of one attack on several groups of people; there is at least one. */
function mergeAttacks([first, ...others]: readonly AttackResult[]): AttackResult {
  if (!first) throw new Error('there are no results to merge');
  const all = [first, ...others];
  const reasons = withholdReasons.map((reason) => [
    reason,
    sum(all.map(({ withheld }) => withheld[reason] ?? 0)),
  ]);
  return {
    ...first,
    items: all.flatMap(({ items }) => items),
    core: all.flatMap(({ core }) => core),
    toldApart:
      sum(all.map(({ toldApart, items }) => toldApart * items.length)) /
      sum(all.map(({ items }) => items.length)),
    comparisons: sum(all.map(({ comparisons }) => comparisons)),
    refused: sum(all.map(({ refused }) => refused)),
    withheld: Object.fromEntries(reasons.filter(([, count]) => count !== 0)),
  };
}

/** Attacks simulated people in groups of at most 20, each with attackers of its own. */
export async function attackComparisons(
  spark: TestApp,
  options: OracleOptions,
): Promise<OracleResult> {
  const people = Array.from({ length: options.people }, (_, i) => simulatePerson(`victim ${i}`));
  const groups: GroupResult[] = [];
  for (let first = 0; first < people.length; first += maxVictims)
    groups.push(await attackPeople(spark, people.slice(first, first + maxVictims), options));
  return {
    isDetailKnown: groups.every((group) => group.isDetailKnown),
    attacks: listAttacks(options.fleetSize).map((_, i) =>
      mergeAttacks(groups.flatMap(({ attacks }) => attacks[i] ?? [])),
    ),
    blockedFriends: sum(groups.map((group) => group.blockedFriends)),
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
  return [
    ...attacks.flatMap(({ name, items }) => {
      const worst = Math.max(...items);
      return worst > max
        ? [`${name}: ${worst} items of a person were read, allowed are ${max}.`]
        : [];
    }),
    ...(blockedFriends > 0
      ? [
          `A friend was kept from comparing with ${blockedFriends} people by accounts without answers.`,
        ]
      : []),
  ];
}

const formatCounts = (counts: readonly number[]): string =>
  `${mean(counts).toFixed(1)} (at most ${Math.max(...counts)})`;

function printResult({
  isDetailKnown,
  attacks,
  highAnswers,
  guessed,
  blockedFriends,
}: OracleResult): void {
  if (!isDetailKnown) console.log('This server does not let its visitors choose the detail.');
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
    const victims = Array.from({ length: Math.min(people, maxReadingVictims) }, (_, i) =>
      simulatePerson(`reading ${i}`),
    );
    const readings = await attackReadings(spark, victims);
    for (const { name, items } of readings)
      console.log(`${name}: ${formatCounts(items)} interests read`);
    const leaks = [...findLeaks(result, detail), ...findReadingLeaks(readings)];
    for (const leak of leaks) console.log(leak);
    process.exitCode = leaks.length > 0 ? 1 : 0;
  } finally {
    await spark.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await main();
