import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { testKey } from '../../../../../test/support/server/test-keys.ts';
import { useFreshTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { deleteIdleAccounts } from './idle-accounts.ts';

const spark = useFreshTestApp();

const minLength = 16;

/** Returns the long values in the rows of the account, which occur in no row of another one. */
async function readOwnValues({ id }: TestUser): Promise<Buffer[]> {
  return spark.db.read(async (tx) => {
    const rows = [
      ...(await tx.selectFrom('users').selectAll().where('id', '=', id).execute()),
      ...(await tx.selectFrom('attempts').selectAll().where('user_id', '=', id).execute()),
    ];
    return rows
      .flatMap((row) => Object.values<unknown>(row))
      .flatMap((value) =>
        typeof value === 'string' || value instanceof Uint8Array ? [Buffer.from(value)] : [],
      )
      .filter(({ length }) => length >= minLength);
  });
}

/** Returns how many of the values occur in a file of the database. */
function countInFiles(values: readonly Buffer[]): number {
  const files = readdirSync(spark.folder).filter((name) => name.startsWith('spark.sqlite'));
  const content = Buffer.concat(files.map((name) => readFileSync(join(spark.folder, name))));
  return values.filter((value) => content.includes(value)).length;
}

describe('the database files', () => {
  test('hold nothing of an account after its deletion', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const values = await readOwnValues(user);
    expect(values.length).toBeGreaterThan(2);
    expect(countInFiles(values)).toBe(values.length);

    await spark.call('deleteData', { token: user.token });
    expect(countInFiles(values)).toBe(0);
  });

  test('hold nothing of an idle account after its deletion', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const values = await readOwnValues(user);
    const other = await makeUser(spark); // was seen last month, so the clock is right
    await spark.db.write(async (tx) => {
      await tx.updateTable('users').set({ last_seen_month: '2020-01' }).execute();
      await tx
        .updateTable('users')
        .set({ last_seen_month: '2025-12' })
        .where('id', '=', other.id)
        .execute();
    });

    await deleteIdleAccounts({
      db: spark.db,
      now: () => spark.now(),
      loginCodeKey: testKey('loginCode'),
    });
    expect(countInFiles(values)).toBe(0);
  });
});
