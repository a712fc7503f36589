/** Simulated people for tests of scale. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seed, type SeedOptions } from '../../src/server/commands/seed-database.ts';
import type { SimulatedPerson } from '../../src/server/commands/seed-people.ts';
import { findFigures } from '../../src/server/features/profile/profile.ts';
import { calibration, countCopies, donate } from '../support/people/make-donations.ts';
import { seedDeps } from '../support/people/seed-deps.ts';
import { runScript, type Settings } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import { freshStorage } from '../support/server/fresh-storage.ts';
import { call } from '../support/server/survey-taker.ts';
import { engine } from '../support/server/test-database.ts';
import { makeMasterKey } from '../support/server/test-keys.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp({ calibrationKey: calibration.publicKey });

async function seedPeople(
  count: number,
  options: Omit<SeedOptions, 'count'> = {},
): Promise<SimulatedPerson[]> {
  const people: SimulatedPerson[] = [];
  const shares: number[] = [];
  await seed(
    {
      ...seedDeps(spark),
      onPerson: (person) => people.push(person),
      progress: (share) => shares.push(share),
    },
    { count, ...options },
  );
  expect([people.length, shares.at(-1)]).toEqual([count, 1]);
  return people;
}

const signIn = async ({ loginCode }: SimulatedPerson): Promise<string> =>
  (await spark.call('login', { body: { loginCode } })).accessToken;
const readFigures = ({ owner, attempt }: SimulatedPerson) =>
  spark.db.read((tx) => findFigures(tx, owner, attempt.id));

describe('simulated people', () => {
  test('have finished surveys that are synthetic, each another one', async () => {
    const people = [...(await seedPeople(6)), ...(await seedPeople(6))];
    expect(new Set(people.map(({ attempt }) => attempt.answers)).size).toBe(12);
    for (const person of people) {
      const token = await signIn(person);
      const status = await spark.call('surveyStatus', { token });
      const setB = status.setBItems ?? [];
      expect(status).toMatchObject({
        state: 'FINISHED',
        synthetic: true,
        setAProgress: { answered: 48, total: 48 },
      });
      expect(setB.length).toBeGreaterThanOrEqual(15);
      expect(setB.length).toBeLessThanOrEqual(25);
      expect(person.attempt.answers).toMatch(/^[1-7]{48}[0-7]{80}0{40}$/);
      const answered = status.responses.map(({ itemId }) => itemId);
      expect(answered.toSorted()).toEqual([...status.setAItems, ...setB].toSorted());
      expect(await donate(spark, { token })).toMatchObject({ choice: 'answers', hasCopy: false });
    }
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
  });

  test('can compare, with the profiles that the server computes', async () => {
    const [first, second] = (await seedPeople(2, { profiles: true })) as [
      SimulatedPerson,
      SimulatedPerson,
    ]; // as: two were asked for
    const stored = await readFigures(first);
    const [token, others] = [await signIn(first), await signIn(second)];
    await spark.db.write((tx) =>
      tx.deleteFrom('profiles').where('attempt_id', '=', first.attempt.id).execute(),
    );
    await spark.call('computeProfile', { token, body: { userId: first.user.id } });
    expect(await readFigures(first)).toEqual(stored);
    await spark.call('profileStatus', { token: others });
    const body = { shareCode1: first.shareCode, shareCode2: second.shareCode };
    const { compatibilityScore } = await spark.call('compareProfiles', { token, body });
    expect(compatibilityScore).toBeGreaterThanOrEqual(0);
  });

  /** More people than one statement takes. */
  test('reuse the Set B choices of the first ones', async () => {
    const people = await seedPeople(700, { distinctSetBs: 3 });
    const setBs = people.map(({ attempt }) => attempt.setB.join());
    expect(new Set(setBs)).toEqual(new Set(setBs.slice(0, 3)));
    for (const person of [people[0]!, people.at(-1)!]) await signIn(person);
  });
});

describe('spark seed', () => {
  const run = (args: readonly string[], settings: Settings) => runScript('seed', args, settings);

  test('fills the database, saves the codes, refuses wrong arguments', async () => {
    const settings = await freshStorage();
    const folder = settings.DATA_DIR;
    const codes = join(folder, 'codes');

    expect(await run(['20', '--codes', codes], settings)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(
        /100 %.*\n20 simulated people in .* a second; 20 accounts in all/,
      ),
    });
    const lines = readFileSync(codes, 'utf8').trimEnd().split('\n');
    expect([lines.length, statSync(codes).mode & 0o777]).toEqual([20, 0o600]);
    expect(await run(['20', '--codes', codes], settings)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists already'),
    });
    for (const wrong of [[], ['0'], ['many'], ['5', '6'], ['5', '--fast']])
      expect((await run(wrong, settings)).code).toBe(1);
    expect(await run(['5'], { ...settings, DEMO: 'off' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DEMO is off'),
    });

    const server = await startServer(folder, settings);
    onTestFinished(() => server.kill());
    const [loginCode, shareCode] = lines[7]?.split(' ') ?? [];
    const { user } = await call(server.address, 'login', undefined, { loginCode });
    expect([user.shareCode, user.surveyCompleted]).toEqual([shareCode, true]);
    const whileServing = await run(['5'], settings);
    expect(whileServing).toMatchObject(
      engine === 'postgres'
        ? { code: 0, stderr: expect.stringContaining('25 accounts in all') }
        : { code: 1, stderr: expect.stringContaining('in use by another process') },
    );
  }, 60_000);

  test('adds people while the master key changes', async () => {
    const storage = await freshStorage();
    const settings = (key: number, previous?: number): Settings => ({
      ...storage,
      MASTER_KEY: makeMasterKey(key),
      ...(previous && { MASTER_KEY_PREVIOUS: makeMasterKey(previous) }),
    });
    for (const [given, count] of [
      [settings(1), 1],
      [settings(2, 1), 2],
      [settings(2, 1), 3],
    ] as const)
      expect(await run(['1'], given)).toMatchObject({
        code: 0,
        stderr: expect.stringContaining(`; ${count} accounts in all`),
      });
    expect(await run(['1'], settings(2))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Without the previous master key these stop working: .*\n$/),
    });
  });
});
