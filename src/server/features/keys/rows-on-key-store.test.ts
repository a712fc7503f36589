import { expect, test } from 'vitest';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { countRowsOnPreviousKey } from './rows-on-key-store.ts';

const spark = useTestApp();

test('all rows are counted, by several statements', async () => {
  await makeUser(spark);
  const user = await spark.db.read((tx) =>
    tx.selectFrom('users').selectAll().executeTakeFirstOrThrow(),
  );
  const count = 10_001; // one more than a statement reads
  const users = Array.from({ length: count }, (_, n) => ({
    ...user,
    id: `user-${n}`,
    login_code_hash: Buffer.from(`login-${n}`),
    login_code_key_id: 1,
  }));
  const wrap = { kind: 'address', salt: null, wrapped: Buffer.alloc(1), key_id: 1 } as const;
  await spark.db.write(async (tx) => {
    for (let start = 0; start < count; start += 1000) {
      const some = users.slice(start, start + 1000);
      await tx.insertInto('users').values(some).execute();
      const wraps = some.map(({ id }) => ({ user_id: id, ...wrap }));
      await tx.insertInto('key_wraps').values(wraps).execute();
    }
  });
  expect(await spark.db.read(countRowsOnPreviousKey)).toEqual({
    login_code: count,
    share_code: 0,
    address: 0,
    address_wrap: count,
  });
});
