import { beforeAll, expect, test } from 'vitest';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import { confirm, meet, readResult } from '../../../../test/support/people/make-readings.ts';
import { makeFinishedUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { isFull } from '../../../../test/support/tiers.ts';

const spark = useTestApp();
let ada: TestUser;
let ben: TestUser;
beforeAll(async () => {
  ada = await makeFinishedUser(spark, keen('simultaneous'));
  ben = await makeFinishedUser(spark, mirrored(keen('simultaneous')));
});

const blocks = isFull ? [1, 2, 3, 4, 5] : [1];
const rounds = 20;

// In blocks, so that a busy machine does not reach the time limit of a test.
test.each(blocks)('twenty times simultaneous yeses make one reading (%i)', async () => {
  for (let round = 0; round < rounds; round++) {
    const pairId = await meet(spark, ada, ben);
    await Promise.all([ada, ben, ada, ben].map((person) => confirm(spark, person, pairId)));
    expect(await readResult(spark, ada, pairId)).not.toBeNull();
    const rows = await spark.db.read((tx) => tx.selectFrom('pairs').selectAll().execute());
    expect(rows.map(({ state, deposit }) => [state, deposit])).toEqual([['REVEALED', null]]);
    await spark.db.write(async (tx) => {
      await tx.deleteFrom('pair_sides').execute();
      await tx.deleteFrom('pairs').execute();
    });
  }
});
