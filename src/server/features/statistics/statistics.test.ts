import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeScoredPeople } from '../../../../test/support/psychometrics/scored-people.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';
import { themes } from '../../../domain/themes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type DonatedPerson, type Population } from './publish.ts';
import { publishStatistics, refreshStatistics } from './statistics.ts';

const everybody: readonly DonatedPerson[] = makeScoredPeople('donors', 400).map((person, n) => ({
  ...person,
  tag: createHash('sha256').update(`donor ${n}`).digest(),
}));

const spark = useFreshTestApp();

const refreshIn = (tx: Tx, given: Partial<Population>) =>
  refreshStatistics(tx, {
    people: everybody,
    bank: bank.current.model,
    parameterSet: 'first',
    day: '2026-01-15',
    random: randomBytes,
    ...given,
  });

const refresh = (people: readonly DonatedPerson[], given: Partial<Population> = {}) =>
  spark.db.write((tx) => refreshIn(tx, { people, ...given }));

const simulate = (count: number) =>
  refresh(
    makeScoredPeople('simulated', count).map((person) => ({ ...person, tag: randomBytes(32) })),
    { synthetic: true },
  );

/** Reads the statistics after the minute for which the server keeps them. */
async function read() {
  spark.moveClock(61);
  return (await spark.call('publicStatistics')).statistics;
}

const rows = () => spark.db.read((tx) => tx.selectFrom('statistics').selectAll().execute());
const counted = async () =>
  (await spark.db.read((tx) => tx.selectFrom('counted_copies').select('tag').execute())).length;

describe('the call', () => {
  test('tells where the parameters stand before any statistics', async () => {
    const { parameters, statistics } = await spark.call('publicStatistics');
    const { status } = bank.current.model;
    expect(statistics).toBeNull();
    expect(parameters).toEqual({
      provisional: status.filter((each) => each === 'provisional').length,
      literature: status.filter((each) => each === 'literature').length,
      calibrated: 0,
      people: null,
    });
  });

  test('shows the newest statistics after a minute', async () => {
    await spark.call('publicStatistics');
    const snapshot = await refresh(everybody.slice(0, 120));
    expect((await spark.call('publicStatistics')).statistics).toBeNull();
    expect(await read()).toEqual(snapshot);
    expect(snapshot).toMatchObject({ people: 100, parameterSet: 'first', day: '2026-01-15' });
    expect(snapshot.themes.map(({ theme }) => theme)).toEqual(themes);
  });

  test('answers 304 to a client that has this reply', async () => {
    const url = '/api/v1/statistics';
    const { headers } = await spark.app.inject(url);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = { url, headers: { 'if-none-match': `"other", ${headers['etag']}` } };
    expect(await spark.app.inject(again)).toMatchObject({ statusCode: 304, body: '' });
    await refresh(everybody);
    spark.moveClock(61);
    expect((await spark.app.inject(again)).statusCode).toBe(200);
  });

  test('never shows a row that was changed', async () => {
    await refresh(everybody);
    await spark.db.write((tx) => tx.updateTable('statistics').set({ day: '2026-01-16' }).execute());
    expect((await spark.app.inject('/api/v1/statistics')).statusCode).toBe(500);
  });
});

describe('a refresh', () => {
  test('needs 50 new people', async () => {
    const few = { code: 'conflict' };
    await expect(refresh(everybody.slice(0, 49))).rejects.toMatchObject(few);
    await refresh(everybody.slice(0, 50));
    await expect(refresh(everybody.slice(0, 99))).rejects.toMatchObject(few);
    await refresh(everybody.slice(0, 100));
    expect((await rows()).map(({ number }) => number)).toEqual([1, 2]);
    expect(await counted()).toBe(100);
  });

  test('does not count withdrawn people as new ones', async () => {
    await refresh(everybody.slice(0, 100));
    await expect(refresh(everybody.slice(60, 140))).rejects.toMatchObject({ code: 'conflict' });
  });

  test('keeps withdrawn people in the sums, but not their tags', async () => {
    await refresh(everybody.slice(0, 200));
    await refresh(everybody.slice(40, 260));
    const [, second] = await rows();
    expect(JSON.parse(second?.sums ?? '')).toMatchObject({ people: 260, cohorts: 2 });
    expect(await counted()).toBe(220);
  });

  test('counts nobody twice who looked careless in between', async () => {
    const existing = everybody.slice(0, 300).map(({ tag }) => tag);
    const refreshOf = (people: readonly DonatedPerson[]) => refresh(people, { existing });
    await refreshOf(everybody.slice(0, 120));
    await refreshOf(everybody.slice(60, 200)); // 60 people look careless this time
    expect(await counted()).toBe(200);
    await expect(refreshOf(everybody.slice(0, 200))).rejects.toMatchObject({ code: 'conflict' });
  });

  test('begins anew with other parameters', async () => {
    await refresh(everybody.slice(0, 200));
    await refresh(everybody.slice(0, 260), { parameterSet: 'second' });
    const [, second] = await rows();
    expect(JSON.parse(second?.sums ?? '')).toMatchObject({ people: 260, cohorts: 1 });
  });

  test('stores no exact count', async () => {
    await refresh(everybody);
    const [row] = await rows();
    const { cells } = JSON.parse(row?.sums ?? '') as { cells: number[][] };
    const totals = cells.map((counts) => counts.reduce((sum, count) => sum + count, 0));
    expect(totals.filter((total) => total !== everybody.length).length).toBeGreaterThan(5);
  });
});

describe('simulated people', () => {
  test('are marked', async () => {
    await simulate(100);
    expect(await read()).toMatchObject({ people: 100, synthetic: true });
    await refresh(everybody);
    expect(await read()).toMatchObject({ people: 400, synthetic: false });
  });

  test('are never added to real ones, nor counted with them', async () => {
    await simulate(100);
    await refresh(everybody.slice(0, 50));
    const [, second] = await rows();
    expect(JSON.parse(second?.sums ?? '')).toMatchObject({ people: 50, cohorts: 1 });
    expect(await counted()).toBe(50);
  });

  test('never replace real ones', async () => {
    await refresh(everybody.slice(0, 50));
    await expect(simulate(100)).rejects.toMatchObject({ code: 'conflict' });
    expect(await rows()).toHaveLength(1);
    expect(await counted()).toBe(50);
  });
});

describe('a publication is refused', () => {
  const publishChanged = (cells: (number | null)[], people = 400) =>
    spark.db.write(async (tx) => {
      const snapshot = await refreshIn(tx, { people: everybody.slice(0, 200) });
      const [first, ...others] = snapshot.themes;
      await publishStatistics(tx, {
        snapshot: { ...snapshot, people, themes: [{ ...first!, cells }, ...others] },
        sums: { people: 400, cohorts: 2, cells: [], moments: [] },
        tags: everybody.map(({ tag }) => tag),
      });
    });

  test('never if it keeps the rules', async () => {
    await expect(publishChanged([null, null, 100, 80, 90])).resolves.toBeUndefined();
  });

  test.each<[string, (number | null)[], number?]>([
    ['with a cell below ten', [5, null, 100, 80, 90]],
    ['with a cell of none', [0, null, 100, 80, 90]],
    ['with an unrounded cell', [33, 40, 100, 80, 90]],
    ['with a single hidden cell', [null, 40, 100, 80, 90]],
    ['with a cell too few', [40, 100, 80, 90]],
    ['with an exact number of people', [40, 40, 40, 40, 40], 399],
  ])('%s', async (_, cells, people) => {
    await expect(publishChanged(cells, people)).rejects.toMatchObject({ code: 'bad_request' });
    expect(await rows()).toEqual([]);
  });
});
