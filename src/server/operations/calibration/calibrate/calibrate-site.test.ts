import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTag, storeCopies } from '../../../../../test/support/people/make-copies.ts';
import { calibration } from '../../../../../test/support/people/make-donations.ts';
import {
  adminKey,
  bank,
  openTestApp,
  type TestApp,
} from '../../../../../test/support/server/test-app.ts';
import { engine } from '../../../../../test/support/server/test-database.ts';
import {
  type CalibrationResult,
  decodeResult,
  encodeResult,
  sha256,
  storeResult,
} from '../../../features/calibration/calibration.ts';
import { newKeyPair } from '../../../platform/crypto/x25519.ts';
import { FolderInUse, lockFolder } from '../../../platform/db/sqlite/folder-lock.ts';
import { type CalibrateDeps, calibrateSite } from './calibrate-site.ts';

const copies = 345;
const careless = 20;
const reworded = bank.current.layout.setA[3]!;

let spark: TestApp;
let stateFolder: string;
beforeAll(async () => {
  spark = await openTestApp();
  await spark.call('updateAdminItem', {
    adminKey,
    params: { id: reworded },
    body: { text: 'Another text.' },
  });
  stateFolder = mkdtempSync(join(tmpdir(), 'spark-state-'));
});
afterAll(async () => {
  await spark.close();
  rmSync(stateFolder, { recursive: true, force: true });
});

const schedules = {
  first: { warmUp: 10, tail: 4, information: 0 },
  second: { warmUp: 10, tail: 30, information: 6 },
};

/** Runs a calibration, and returns what it said and made. */
async function run(changes: Partial<CalibrateDeps> = {}) {
  const lines: string[] = [];
  const results: CalibrationResult[] = [];
  const outcome = await calibrateSite({
    read: (use) => use(spark.db),
    bank,
    privateKey: calibration.privateKey,
    stateFolder,
    sharedDb: engine === 'postgres' ? spark.db : null,
    ifDue: false,
    schedules,
    now: spark.now,
    report: (line) => lines.push(line),
    progress: () => {},
    handOver: async (result) => {
      results.push(result);
      const { isPublished } = await spark.db.write((tx) => storeResult(tx, result));
      return isPublished ? 'published' : 'stored';
    },
    ...changes,
  });
  return { ...outcome, lines, result: results[0] };
}

const countRows = (
  table: 'parameter_sets' | 'statistics' | 'counted_copies' | 'calibration_lease',
) => spark.db.read(async (tx) => (await tx.selectFrom(table).selectAll().execute()).length);

describe('without enough copies', () => {
  test('a calibration says that there are none', async () => {
    await expect(run()).rejects.toThrow('There are no donated copies of answers yet.');
  });

  test('a calibration names the number that it needs', async () => {
    await storeCopies(spark.db, copies, { careless });
    const few = copies - 250;
    const read: CalibrateDeps['read'] = (use) =>
      use(spark.db).then((site) => ({ ...site, donations: site.donations.slice(0, few) }));
    const { line, isProblem } = await run({ read });
    expect([line, isProblem]).toEqual([
      'A calibration needs 300 people whose answers are not careless. Nothing was changed.',
      true,
    ]);
    expect(await run({ read, ifDue: true })).toMatchObject({
      line: `No calibration is due: there are ${few} of the 300 copies that the first one needs.`,
      isProblem: false,
    });
    expect(await countRows('parameter_sets')).toBe(0);
    expect(readdirSync(stateFolder)).not.toContain('state');
  });

  test('a calibration refuses another key', async () => {
    await expect(run({ privateKey: newKeyPair().privateKey })).rejects.toThrow(
      `The key opens none of the ${copies} copies: they were sealed to another one.`,
    );
  });

  test('a second calibration at the same time ends at once', async () => {
    const lock = lockFolder(stateFolder);
    expect(await run()).toMatchObject({ line: 'A calibration runs already.', isProblem: true });
    expect(await run({ ifDue: true })).toMatchObject({ isProblem: false });
    lock.release();
    expect(() => lockFolder(stateFolder).release()).not.toThrow(FolderInUse);
  });
});

describe('a calibration after a stop and a withdrawal', () => {
  let done: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    const stop = run({
      progress: (share) => {
        if (share > 0.05) throw new Error('stopped');
      },
    });
    await expect(stop).rejects.toThrow('stopped');
    expect(existsSync(join(stateFolder, 'state'))).toBe(true);
    await spark.db.write((tx) =>
      tx
        .deleteFrom('donations')
        .where('tag', '=', copyTag(copies - 1))
        .execute(),
    );
    await storeCopies(spark.db, 1, { after: copies, week: '2026-W40' });
    done = await run();
  }, 240_000);

  test('begins anew without the person who withdrew', () => {
    expect(done.lines).toEqual([
      'The copies have changed since the stored state: the calibration begins anew.',
    ]);
    const { read, filtered, fitted, unreadable } = done.result!.report.people;
    expect([read, unreadable, fitted]).toEqual([copies, 0, copies - filtered]);
  });

  test('leaves careless people out of the fit and the statistics', async () => {
    const { fitted, filtered } = done.result!.report.people;
    expect(filtered).toBeGreaterThanOrEqual(careless - 1);
    expect(filtered).toBeLessThan(2 * careless);
    expect(await countRows('counted_copies')).toBe(fitted);
    expect(done.line).toBe('published');
    expect(done.result!.statistics).toMatchObject({
      after: 0,
      snapshot: { people: 300, parameterSet: bank.coreVersion, day: '2026-01-15' },
    });
  });

  test('uses only answers to the present text', () => {
    const answers = new Map(done.result!.set.items.map((item) => [item.id, item.answers]));
    const other = bank.current.layout.setA[4]!;
    expect([answers.get(reworded), answers.get(other)]).toEqual([
      1,
      done.result!.report.people.fitted,
    ]);
  });

  test('names the set by day and content, with the hashes of the texts', () => {
    const { set, report, day } = done.result!;
    expect(set.version).toMatch(/^2026-01-15-[0-9a-f]{8}$/);
    expect([day, report.comparedWith]).toEqual(['2026-01-15', null]);
    expect(set.seed).toMatch(/^[0-9a-f]{16}$/);
    const hash = set.items.find(({ id }) => id === reworded)!.textHash;
    expect(hash).toBe(sha256('Another text.'));
  });

  test('reports what would change', () => {
    const { report } = done.result!;
    expect(report.items).toHaveLength(bank.current.model.items.length);
    expect(report.items.some(({ drifts }) => drifts)).toBe(true);
    expect(report.traits).toHaveLength(17);
    expect(report.differences).toEqual([]);
    expect(report.consequences.people).toBe(report.people.fitted);
    expect(report.consequences.meanChange).toBeGreaterThan(1);
    expect(report.consequences.over10).toBeLessThanOrEqual(report.consequences.over5);
  });

  test('has a result that a file holds unchanged', () => {
    const text = encodeResult(done.result!);
    expect(decodeResult(text)).toEqual(done.result);
    expect(() => decodeResult(text.replace('"day', '"dax'))).toThrow(/not a whole result/);
  });

  test('leaves neither state nor lease', async () => {
    expect(readdirSync(stateFolder)).not.toContain('state');
    expect(await countRows('calibration_lease')).toBe(0);
  });

  test('is due again after 50 more copies', async () => {
    expect(await run({ ifDue: true })).toMatchObject({
      line: 'No calibration is due: there are 0 more copies than at the last one, of 50 that it needs.',
      isProblem: false,
    });
    await storeCopies(spark.db, 50, { after: copies + 1 });
    const begun = run({
      ifDue: true,
      progress: () => {
        throw new Error('begun');
      },
    });
    await expect(begun).rejects.toThrow('begun');
  });
});
