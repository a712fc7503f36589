/**
 * Compares how long the server takes where a difference would tell what the other person of a
 * shared reading did: `npm run program -- reading-times`. The result is read 200 times each, in
 * turn, while a reading waits and after a no, a withdrawal and its end; 200 yeses are given each
 * to readings that wait and to those that the other person has ended; and a limit is marked 200
 * times each while one's own yes waits and after the other person's no. The exit code is 1 if a
 * Mann-Whitney test tells any of them from waiting (p ≤ .01). The app runs in this process, so
 * that the network adds no noise.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { record } from '../../src/domain/themes.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { keen, mirrored } from '../support/people/make-pairs.ts';
import {
  confirm,
  end,
  findReading,
  invite,
  join,
  meet,
  reveal,
} from '../support/people/make-readings.ts';
import { makeFinishedUser, signInAgain, type TestUser } from '../support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../support/server/test-app.ts';
import { median, pValueOfDifference } from '../support/statistics.ts';

const repetitions = 200;
const warmUps = 50;
const minP = 0.01;
const daySeconds = 86_400;

interface People {
  readonly ada: TestUser;
  readonly ben: TestUser;
}

interface TimedCall {
  readonly method?: 'POST' | 'PUT';
  readonly url: string;
  readonly payload: object;
}

async function time(
  spark: TestApp,
  { token }: TestUser,
  { method = 'POST', url, payload }: TimedCall,
): Promise<number> {
  const started = performance.now();
  const { statusCode } = await spark.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  const milliseconds = performance.now() - started;
  if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
  return milliseconds;
}

/** Makes a reading in each state in which there is no result, always with the yes of the caller. */
async function makeStates(
  spark: TestApp,
  { ada, ben }: People,
): Promise<{ readonly people: People; readonly pairIds: Readonly<Record<string, string>> }> {
  const late = await invite(spark, ada, 24);
  await join(spark, ben, late);
  await confirm(spark, ada, late.pairId);
  spark.moveClock(daySeconds);
  const people = { ada: await signInAgain(spark, ada), ben: await signInAgain(spark, ben) };
  const waiting = await meet(spark, people.ada, people.ben);
  await confirm(spark, people.ada, waiting);
  const refused = await meet(spark, people.ada, people.ben);
  await confirm(spark, people.ada, refused);
  await end(spark, people.ben, refused);
  const withdrawn = await reveal(spark, people.ada, people.ben);
  await end(spark, people.ben, withdrawn);
  return { people, pairIds: { waiting, refused, withdrawn, expired: late.pairId } };
}

/** Measures every state in each round; each comes first equally often. */
async function alternate<State extends string>(
  states: readonly State[],
  warmUpRounds: number,
  measure: (state: State) => Promise<number>,
): Promise<Record<State, number[]>> {
  const times = record(states, (): number[] => []);
  for (let round = -warmUpRounds; round < repetitions; round++)
    for (let i = 0; i < states.length; i++) {
      const state = states[(i + round + warmUpRounds) % states.length]!;
      const milliseconds = await measure(state);
      if (round >= 0) times[state].push(milliseconds);
    }
  return times;
}

const twoStates = ['waiting', 'refused'] as const;

/** Prints the medians, and returns whether no state can be told from waiting. */
function report(what: string, { waiting = [], ...others }: Record<string, number[]>): boolean {
  const format = (times: readonly number[]): string => `${median(times).toFixed(3)} ms`;
  console.log(`${what}: waiting ${format(waiting)}`);
  return Object.entries(others)
    .map(([state, times]) => {
      const p = pValueOfDifference(waiting, times);
      console.log(`${what}: ${state} ${format(times)}, p = ${p.toFixed(3)}`);
      return p > minP;
    })
    .every(Boolean);
}

async function timeResults(spark: TestApp, two: People): Promise<boolean> {
  const { people, pairIds } = await makeStates(spark, two);
  const times = await alternate(Object.keys(pairIds), warmUps, (state) => {
    const call = { url: '/api/v1/together/result', payload: { pairId: pairIds[state] } };
    return time(spark, people.ada, call);
  });
  return report('the result', times);
}

async function timeYeses(spark: TestApp, { ada, ben }: People): Promise<boolean> {
  const times = await alternate(twoStates, 10, async (state) => {
    const pairIds = { waiting: await meet(spark, ada, ben), refused: await meet(spark, ada, ben) };
    await end(spark, ben, pairIds.refused);
    const pairId = pairIds[state];
    const { attemptId } = await findReading(spark, ada, pairId);
    const payload = { pairId, attemptId };
    const milliseconds = await time(spark, ada, { url: '/api/v1/together/yes', payload });
    await spark.db.write(async (tx) => {
      await tx.deleteFrom('pair_sides').execute();
      await tx.deleteFrom('pairs').execute();
    });
    return milliseconds;
  });
  return report('a yes', times);
}

/** Marks limits of two people alike, of whom one waits and the other one was refused. */
async function timeLimits(spark: TestApp): Promise<boolean> {
  const people: Partial<Record<(typeof twoStates)[number], TestUser>> = {};
  for (const state of twoStates) {
    const person = await makeFinishedUser(spark, keen('limits'));
    const other = await makeFinishedUser(spark, mirrored(keen('limits')));
    const pairId = await meet(spark, person, other);
    await confirm(spark, person, pairId);
    if (state === 'refused') await end(spark, other, pairId);
    people[state] = person;
  }
  const payload = { itemId: bank.current.model.items[0]!.id, isLimit: true };
  const call = { method: 'PUT', url: '/api/v1/profile/limits', payload } as const;
  const times = await alternate(twoStates, warmUps, (state) => time(spark, people[state]!, call));
  return report('a limit', times);
}

const folder = mkdtempSync(joinPath(tmpdir(), 'reading-times-'));
const spark = await openTestApp({ folder, db: openSqlite(folder), logLevel: 'silent' });
try {
  const ada = await makeFinishedUser(spark, keen('times'));
  const ben = await makeFinishedUser(spark, mirrored(keen('times')));
  const areYesesAlike = await timeYeses(spark, { ada, ben });
  const areResultsAlike = await timeResults(spark, { ada, ben });
  const areLimitsAlike = await timeLimits(spark);
  process.exitCode = areYesesAlike && areResultsAlike && areLimitsAlike ? 0 : 1;
} finally {
  await spark.close();
  rmSync(folder, { recursive: true, force: true });
}
