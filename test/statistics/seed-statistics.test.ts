import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countCells } from '../../src/psychometrics/population/population-scales.ts';
import { seed, type SeedOptions } from '../../src/server/commands/seed-database.ts';
import { scorePerson, type SimulatedPerson } from '../../src/server/commands/seed-people.ts';
import { refreshStatistics } from '../../src/server/features/statistics/statistics.ts';
import { seedDeps } from '../support/people/seed-deps.ts';
import { makeScoredPeople } from '../support/psychometrics/scored-people.ts';
import { bank } from '../support/server/test-app.ts';
import { useFreshTestApp } from '../support/server/use-test-app.ts';

const spark = useFreshTestApp();

const publish = (count: number, options: Omit<SeedOptions, 'count'> = {}) =>
  seed(seedDeps(spark), { count, distinctSetBs: 1, ...options });
const publishReal = (count: number) =>
  spark.db.write((tx) =>
    refreshStatistics(tx, {
      people: makeScoredPeople('real', count).map((person) => ({
        ...person,
        tag: randomBytes(32),
      })),
      bank: bank.current.model,
      parameterSet: 'starting values',
      day: '2026-01-15',
      random: randomBytes,
    }),
  );
const stored = () =>
  spark.db.read(async (tx) => {
    const rows = await tx.selectFrom('statistics').select(['number', 'sums']).execute();
    const tags = await tx.selectFrom('counted_copies').select('tag').execute();
    return {
      sums: rows.map(({ sums }) => JSON.parse(sums) as { people: number; cohorts: number }),
      tags: tags.length,
    };
  });

describe('statistics of simulated people', () => {
  test('are published and say that nobody is real', async () => {
    expect(await publish(60)).toEqual({ accounts: 60, scored: 60, publication: 'published' });
    const { statistics } = await spark.call('publicStatistics');
    expect(statistics).toMatchObject({ synthetic: true, people: 50, day: '2026-01-15' });
  });

  test('count the scores of their profiles', async () => {
    const people: SimulatedPerson[] = [];
    await seed(
      {
        ...seedDeps(spark),
        // The noise takes six bytes at a time: zeros make it zero.
        random: (count) => (count === 6 ? new Uint8Array(6) : randomBytes(count)),
        onPerson: (person) => people.push(person),
      },
      { count: 60, distinctSetBs: 1, profiles: true },
    );
    const { sums } = await stored();
    expect(sums).toMatchObject([
      { cells: countCells(people.map((person) => scorePerson(bank, person))) },
    ]);
  });

  test('grow with every run', async () => {
    await publish(60);
    await publish(70);
    const { sums, tags } = await stored();
    expect(sums).toMatchObject([
      { people: 60, cohorts: 1 },
      { people: 130, cohorts: 2 },
    ]);
    expect(tags).toBe(70);
  });

  test('need fifty people, and score no more than allowed', async () => {
    expect(await publish(80, { maxScored: 49 })).toMatchObject({
      scored: 49,
      publication: 'tooFew',
    });
    expect(await stored()).toEqual({ sums: [], tags: 0 });
    const withProfiles = { maxScored: 50, profiles: true };
    expect(await publish(80, withProfiles)).toMatchObject({
      scored: 50,
      publication: 'published',
    });
  });

  test('leave those of real people alone', async () => {
    await publishReal(50);
    const before = await stored();
    expect(await publish(60)).toMatchObject({ accounts: 60, publication: 'real' });
    expect(await stored()).toEqual(before);
  });

  test('give way to those of real people', async () => {
    await publish(60);
    await publishReal(50);
    const { sums, tags } = await stored();
    expect(sums.at(-1)).toMatchObject({ people: 50, cohorts: 1 });
    expect(tags).toBe(50);
    const { statistics } = await spark.call('publicStatistics');
    expect(statistics).toMatchObject({ synthetic: false, people: 50 });
  });
});
