import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { trueParameters } from '../../../test/support/people/make-copies.ts';
import { fittedSet } from '../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { bank, openTestApp } from '../../../test/support/server/test-app.ts';
import { decodeResult, inboxFolder } from '../features/calibration/calibration.ts';
import { handOver } from './hand-over.ts';

const set = fittedSet(bank.current.model, trueParameters);

/** Returns the settings of an app that has its database open. */
async function openPlace() {
  const spark = await openTestApp();
  onTestFinished(() => spark.close());
  const address = join(spark.folder, 'database-url');
  const DATABASE_URL = existsSync(address) ? readFileSync(address, 'utf8') : undefined;
  const isShared = DATABASE_URL !== undefined;
  const place = { DATA_DIR: spark.folder, ...(isShared && { DATABASE_URL }) };
  const countSets = () =>
    spark.db.read(
      async (tx) => (await tx.selectFrom('parameter_sets').selectAll().execute()).length,
    );
  return { place, isShared, countSets };
}

describe('a result', () => {
  test('reaches the database of a running server once', async () => {
    const { place, isShared, countSets } = await openPlace();
    const lines = [await handOver(place, set), await handOver(place, set)];
    const path = join(inboxFolder(place.DATA_DIR), `${set.version}.json`);
    const outcome = isShared
      ? 'is stored; it scores nobody until an administrator switches to it.'
      : `waits in ${path}; the server takes it in when an administrator opens Scoring.`;
    expect(lines).toEqual(
      Array(2).fill(`The parameter set ${set.version} from 1200 people ${outcome}`),
    );
    expect(await countSets()).toBe(isShared ? 1 : 0);
    if (!isShared) expect(decodeResult(readFileSync(path, 'utf8'))).toEqual(set);
  });

  test.runIf(process.getuid?.() === 0)('of root can be read by the server', async () => {
    const { place, isShared } = await openPlace();
    if (isShared) return;
    chownSync(place.DATA_DIR, 1234, 1234);
    await handOver(place, set);
    const folder = inboxFolder(place.DATA_DIR);
    for (const path of [join(folder, '..'), folder, join(folder, `${set.version}.json`)]) {
      const { uid, mode } = statSync(path);
      expect([uid, mode & 0o077]).toEqual([1234, 0]);
    }
  });
});
