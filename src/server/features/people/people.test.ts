import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { newClient, statusOf, useLimitedApps } from '../../../../test/support/http/limited-apps.ts';
import { keepSomebody } from '../../../../test/support/people/keep-somebody.ts';
import {
  callerOf,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { maxKeptPeople } from '../../../domain/comparing.ts';
import { replacePeople } from './people-store.ts';

const spark = useTestApp();
const apps = useLimitedApps();

const keep = ({ token }: TestUser, shareCode: string, name = 'K.') =>
  spark.call('keepPerson', { token, body: { shareCode, name } });
const remove = ({ token }: TestUser, shareCode: string) =>
  spark.call('removePerson', { token, body: { shareCode } });
const list = async ({ token }: TestUser) => (await spark.call('listPeople', { token })).people;
const listNames = async (user: TestUser) => (await list(user)).map(({ name }) => name);
const refuse = ({ token }: TestUser, shareCode: string, name = 'K.') =>
  spark.refused('keepPerson', { token, body: { shareCode, name } });

const findRow = ({ id }: TestUser) =>
  spark.db.read((tx) =>
    tx.selectFrom('kept_people').selectAll().where('user_id', '=', id).executeTakeFirst(),
  );

/** Fills the list with codes of nonexistent people. */
const fill = async (user: TestUser, count: number, name = 'K.') => {
  const caller = await callerOf(spark, user);
  const people = Array.from({ length: count }, (_, index) => ({
    shareCode: String(index).padStart(20, '0'),
    name,
    keptDay: '2026-01-15',
  }));
  await spark.db.write((tx) => replacePeople(tx, caller, people));
  return people;
};

describe('the list of kept people', () => {
  test('has the latest first, with name and day', async () => {
    const me = await makeUser(spark);
    const first = await keepSomebody(spark, me, 'K.');
    const second = await keepSomebody(spark, me, ' from the café ');
    const keptDay = new Date(spark.now()).toISOString().slice(0, 10);
    expect(await list(me)).toEqual([
      { shareCode: second.shareCode, name: 'from the café', keptDay },
      { shareCode: first.shareCode, name: 'K.', keptDay },
    ]);
  });

  test('renames somebody in place, however the code is typed', async () => {
    const me = await makeUser(spark);
    const [first] = [await keepSomebody(spark, me, 'K.'), await keepSomebody(spark, me, 'L.')];
    await keep(me, ` ${first.shareCode.toLowerCase()}`, 'M.');
    expect(await listNames(me)).toEqual(['L.', 'M.']);
  });

  test('removes somebody once, and its row with the last', async () => {
    const me = await makeUser(spark);
    const [first, second] = [
      await keepSomebody(spark, me, 'K.'),
      await keepSomebody(spark, me, 'L.'),
    ];
    for (const _ of [1, 2]) {
      const { people } = await remove(me, first.shareCode);
      expect(people.map(({ name }) => name)).toEqual(['L.']);
    }
    expect(await findRow(me)).toBeDefined();
    await remove(me, second.shareCode);
    expect([await list(me), await findRow(me)]).toEqual([[], undefined]);
  });

  test('belongs to its owner alone, and does not tell who is gone', async () => {
    const me = await makeUser(spark);
    const [renewed, off, gone] = [
      await keepSomebody(spark, me, 'K.'),
      await keepSomebody(spark, me, 'L.'),
      await keepSomebody(spark, me, 'M.'),
    ];
    const before = await list(me);
    await spark.call('renewShareCode', { token: renewed.token });
    await spark.call('switchSharingOff', { token: off.token });
    await remove(off, renewed.shareCode);
    await spark.call('deleteData', { token: gone.token });
    expect(await list(me)).toEqual(before);
    expect(await list(off)).toEqual([]);
  });

  test('keeps all of several requests at once', async () => {
    const me = await makeUser(spark);
    const others = [];
    for (const seed of [1, 2, 3, 4])
      others.push(await makeFinishedUser(spark, seededAnswers(seed)));
    await Promise.all(others.map(({ shareCode }, index) => keep(me, shareCode, `N${index}`)));
    expect((await listNames(me)).toSorted()).toEqual(['N0', 'N1', 'N2', 'N3']);
  });

  test('ends at fifty people', async () => {
    const me = await makeUser(spark);
    await fill(me, maxKeptPeople - 1);
    const last = await keepSomebody(spark, me, 'K.');
    const { shareCode } = await makeFinishedUser(spark, seededAnswers(1));
    expect(await refuse(me, shareCode)).toMatchObject({
      status: 409,
      detail: 'You keep 50 people, the limit. Remove one first.',
    });
    await keep(me, last.shareCode, 'L.');
    await remove(me, last.shareCode);
    expect((await keep(me, shareCode)).people).toHaveLength(maxKeptPeople);
  });
});

describe('keeping somebody', () => {
  test('refuses a code as comparing does', async () => {
    const me = await makeFinishedUser(spark, seededAnswers(2));
    const unfinished = await makeUser(spark);
    for (const code of [me.shareCode, me.shareCode.toLowerCase(), unfinished.shareCode, '0000']) {
      const compared = await spark.refused('compareProfiles', {
        token: me.token,
        body: { shareCode1: me.shareCode, shareCode2: code },
      });
      expect(await refuse(me, code), code).toEqual(compared);
    }
    expect(await list(me)).toEqual([]);
  });

  test('refuses what is no name', async () => {
    const me = await makeUser(spark);
    const names = ['', '  ', 'x'.repeat(41)];
    await expectRefusals(
      spark,
      names.map((name) => [me, 'keepPerson', { shareCode: '0'.repeat(20), name }, 400]),
    );
  });

  test('counts a miss as looking up does', async () => {
    const { token } = await makeUser(apps.unlimited);
    const client = newClient();
    const body = { shareCode: '0'.repeat(20), name: 'K.' };
    const guess = () => statusOf(apps.limited, 'keepPerson', { client, token, body });
    for (let i = 0; i < 6; i += 1) expect(await guess()).toBe(404);
    expect(await guess()).toBe(429);
  });
});

test('the longest names fit, and the stored length tells the number within a step', async () => {
  const me = await makeUser(spark);
  const people = await fill(me, maxKeptPeople, '\u0001'.repeat(40));
  expect(await list(me)).toEqual(people);
  const lengths: number[] = [];
  for (const count of [1, 8, 15, maxKeptPeople]) {
    await fill(me, count);
    lengths.push((await findRow(me))!.sealed.length);
  }
  expect(lengths).toEqual([1024, 1024, 1024, 3072].map((length) => length + 29));
});
