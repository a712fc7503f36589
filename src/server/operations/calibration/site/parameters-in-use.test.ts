import { describe, expect, test } from 'vitest';
import { trueParameters } from '../../../../../test/support/people/make-copies.ts';
import {
  emptyReport,
  fittedSet,
} from '../../../../../test/support/psychometrics/sets/fitted-set.ts';
import { openTestApp, bank } from '../../../../../test/support/server/test-app.ts';
import { storeResult } from '../../../features/calibration/calibration.ts';
import { findParametersInUse } from './parameters-in-use.ts';
import { readSiteRows } from './site-rows.ts';

const { model } = bank.current;
const set = fittedSet(model, trueParameters);

describe('the parameters in use', () => {
  test('are those of the latest whole set', async () => {
    const spark = await openTestApp();
    const read = async () => findParametersInUse(await readSiteRows(spark.db), bank);
    const use = (number: number, version: string | null) =>
      spark.db.write((tx) =>
        tx.insertInto('parameter_uses').values({ number, version, day: '2026-01-15' }).execute(),
      );
    expect(await read()).toMatchObject({ version: null, cuts: undefined, current: model });
    await spark.db.write((tx) =>
      storeResult(tx, { set, day: '2026-01-15', report: emptyReport, statistics: null }),
    );
    expect((await read()).version).toBeNull();
    await use(1, set.version);
    const { version, cuts, current, editionOf } = await read();
    expect([version, cuts]).toEqual([set.version, set.cuts.personFit]);
    expect(current.linear[0]!.slopes[0]).toBe(trueParameters.get(model.items[0]!.id)!.a);
    expect(editionOf(bank.current.layout.number)).toBe(current);
    const other = fittedSet(model, trueParameters, '2026-01-16-00000000');
    await spark.db.write((tx) =>
      storeResult(tx, { set: other, day: '2026-01-16', report: emptyReport, statistics: null }),
    );
    await use(2, other.version);
    expect((await read()).version).toBe(other.version);
    await spark.db.write((tx) =>
      tx
        .updateTable('parameter_sets')
        .set({ people: 9 })
        .where('version', '=', other.version)
        .execute(),
    );
    expect((await read()).version).toBe(set.version);
    const unfit = { ...fittedSet(model, trueParameters, '2026-01-17-00000000') };
    const covariance = unfit.covariance.map((row) => row.map((value) => value / 2));
    await spark.db.write((tx) =>
      storeResult(tx, {
        set: { ...unfit, covariance },
        day: '2026-01-17',
        report: emptyReport,
        statistics: null,
      }),
    );
    await use(3, unfit.version);
    expect((await read()).version).toBe(set.version);
    await use(4, null);
    expect((await read()).version).toBeNull();
    await spark.close();
  });
});
