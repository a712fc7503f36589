import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../../../test/support/server/test-app.ts';
import { makePostgresDatabase } from '../../../../../test/support/server/test-database.ts';
import { testInFull } from '../../../../../test/support/test-in-full.ts';
import { DatabaseUnavailable } from '../database-errors.ts';
import type { Database, Tx } from '../database.ts';
import { connectionProfiles } from './pool.ts';
import { openPostgres } from './postgres.ts';

let db: Database;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await makePostgresDatabase());
  db = openPostgres(url);
  await db.write((tx) =>
    tx
      .insertInto('scale_labels')
      .values([
        { value: 1, label: 'one' },
        { value: 2, label: 'two' },
      ])
      .execute(),
  );
});
afterAll(async () => {
  await db.close();
  await drop();
});

function openUntilEnd(address: string): Database {
  const opened = openPostgres(address);
  onTestFinished(() => opened.close());
  return opened;
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('an error was expected');
  return error;
}

const hash = new Uint8Array([1, 2, 250, 0]);
const insertUser = (tx: Tx, id: string) =>
  tx
    .insertInto('users')
    .values({
      id,
      login_code_hash: hash,
      login_code_key_id: 1,
      share_code_key_id: 1,
      sealed: hash,
      survey_completed: 0,
      created_day: '2026-01-15',
      email_key_id: 0,
      last_seen_month: '2026-01',
    })
    .execute();

describe('values', () => {
  test('are integers and plain bytes, as in SQLite', async () => {
    const at = 1_768_478_400_123;
    const stored = await db.write(async (tx) => {
      await insertUser(tx, 'u1');
      const times = { created_at: at, last_used_day: '2026-01-15', proven_at: at };
      await tx
        .insertInto('sessions')
        .values({ id: 's1', user_id: 'u1', ...times })
        .execute();
      return tx
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .where('users.id', '=', 'u1')
        .select(['created_at', 'login_code_hash', 'survey_completed', 'consent_day'])
        .executeTakeFirstOrThrow();
    });
    expect(stored).toEqual({
      created_at: at,
      login_code_hash: hash,
      survey_completed: 0,
      consent_day: null,
    });
    expect(Buffer.isBuffer(stored.login_code_hash)).toBe(false);
  });
});

describe('a unit of work', () => {
  test('that fails is undone and rethrows its error', async () => {
    const failure = new Error('no');
    const error = await failureOf(
      db.write(async (tx) => {
        await tx.updateTable('scale_labels').set({ label: 'changed' }).execute();
        throw failure;
      }),
    );
    expect(error).toBe(failure);
    expect(
      await db.read((tx) =>
        tx.selectFrom('scale_labels').select('label').where('label', '=', 'changed').execute(),
      ),
    ).toEqual([]);
  });

  test('that a deadlock undid runs again', async () => {
    const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let runs = 0;
    const relabel = (tx: Tx, value: number) =>
      tx
        .updateTable('scale_labels')
        .set({ edit_version: sql`edit_version + 1` })
        .where('value', '=', value)
        .execute();
    const crossing = (own: 0 | 1) =>
      db.write(async (tx) => {
        runs += 1;
        await relabel(tx, own === 0 ? 1 : 2);
        arrived[own].resolve();
        await arrived[own === 0 ? 1 : 0].promise; // now each holds the row that the other needs
        await relabel(tx, own === 0 ? 2 : 1);
      });
    await Promise.all([crossing(0), crossing(1)]);
    expect(runs).toBeGreaterThanOrEqual(3); // on a busy machine PostgreSQL may undo both
    expect(
      await db.read((tx) =>
        tx.selectFrom('scale_labels').select('edit_version').where('value', 'in', [1, 2]).execute(),
      ),
    ).toEqual([{ edit_version: 2 }, { edit_version: 2 }]);
  });

  test.each(['read', 'write', 'writeStatement'] as const)(
    'runs again after a conflict: %s',
    async (operation) => {
      let runs = 0;
      await db[operation](async (tx) => {
        runs += 1;
        if (runs < 4)
          await sql`do $$ begin raise exception 'x' using errcode = '40001'; end $$`.execute(tx);
      });
      expect(runs).toBe(4);
    },
  );

  test('sees under a lock what its last owner wrote', async () => {
    // Counts rows that are not locked: at repeatable read, the lock alone would not protect them.
    const count = async (tx: Tx) =>
      (await tx.selectFrom('deletions').select('deleted_day').execute()).length;
    const addUnlessTwo = (own: number) =>
      db.write(async (tx) => {
        await sql`select 1 from scale_labels where value = 1 for update`.execute(tx);
        if ((await count(tx)) === 2) return;
        await tx
          .insertInto('deletions')
          .values({ user_hash: new Uint8Array([own]), key_id: 1, deleted_day: '2026-01-15' })
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, (_, own) => addUnlessTwo(own)));
    expect(await db.read(count)).toBe(2);
  });

  testInFull('ends after five seconds as unavailable', async () => {
    expect(await failureOf(db.read((tx) => sql`select pg_sleep(20)`.execute(tx)))).toBeInstanceOf(
      DatabaseUnavailable,
    );
  });
});

describe('an error message', () => {
  test('contains no value of a row', async () => {
    const insert = (user_id: string) =>
      db.write((tx) => tx.insertInto('addresses').values({ email_index: hash, user_id }).execute());
    await insert('SECRETCODE').catch(() => {});
    const error = await failureOf(insert('SECRETCODE'));
    expect(error.message).toBe(
      'PostgreSQL refused a statement (23505, addresses, addresses_pkey).',
    );
    expect(JSON.stringify({ ...error, stack: error.stack, cause: error.cause })).not.toMatch(
      /SECRETCODE|0102fa/i,
    );
    expect(error).not.toBeInstanceOf(DatabaseUnavailable);
  });

  test('contains no password', async () => {
    const unreachable = openUntilEnd('postgres://spark:hidden-word@127.0.0.1:1/spark');
    const error = await failureOf(
      unreachable.read((tx) => tx.selectFrom('users').select('id').execute()),
    );
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('hidden-word');
  });
});

testInFull('a call that waits too long for a connection fails as busy', async () => {
  const { max } = connectionProfiles.serving.pool;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isFull, resolve: fill } = Promise.withResolvers<void>();
  let held = 0;
  const holding = Array.from({ length: max }, () =>
    db.write(async (tx) => {
      await sql`select 1`.execute(tx);
      held += 1;
      if (held === max) fill();
      await isOver;
    }),
  );
  await isFull;
  const error = await failureOf(db.read((tx) => sql`select 1`.execute(tx)));
  end();
  await Promise.all(holding);
  expect(error).toMatchObject({ failure: 'busy' });
  await db.read((tx) => sql`select 1`.execute(tx));
});

describe('a lost connection', () => {
  const endOtherConnections = (tx: Tx) =>
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(tx);
  /** By a statement of the program, so that the list of statements stays as it is. */
  const countLabels = () =>
    db.read(
      async (tx) =>
        (await tx.selectFrom('scale_labels').select(['value', 'label']).orderBy('value').execute())
          .length,
    );

  test('that was idle is replaced silently', async () => {
    const other = openUntilEnd(url);
    await Promise.all(Array.from({ length: 8 }, countLabels));
    await other.read(endOtherConnections);
    await expect
      .poll(() => Promise.all([countLabels(), countLabels()]).catch(() => 'lost'))
      .toEqual([2, 2]);
  });

  test('fails only the unit that used it', async () => {
    const other = openUntilEnd(url);
    const error = await failureOf(
      db.write(async (tx) => {
        await tx.updateTable('scale_labels').set({ label: 'half' }).execute();
        await other.read(endOtherConnections);
        await tx.updateTable('scale_labels').set({ label: 'whole' }).execute();
      }),
    );
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    await expect.poll(() => countLabels().catch(() => 'lost')).toBe(2);
    expect(
      await db.read((tx) =>
        tx
          .selectFrom('scale_labels')
          .select('value')
          .where('label', 'in', ['half', 'whole'])
          .execute(),
      ),
    ).toEqual([]);
  });
});

describe('starting on an empty database', () => {
  test('succeeds for four nodes at once', async () => {
    const empty = await makePostgresDatabase('empty');
    onTestFinished(empty.drop);
    const nodes = await Promise.all(
      Array.from({ length: 4 }, () => openTestApp({ db: openPostgres(empty.url) })),
    );
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    const answers = await Promise.all(nodes.map(({ app }) => app.inject('/readyz')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });
});
