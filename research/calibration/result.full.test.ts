import { serialiseParameterSet } from 'spark-psychometrics';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { createParameterSet } from '../../packages/psychometrics/src/bank/parameter-set.ts';
import {
  decodeResult,
  sha256,
  storeResult,
  tryToReadRow,
} from '../../src/server/features/calibration/calibration.ts';
import { newKeyPair } from '../../src/server/platform/crypto/seal-to-key.ts';
import { storeCopies, trueParameters } from '../../test/support/people/make-copies.ts';
import { calibration } from '../../test/support/people/make-donations.ts';
import { fittedSet } from '../../test/support/psychometrics/sets/make-parameter-set.ts';
import { adminKey, bank, openTestApp, type TestApp } from '../../test/support/server/test-app.ts';
import { readSiteRows } from './donations.ts';
import { type CalibrationResult, calibrateSite, findBankInUse } from './result.ts';

const copies = 345;
const careless = 20;
const reworded = bank.current.layout.setA[3]!;

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
  await spark.call('updateAdminItem', {
    adminKey,
    params: { id: reworded },
    body: { text: 'Another text.' },
  });
});
afterAll(() => spark.close());

const schedules = {
  first: { warmUp: 10, tail: 4, information: 0 },
  second: { warmUp: 10, tail: 30, information: 6 },
};

/** So short a fit does not settle from every seed. */
const seed = '0123456789abcdef';

async function run({ people = Infinity, privateKey = calibration.privateKey } = {}) {
  const rows = await readSiteRows(spark.db);
  return calibrateSite(
    { ...rows, donations: rows.donations.slice(0, people) },
    { bank, privateKey, schedules, seed, day: '2026-01-15', onProgress: () => {} },
  );
}

describe('without enough copies', () => {
  test('a calibration says that there are none', async () => {
    await expect(run()).rejects.toThrow('There are no donated copies of answers yet.');
  });

  test('a calibration names the number that it needs', async () => {
    await storeCopies(spark.db, copies - 1, { careless });
    await storeCopies(spark.db, 1, { after: copies, week: '2026-W40' });
    await expect(run({ people: 95 })).rejects.toThrow(
      'A calibration needs 300 people whose answers are not careless. Nothing was changed.',
    );
  });

  test('a calibration refuses another key', async () => {
    await expect(run({ privateKey: newKeyPair().privateKey })).rejects.toThrow(
      `The key opens none of the ${copies} copies: they were sealed to another one.`,
    );
  });
});

describe('a calibration', () => {
  let result: CalibrationResult;
  beforeAll(async () => {
    result = await run();
  }, 240_000);

  test('leaves careless people out of the fit', () => {
    const { read, unreadable, fitted, filtered } = result.report.people;
    expect([read, unreadable, fitted]).toEqual([copies, 0, copies - filtered]);
    expect(filtered).toBeGreaterThanOrEqual(careless - 1);
    expect(filtered).toBeLessThan(2 * careless);
  });

  test('uses only answers to the present text', () => {
    const answers = new Map(result.set.items.map((item) => [item.id, item.answers]));
    const other = bank.current.layout.setA[4]!;
    expect([answers.get(reworded), answers.get(other)]).toEqual([1, result.report.people.fitted]);
  });

  test('names the set by day and content, with the hashes of the texts', () => {
    const { set, report } = result;
    expect(set.version).toMatch(/^2026-01-15-[0-9a-f]{8}$/);
    expect(report.comparedWith).toBeNull();
    expect(set.seed).toMatch(/^[0-9a-f]{16}$/);
    const hash = set.items.find(({ id }) => id === reworded)!.textHash;
    expect(hash).toBe(sha256('Another text.'));
  });

  test('reports what would change', () => {
    const { report } = result;
    expect(report.items).toHaveLength(bank.current.model.items.length);
    expect(report.items.some(({ drifts }) => drifts)).toBe(true);
    expect(report.traits).toHaveLength(17);
    expect(report.differences).toEqual([]);
    const english = { language: 'en', people: report.people.fitted, items: [] };
    expect(report.languages).toEqual({ mixed: 0, tests: [english] });
    expect(report.consequences.people).toBe(report.people.fitted);
    expect(report.consequences.meanChange).toBeGreaterThan(1);
    expect(report.consequences.over10).toBeLessThanOrEqual(report.consequences.over5);
  });

  test('has a result that a file holds unchanged, and a site takes in', async () => {
    const { set } = result;
    expect(decodeResult(serialiseParameterSet(set))).toEqual(set);
    await spark.db.write((tx) => storeResult(tx, set));
    const row = await spark.db.read((tx) =>
      tx.selectFrom('parameter_sets').selectAll().executeTakeFirstOrThrow(),
    );
    expect(tryToReadRow(row)).toEqual(set);
  });
});

test('the bank in use has the parameters of the latest set that is whole and fits', async () => {
  const site = await openTestApp();
  const { model } = bank.current;
  const inUse = async () => findBankInUse(await readSiteRows(site.db), bank);
  const versionInUse = async () => (await inUse()).parameterSet;
  const storeAs = async (version: string, covarianceFactor = 1) => {
    const { checksum: _, ...set } = fittedSet(model, trueParameters, { version });
    const covariance = set.covariance.map((row) => row.map((value) => value * covarianceFactor));
    const stored = createParameterSet({ ...set, covariance }, sha256);
    await site.db.write((tx) => storeResult(tx, stored));
    return version;
  };
  const use = (number: number, version: string | null) =>
    site.db.write((tx) =>
      tx.insertInto('parameter_uses').values({ number, version, day: '2026-01-15' }).execute(),
    );
  expect(await inUse()).toBe(bank);
  const first = await storeAs('2026-01-15-00000000');
  expect(await inUse()).toBe(bank);
  await use(1, first);
  const slopes = (await inUse()).current.model.linear[0]!.slopes;
  expect(slopes[0]).toBe(trueParameters.get(model.items[0]!.id)!.a);
  const damaged = await storeAs('2026-01-16-00000000');
  await use(2, damaged);
  expect(await versionInUse()).toBe(damaged);
  await site.db.write((tx) =>
    tx.updateTable('parameter_sets').set({ people: 9 }).where('version', '=', damaged).execute(),
  );
  expect(await versionInUse()).toBe(first);
  await use(3, await storeAs('2026-01-17-00000000', 0.5));
  expect(await versionInUse()).toBe(first);
  await use(4, null);
  expect(await inUse()).toBe(bank);
  await site.close();
});
